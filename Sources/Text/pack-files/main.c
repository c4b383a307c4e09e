// Packs files into a source of C, so that the program carries them in little room: pack-files TABLE OUT FILE...
//
// A file is parted before each line that begins with `# ---- `. A further part is packed as what follows the one before it.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

static const char mark[] = "\n# ---- ";

static void fail(const char *what, const char *path) {
  fprintf(stderr, "pack-files: cannot %s %s\n", what, path);
  exit(1);
}

static unsigned char *contents(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) fail("read", path);
  long size = ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(size > 0 ? (size_t)size : 1);
  if (size < 0 || !bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size) fail("read", path);
  fclose(file);
  *count = (size_t)size;
  return bytes;
}

// How many bytes come before the next mark.
static size_t part_count(const unsigned char *bytes, size_t count) {
  size_t length = sizeof mark - 1;
  for (size_t i = 0; i + length <= count; i++) {
    if (memcmp(bytes + i, mark, length) == 0) return i + 1;
  }
  return count;
}

// - before_count: How many of the bytes before these belong to the part before.
static void write_packed(
  const unsigned char *bytes, size_t count, size_t before_count, const char *path, int file, int part, FILE *out
) {
  size_t room = ZSTD_compressBound(count);
  unsigned char *packed = malloc(room);
  ZSTD_CCtx *context = ZSTD_createCCtx();
  if (!packed || !context) fail("pack", path);
  ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, ZSTD_maxCLevel());
  if (before_count > 0) ZSTD_CCtx_refPrefix(context, bytes - before_count, before_count);
  size_t size = ZSTD_compress2(context, packed, room, bytes, count);
  if (ZSTD_isError(size)) fail("pack", path);
  ZSTD_freeCCtx(context);
  fprintf(out, "static const unsigned char file_%d_%d[] = {", file, part);
  for (size_t i = 0; i < size; i++) fprintf(out, i % 32 == 0 ? "\n%d," : "%d,", packed[i]);
  fprintf(out, "\n};\n");
  free(packed);
}

// What a file is called in the table: its name without folders and kind.
static void write_name(const char *path, FILE *out) {
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  const char *dot = strrchr(name, '.');
  fprintf(out, "%.*s", (int)(dot ? dot - name : (long)strlen(name)), name);
}

// Writes the parts of a file, or the entries of the table that name them.
static void write_parts(const char *path, int file, bool isTable, FILE *out) {
  size_t count;
  unsigned char *bytes = contents(path, &count);
  size_t start = 0, before = 0;
  int part = 0;
  do {
    size_t size = part_count(bytes + start, count - start);
    if (isTable) {
      fprintf(out, "  {\"");
      write_name(path, out);
      fprintf(out, "\", file_%d_%d, sizeof file_%d_%d, %zu},\n", file, part, file, part, size);
    } else {
      write_packed(bytes + start, size, before, path, file, part, out);
    }
    start += size;
    before = size;
    part++;
  } while (start < count);
  free(bytes);
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: pack-files TABLE OUT FILE...\n");
    return 2;
  }
  const char *path = arguments[2];
  FILE *out = fopen(path, "w");
  if (!out) fail("write", path);
  fprintf(out, "#include \"cembed.h\"\n\n");
  for (int i = 3; i < count; i++) write_parts(arguments[i], i, false, out);
  fprintf(out, "\nconst struct cembed_packed %s[] = {\n", arguments[1]);
  for (int i = 3; i < count; i++) write_parts(arguments[i], i, true, out);
  fprintf(out, "  {0},\n};\n");
  if (fclose(out) != 0) fail("write", path);
  return 0;
}
