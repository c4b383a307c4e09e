// The word lists of guided reflection, which are part of the program.
#ifndef CWORDLISTS_H
#define CWORDLISTS_H

#include "cembed.h"

// A list by its name, such as `patterns-en`; a null pointer for a name that there is no list of.
const struct cembed_packed *cwordlists_list(const char *name);

#endif
