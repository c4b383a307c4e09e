#include "cembed.h"

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

bool cembed_unpack(const struct cembed_packed *file, const unsigned char *before, size_t before_count, unsigned char *into) {
  if (before_count == 0) return ZSTD_decompress(into, file->unpacked_count, file->bytes, file->count) == file->unpacked_count;
  ZSTD_DCtx *context = ZSTD_createDCtx();
  if (!context) return false;
  ZSTD_DCtx_refPrefix(context, before, before_count);
  size_t count = ZSTD_decompressDCtx(context, into, file->unpacked_count, file->bytes, file->count);
  ZSTD_freeDCtx(context);
  return count == file->unpacked_count;
}
