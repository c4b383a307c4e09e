// What people are told in other languages than English, a file a language, which are part of the program.
#ifndef CLANGUAGES_H
#define CLANGUAGES_H

#include "cembed.h"

// The texts of a language by its tag, such as `pt-BR`; a null pointer for a language that has none.
const struct cembed_packed *clanguages_texts(const char *tag);

#endif
