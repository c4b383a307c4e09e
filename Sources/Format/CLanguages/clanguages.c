// The compiler puts the files themselves into the program, so there is no copy of them to grow stale.
#include "clanguages.h"

#include "cembed.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define TEXT(name) static const unsigned char name[] =

TEXT(german) {
#embed "texts/de.txt"
};
TEXT(spanish) {
#embed "texts/es.txt"
};
TEXT(french) {
#embed "texts/fr.txt"
};
TEXT(japanese) {
#embed "texts/ja.txt"
};
TEXT(korean) {
#embed "texts/ko.txt"
};
TEXT(brazilian_portuguese) {
#embed "texts/pt-BR.txt"
};

static const struct cembed_file texts[] = {
    CEMBED_FILE("de", german), CEMBED_FILE("es", spanish), CEMBED_FILE("fr", french),
    CEMBED_FILE("ja", japanese), CEMBED_FILE("ko", korean), CEMBED_FILE("pt-BR", brazilian_portuguese),
};

const unsigned char *clanguages_texts(const char *tag, size_t *count) { return CEMBED_FIND(texts, tag, count); }
