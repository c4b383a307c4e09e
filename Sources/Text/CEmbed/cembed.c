#include "cembed.h"

#include <stdlib.h>
#include <zstd.h>

const struct cembed_packed *cembed_find_packed(const struct cembed_packed *files, const char *name) {
  for (; files->name; files++) {
    if (strcmp(files->name, name) == 0) return files;
  }
  return NULL;
}

const struct cembed_packed *cembed_rest(const struct cembed_packed *part) {
  if (!part || !part[1].name || strcmp(part[0].name, part[1].name) != 0) return NULL;
  return part + 1;
}

static bool unpack(const struct cembed_packed *file, const unsigned char *before, size_t before_count, unsigned char *into) {
  if (before_count == 0) return ZSTD_decompress(into, file->packed_count, file->bytes, file->count) == file->packed_count;
  ZSTD_DCtx *context = ZSTD_createDCtx();
  if (!context) return false;
  ZSTD_DCtx_refPrefix(context, before, before_count);
  size_t count = ZSTD_decompressDCtx(context, into, file->packed_count, file->bytes, file->count);
  ZSTD_freeDCtx(context);
  return count == file->packed_count;
}

// Copies the bytes up to the end of a line, and returns where the next one begins.
static const unsigned char *copy_line(const unsigned char *line, const unsigned char *end, unsigned char **into) {
  const unsigned char *feed = memchr(line, '\n', (size_t)(end - line));
  if (!feed) feed = end;
  memcpy(*into, line, (size_t)(feed - line));
  *into += feed - line;
  return feed < end ? feed + 1 : end;
}

bool cembed_unpack(const struct cembed_packed *file, const unsigned char *before, size_t before_count, unsigned char *into) {
  if (!file->heads) return unpack(file, before, before_count, into);
  size_t head_count = file->heads->unpacked_count;
  unsigned char *heads = malloc(head_count + file->packed_count + 1);
  if (!heads) return false;
  unsigned char *rests = heads + head_count;
  bool is_read = unpack(file->heads, NULL, 0, heads) && unpack(file, before, before_count, rests);
  if (is_read) {
    const unsigned char *head = heads, *rest = rests, *end = rests + file->packed_count;
    while (rest < end) {
      head = copy_line(head, rests, &into);
      rest = copy_line(rest, end, &into);
      *into++ = '\n';
    }
  }
  free(heads);
  return is_read;
}
