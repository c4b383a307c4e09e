#include "cwordneeds.h"

#include <string.h>

// Made by the plugin `PackNeeds`.
extern const struct cwordneeds cwordneeds_lists[];

const struct cwordneeds *cwordneeds_find(const char *list) {
  for (const struct cwordneeds *needs = cwordneeds_lists; needs->name; needs++) {
    if (strcmp(needs->name, list) == 0) return needs;
  }
  return NULL;
}
