// The compiler puts the lists themselves into the program; none is read unless something is asked of it.
#include "cwordlists.h"

#include "cembed.h"

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
LIST(languages) {
#embed "lists/languages.txt"
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

static const struct cembed_file lists[] = {
    CEMBED_FILE("hints-de", hints_de),
    CEMBED_FILE("hints-en", hints_en),
    CEMBED_FILE("hints-es", hints_es),
    CEMBED_FILE("hints-fr", hints_fr),
    CEMBED_FILE("hints-ja", hints_ja),
    CEMBED_FILE("hints-ko", hints_ko),
    CEMBED_FILE("hints-pt-BR", hints_pt_br),
    CEMBED_FILE("languages", languages),
    CEMBED_FILE("patterns-de", patterns_de),
    CEMBED_FILE("patterns-en", patterns_en),
    CEMBED_FILE("patterns-es", patterns_es),
    CEMBED_FILE("patterns-fr", patterns_fr),
    CEMBED_FILE("patterns-ja", patterns_ja),
    CEMBED_FILE("patterns-ko", patterns_ko),
    CEMBED_FILE("patterns-pt-BR", patterns_pt_br),
    CEMBED_FILE("themes-de", themes_de),
    CEMBED_FILE("themes-en", themes_en),
    CEMBED_FILE("themes-es", themes_es),
    CEMBED_FILE("themes-fr", themes_fr),
    CEMBED_FILE("themes-ja", themes_ja),
    CEMBED_FILE("themes-ko", themes_ko),
    CEMBED_FILE("themes-pt-BR", themes_pt_br),
};

const unsigned char *cwordlists_list(const char *name, size_t *count) { return CEMBED_FIND(lists, name, count); }
