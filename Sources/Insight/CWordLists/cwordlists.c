// The compiler puts the lists themselves into the program; none is read unless something is asked of it.
#include "cwordlists.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define LIST(name) static const unsigned char name[] =

LIST(hints_de) {
#embed "lists/hints-de.txt"
};
LIST(hints_en) {
#embed "lists/hints-en.txt"
};
LIST(hints_es) {
#embed "lists/hints-es.txt"
};
LIST(hints_fr) {
#embed "lists/hints-fr.txt"
};
LIST(hints_ja) {
#embed "lists/hints-ja.txt"
};
LIST(hints_ko) {
#embed "lists/hints-ko.txt"
};
LIST(hints_pt_br) {
#embed "lists/hints-pt-BR.txt"
};
LIST(patterns_de) {
#embed "lists/patterns-de.txt"
};
LIST(patterns_en) {
#embed "lists/patterns-en.txt"
};
LIST(patterns_es) {
#embed "lists/patterns-es.txt"
};
LIST(patterns_fr) {
#embed "lists/patterns-fr.txt"
};
LIST(patterns_ja) {
#embed "lists/patterns-ja.txt"
};
LIST(patterns_ko) {
#embed "lists/patterns-ko.txt"
};
LIST(patterns_pt_br) {
#embed "lists/patterns-pt-BR.txt"
};
LIST(themes_de) {
#embed "lists/themes-de.txt"
};
LIST(themes_en) {
#embed "lists/themes-en.txt"
};
LIST(themes_es) {
#embed "lists/themes-es.txt"
};
LIST(themes_fr) {
#embed "lists/themes-fr.txt"
};
LIST(themes_ja) {
#embed "lists/themes-ja.txt"
};
LIST(themes_ko) {
#embed "lists/themes-ko.txt"
};
LIST(themes_pt_br) {
#embed "lists/themes-pt-BR.txt"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} lists[] = {
    {"hints-de", hints_de, sizeof hints_de},
    {"hints-en", hints_en, sizeof hints_en},
    {"hints-es", hints_es, sizeof hints_es},
    {"hints-fr", hints_fr, sizeof hints_fr},
    {"hints-ja", hints_ja, sizeof hints_ja},
    {"hints-ko", hints_ko, sizeof hints_ko},
    {"hints-pt-BR", hints_pt_br, sizeof hints_pt_br},
    {"patterns-de", patterns_de, sizeof patterns_de},
    {"patterns-en", patterns_en, sizeof patterns_en},
    {"patterns-es", patterns_es, sizeof patterns_es},
    {"patterns-fr", patterns_fr, sizeof patterns_fr},
    {"patterns-ja", patterns_ja, sizeof patterns_ja},
    {"patterns-ko", patterns_ko, sizeof patterns_ko},
    {"patterns-pt-BR", patterns_pt_br, sizeof patterns_pt_br},
    {"themes-de", themes_de, sizeof themes_de},
    {"themes-en", themes_en, sizeof themes_en},
    {"themes-es", themes_es, sizeof themes_es},
    {"themes-fr", themes_fr, sizeof themes_fr},
    {"themes-ja", themes_ja, sizeof themes_ja},
    {"themes-ko", themes_ko, sizeof themes_ko},
    {"themes-pt-BR", themes_pt_br, sizeof themes_pt_br},
};

const unsigned char *cwordlists_list(const char *name, size_t *count) {
  for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
    if (strcmp(lists[i].name, name) == 0) {
      *count = lists[i].count;
      return lists[i].bytes;
    }
  }
  return NULL;
}
