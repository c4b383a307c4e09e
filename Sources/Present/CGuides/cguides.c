// The compiler puts the files themselves into the program, so there is no copy of them to grow stale.
#include "cguides.h"

#include "cembed.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define TEXT(name) static const unsigned char name[] =

TEXT(guides_de) {
#embed "texts/guides-de.txt"
};
TEXT(guides_en) {
#embed "texts/guides-en.txt"
};
TEXT(guides_es) {
#embed "texts/guides-es.txt"
};
TEXT(guides_fr) {
#embed "texts/guides-fr.txt"
};
TEXT(guides_ja) {
#embed "texts/guides-ja.txt"
};
TEXT(guides_ko) {
#embed "texts/guides-ko.txt"
};
TEXT(guides_pt_BR) {
#embed "texts/guides-pt-BR.txt"
};
TEXT(help_lines) {
#embed "texts/help-lines.txt"
};
TEXT(packs_de) {
#embed "texts/packs-de.txt"
};
TEXT(packs_en) {
#embed "texts/packs-en.txt"
};
TEXT(packs_es) {
#embed "texts/packs-es.txt"
};
TEXT(packs_fr) {
#embed "texts/packs-fr.txt"
};
TEXT(packs_ja) {
#embed "texts/packs-ja.txt"
};
TEXT(packs_ko) {
#embed "texts/packs-ko.txt"
};
TEXT(packs_pt_BR) {
#embed "texts/packs-pt-BR.txt"
};

static const struct cembed_file texts[] = {
    CEMBED_FILE("guides-de", guides_de),
    CEMBED_FILE("guides-en", guides_en),
    CEMBED_FILE("guides-es", guides_es),
    CEMBED_FILE("guides-fr", guides_fr),
    CEMBED_FILE("guides-ja", guides_ja),
    CEMBED_FILE("guides-ko", guides_ko),
    CEMBED_FILE("guides-pt-BR", guides_pt_BR),
    CEMBED_FILE("help-lines", help_lines),
    CEMBED_FILE("packs-de", packs_de),
    CEMBED_FILE("packs-en", packs_en),
    CEMBED_FILE("packs-es", packs_es),
    CEMBED_FILE("packs-fr", packs_fr),
    CEMBED_FILE("packs-ja", packs_ja),
    CEMBED_FILE("packs-ko", packs_ko),
    CEMBED_FILE("packs-pt-BR", packs_pt_BR),
};

const unsigned char *cguides_text(const char *name, size_t *count) { return CEMBED_FIND(texts, name, count); }
