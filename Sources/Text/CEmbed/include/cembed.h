// Files that the compiler puts into the program, found by their names.
#ifndef CEMBED_H
#define CEMBED_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct cembed_file {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

#define CEMBED_FILE(name, bytes) {name, bytes, sizeof bytes}
#define CEMBED_FIND(files, name, count) cembed_find(files, sizeof files / sizeof files[0], name, count)

// The bytes of a file, and how many there are; a null pointer for a name that there is none of.
static inline const unsigned char *cembed_find(const struct cembed_file *files, size_t all, const char *name, size_t *count) {
  for (size_t i = 0; i < all; i++) {
    if (strcmp(files[i].name, name) == 0) {
      *count = files[i].count;
      return files[i].bytes;
    }
  }
  return NULL;
}

// A file that the program carries in little room: packed by the plugin `PackFiles`, in a table that ends without a name. A file of parts has an
// entry for each.
struct cembed_packed {
  const char *name;
  const unsigned char *bytes;
  size_t count;
  // How many bytes the packed ones hold, and how many the file or its part has: more where its lines begin with heads.
  size_t packed_count;
  size_t unpacked_count;
  // What begins each of its lines, and those of all other files of the table; a null pointer where they have nothing in common.
  const struct cembed_packed *heads;
};

// The file of a name, or its first part; a null pointer for a name that there is none of.
const struct cembed_packed *cembed_find_packed(const struct cembed_packed *files, const char *name);

// The part of a file behind a part; a null pointer behind the last.
const struct cembed_packed *cembed_rest(const struct cembed_packed *part);

// Writes what a file or a part holds to a place for `unpacked_count` bytes, and returns whether it could be read. Of a part behind another one
// the bytes of that one are needed: it is packed as what follows them, which takes less room.
bool cembed_unpack(const struct cembed_packed *file, const unsigned char *before, size_t before_count, unsigned char *into);

#endif
