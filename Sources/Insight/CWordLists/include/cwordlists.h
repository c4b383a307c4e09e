// The word lists of guided reflection, which are part of the program.
#ifndef CWORDLISTS_H
#define CWORDLISTS_H

#include <stddef.h>

// The bytes of a list, and how many there are; a null pointer for a name that there is none of. The name is that of its file without .txt.
const unsigned char *cwordlists_list(const char *name, size_t *count);

#endif
