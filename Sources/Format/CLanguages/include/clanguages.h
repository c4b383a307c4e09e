// What people are told in other languages than English, a file a language, which are part of the program.
#ifndef CLANGUAGES_H
#define CLANGUAGES_H

#include <stddef.h>

// The texts of a language by its tag, such as `pt-BR`, and how many bytes they are; a null pointer for a language that has none.
const unsigned char *clanguages_texts(const char *tag, size_t *count);

#endif
