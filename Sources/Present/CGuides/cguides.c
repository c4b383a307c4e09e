// The compiler puts the files themselves into the program, so there is no copy of them to grow stale.
#include "cguides.h"

#include <string.h>

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

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} texts[] = {
    {"guides-de", guides_de, sizeof guides_de},
    {"guides-en", guides_en, sizeof guides_en},
    {"guides-es", guides_es, sizeof guides_es},
    {"guides-fr", guides_fr, sizeof guides_fr},
    {"guides-ja", guides_ja, sizeof guides_ja},
    {"guides-ko", guides_ko, sizeof guides_ko},
    {"guides-pt-BR", guides_pt_BR, sizeof guides_pt_BR},
    {"help-lines", help_lines, sizeof help_lines},
    {"packs-de", packs_de, sizeof packs_de},
    {"packs-en", packs_en, sizeof packs_en},
    {"packs-es", packs_es, sizeof packs_es},
    {"packs-fr", packs_fr, sizeof packs_fr},
    {"packs-ja", packs_ja, sizeof packs_ja},
    {"packs-ko", packs_ko, sizeof packs_ko},
    {"packs-pt-BR", packs_pt_BR, sizeof packs_pt_BR},
};

const unsigned char *cguides_text(const char *name, size_t *count) {
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    if (strcmp(texts[i].name, name) == 0) {
      *count = texts[i].count;
      return texts[i].bytes;
    }
  }
  return NULL;
}
