// Packs files into a source of C, so that the program carries them in little room: pack-files TABLE OUT FILE...
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

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

// Writes the packed bytes of a file, and returns how many the file has.
static size_t pack(const char *path, int place, FILE *out) {
  size_t count;
  unsigned char *bytes = contents(path, &count);
  size_t room = ZSTD_compressBound(count);
  unsigned char *packed = malloc(room);
  size_t size = packed ? ZSTD_compress(packed, room, bytes, count, ZSTD_maxCLevel()) : 0;
  if (!packed || ZSTD_isError(size)) fail("pack", path);
  fprintf(out, "static const unsigned char file_%d[] = {", place);
  for (size_t i = 0; i < size; i++) fprintf(out, i % 32 == 0 ? "\n%d," : "%d,", packed[i]);
  fprintf(out, "\n};\n");
  free(packed);
  free(bytes);
  return count;
}

// What a file is called in the table: its name without folders and kind.
static void write_name(const char *path, FILE *out) {
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  const char *dot = strrchr(name, '.');
  fprintf(out, "%.*s", (int)(dot ? dot - name : (long)strlen(name)), name);
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: pack-files TABLE OUT FILE...\n");
    return 2;
  }
  const char *path = arguments[2];
  FILE *out = fopen(path, "w");
  size_t *sizes = calloc((size_t)count, sizeof *sizes);
  if (!out || !sizes) fail("write", path);
  fprintf(out, "#include \"cembed.h\"\n\n");
  for (int i = 3; i < count; i++) sizes[i] = pack(arguments[i], i, out);
  fprintf(out, "\nconst struct cembed_packed %s[] = {\n", arguments[1]);
  for (int i = 3; i < count; i++) {
    fprintf(out, "  {\"");
    write_name(arguments[i], out);
    fprintf(out, "\", file_%d, sizeof file_%d, %zu},\n", i, i, sizes[i]);
  }
  fprintf(out, "  {0},\n};\n");
  free(sizes);
  if (fclose(out) != 0) fail("write", path);
  return 0;
}
