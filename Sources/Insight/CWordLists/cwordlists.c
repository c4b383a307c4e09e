#include "cwordlists.h"

// Made from the folder `lists` by the plugin `PackFiles`; none is read unless something is asked of it.
extern const struct cembed_packed cwordlists_files[];

const struct cembed_packed *cwordlists_list(const char *name) { return cembed_find_packed(cwordlists_files, name); }
