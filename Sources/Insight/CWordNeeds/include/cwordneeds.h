// The words that the hints of a language need, as `pack-needs` works them out of the word lists while the program is built.
#ifndef CWORDNEEDS_H
#define CWORDNEEDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cwordneeds_table {
  const uint64_t *numbers;
  size_t count;
};

// What rules need: their words, their parts, which rules begin with which part, and which hashes there are.
struct cwordneeds_rules {
  struct cwordneeds_table words, rules, owners, seen;
  size_t part_count;
};

struct cwordneeds {
  const char *name;
  bool is_without_blanks;
  struct cwordneeds_rules hints, signs;
  struct cwordneeds_table sign_kinds;
  // The places of each hint of signs, with a 0 behind the last.
  struct cwordneeds_table together;
};

// Those of a list, such as `hints-en`; a null pointer where there are none.
const struct cwordneeds *cwordneeds_find(const char *list);

#endif
