#include "cembed.h"

#include <zstd.h>

const struct cembed_packed *cembed_find_packed(const struct cembed_packed *files, const char *name) {
  for (; files->name; files++) {
    if (strcmp(files->name, name) == 0) return files;
  }
  return NULL;
}

bool cembed_unpack(const struct cembed_packed *file, unsigned char *into) {
  return ZSTD_decompress(into, file->unpacked_count, file->bytes, file->count) == file->unpacked_count;
}
