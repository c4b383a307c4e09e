// What people are told in other languages than English, a file a language, which are part of the program.
#ifndef CLANGUAGES_H
#define CLANGUAGES_H

#include "cembed.h"

// A part of the texts of a language by its tag, such as `pt-BR`, from 0: what commands of every day say comes first. A null pointer for a language
// that has none, or not so many parts.
const struct cembed_packed *clanguages_texts(const char *tag, size_t part);

#endif
