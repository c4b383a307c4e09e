// The documents of docs/, which are part of the program.
#ifndef CMANUAL_H
#define CMANUAL_H

#include <stddef.h>

// The bytes of a document, and how many there are; a null pointer for a name that there is none of. The name is that of its file without .md.
const unsigned char *cmanual_document(const char *name, size_t *count);

#endif
