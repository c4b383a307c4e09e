// The texts of guided reflection, which are part of the program.
#ifndef CGUIDES_H
#define CGUIDES_H

#include <stddef.h>

// The bytes of a text, and how many there are; a null pointer for a name that there is none of. The name is that of its file without .txt.
const unsigned char *cguides_text(const char *name, size_t *count);

#endif
