// Packs files into a source of C, so that the program carries them in little room: pack-files TABLE OUT FILE...
//
// A file is parted before each line that begins with `# ---- `. A further part is packed as what follows the one before it. Where all files have
// the same lines but for what stands behind a `=`, as one text in several languages has, what stands before it is kept once for all.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

static const char mark[] = "\n# ---- ";

enum { most_parts = 16 };

struct text {
  const unsigned char *bytes;
  size_t count;
};

struct file {
  const char *path;
  int part_count;
  struct text parts[most_parts];
};

static void fail(const char *what, const char *path) {
  fprintf(stderr, "pack-files: cannot %s %s\n", what, path);
  exit(1);
}

static void *room_for(size_t count, const char *path) {
  void *room = calloc(count > 0 ? count : 1, 1);
  if (!room) fail("pack", path);
  return room;
}

static struct text contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) fail("read", path);
  long size = ftell(file);
  rewind(file);
  if (size < 0) fail("read", path);
  unsigned char *bytes = room_for((size_t)size, path);
  if (fread(bytes, 1, (size_t)size, file) != (size_t)size) fail("read", path);
  fclose(file);
  return (struct text){bytes, (size_t)size};
}

// How many bytes come before the next mark.
static size_t count_before_mark(struct text text) {
  size_t length = sizeof mark - 1;
  for (size_t i = 0; i + length <= text.count; i++) {
    if (memcmp(text.bytes + i, mark, length) == 0) return i + 1;
  }
  return text.count;
}

// A file whose parts stand one behind the other in memory.
static struct file parted(const char *path) {
  struct file file = {.path = path};
  struct text left = contents(path);
  do {
    if (file.part_count == most_parts) fail("part", path);
    size_t count = count_before_mark(left);
    file.parts[file.part_count++] = (struct text){left.bytes, count};
    left.bytes += count;
    left.count -= count;
  } while (left.count > 0);
  return file;
}

// The line that begins at a place, with its line feed.
static struct text line_at(struct text text, size_t start) {
  const unsigned char *feed = memchr(text.bytes + start, '\n', text.count - start);
  return (struct text){text.bytes + start, feed ? (size_t)(feed - text.bytes) + 1 - start : text.count - start};
}

// How many bytes of a line may begin it in all files: up to the sign that the words of a language stand behind, and the blank after it.
static size_t head_count(struct text line) {
  const unsigned char *sign = memchr(line.bytes, '=', line.count);
  if (!sign) return 0;
  size_t count = (size_t)(sign - line.bytes) + 1;
  return count + (count < line.count && line.bytes[count] == ' ');
}

// Takes what begins a line in all files out of one of their parts, and returns it, a line for a line. Parts that have not the same lines stay.
static struct text take_heads(const struct file *files, int file_count, int part, struct text *rests) {
  struct text none = {NULL, 0};
  size_t starts[file_count];
  unsigned char *ends[file_count];
  for (int i = 0; i < file_count; i++) {
    starts[i] = 0;
    ends[i] = room_for(files[i].parts[part].count, files[i].path);
    rests[i] = (struct text){ends[i], 0};
  }
  struct text whole = files[0].parts[part];
  unsigned char *heads = room_for(whole.count, files[0].path), *end = heads;
  while (starts[0] < whole.count) {
    struct text first = line_at(whole, starts[0]);
    size_t head = head_count(first);
    for (int i = 0; i < file_count; i++) {
      if (starts[i] >= files[i].parts[part].count) return none;
      struct text line = line_at(files[i].parts[part], starts[i]);
      if (line.bytes[line.count - 1] != '\n') return none;
      if (line.count < head || memcmp(line.bytes, first.bytes, head) != 0) head = 0;
    }
    memcpy(end, first.bytes, head);
    end += head;
    *end++ = '\n';
    for (int i = 0; i < file_count; i++) {
      struct text line = line_at(files[i].parts[part], starts[i]);
      memcpy(ends[i], line.bytes + head, line.count - head);
      ends[i] += line.count - head;
      starts[i] += line.count;
    }
  }
  for (int i = 0; i < file_count; i++) {
    if (starts[i] < files[i].parts[part].count) return none;
    rests[i].count = (size_t)(ends[i] - rests[i].bytes);
  }
  return (struct text){heads, (size_t)(end - heads)};
}

// - before: What the packed bytes are read behind.
static void write_packed(struct text text, struct text before, const char *path, int file, int part, FILE *out) {
  size_t room = ZSTD_compressBound(text.count);
  unsigned char *packed = room_for(room, path);
  ZSTD_CCtx *context = ZSTD_createCCtx();
  if (!context) fail("pack", path);
  ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, ZSTD_maxCLevel());
  if (before.count > 0) ZSTD_CCtx_refPrefix(context, before.bytes, before.count);
  size_t size = ZSTD_compress2(context, packed, room, text.bytes, text.count);
  if (ZSTD_isError(size)) fail("pack", path);
  ZSTD_freeCCtx(context);
  fprintf(out, "static const unsigned char bytes_%d_%d[] = {", file, part);
  for (size_t i = 0; i < size; i++) fprintf(out, i % 32 == 0 ? "\n%d," : "%d,", packed[i]);
  fprintf(out, "\n};\n");
  free(packed);
}

// The heads of a part stand where the files have theirs, as those of a file with the number after the last.
static void write_heads(struct text heads, const char *path, int file, int part, FILE *out) {
  write_packed(heads, (struct text){NULL, 0}, path, file, part, out);
  fprintf(
    out, "static const struct cembed_packed heads_%d = {\"\", bytes_%d_%d, sizeof bytes_%d_%d, %zu, %zu, 0};\n", part, file, part, file, part,
    heads.count, heads.count);
}

// What a file is called in the table: its name without folders and kind.
static void write_name(const char *path, FILE *out) {
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  const char *dot = strrchr(name, '.');
  fprintf(out, "%.*s", (int)(dot ? dot - name : (long)strlen(name)), name);
}

int main(int argument_count, char **arguments) {
  if (argument_count < 3) {
    fprintf(stderr, "usage: pack-files TABLE OUT FILE...\n");
    return 2;
  }
  int count = argument_count - 3;
  struct file *files = room_for((size_t)count * sizeof *files, arguments[2]);
  struct text *rests = room_for((size_t)count * most_parts * sizeof *rests, arguments[2]);
  bool has_heads[most_parts] = {false};
  FILE *out = fopen(arguments[2], "w");
  if (!out) fail("write", arguments[2]);
  fprintf(out, "#include \"cembed.h\"\n\n");

  bool are_alike = count > 1;
  for (int i = 0; i < count; i++) {
    files[i] = parted(arguments[i + 3]);
    are_alike = are_alike && files[i].part_count == files[0].part_count;
  }
  for (int part = 0; are_alike && part < files[0].part_count; part++) {
    struct text heads = take_heads(files, count, part, rests + part * count);
    has_heads[part] = heads.bytes != NULL;
    if (has_heads[part]) write_heads(heads, arguments[3], count, part, out);
  }
  for (int i = 0; i < count; i++) {
    for (int part = 0; part < files[i].part_count; part++) {
      struct text before = part == 0 ? (struct text){NULL, 0} : files[i].parts[part - 1];
      if (!has_heads[part]) rests[part * count + i] = files[i].parts[part];
      write_packed(rests[part * count + i], before, files[i].path, i, part, out);
    }
  }

  fprintf(out, "\nconst struct cembed_packed %s[] = {\n", arguments[1]);
  for (int i = 0; i < count; i++) {
    for (int part = 0; part < files[i].part_count; part++) {
      fprintf(out, "  {\"");
      write_name(files[i].path, out);
      fprintf(
        out, "\", bytes_%d_%d, sizeof bytes_%d_%d, %zu, %zu, ", i, part, i, part, rests[part * count + i].count, files[i].parts[part].count);
      if (has_heads[part]) fprintf(out, "&heads_%d},\n", part);
      else fprintf(out, "0},\n");
    }
  }
  fprintf(out, "  {0},\n};\n");
  if (fclose(out) != 0) fail("write", arguments[2]);
  return 0;
}
