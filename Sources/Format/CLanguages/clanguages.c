#include "clanguages.h"

// Made from the folder `texts` by the plugin `PackFiles`, so there is no copy to grow stale and no list to forget a language in.
extern const struct cembed_packed clanguages_files[];

const struct cembed_packed *clanguages_texts(const char *tag, size_t part) {
  const struct cembed_packed *found = cembed_find_packed(clanguages_files, tag);
  while (found && part-- > 0) found = cembed_rest(found);
  return found;
}
