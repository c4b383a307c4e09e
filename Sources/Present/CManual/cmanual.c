// The compiler puts the files themselves into the program, so there is no copy of them to grow stale.
#include "cmanual.h"

#include "cembed.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define DOCUMENT(name) static const unsigned char name[] =

DOCUMENT(back_up) {
#embed "../../../docs/how-to/back-up.md"
};
DOCUMENT(configuration) {
#embed "../../../docs/configuration.md"
};
DOCUMENT(experiments) {
#embed "../../../docs/experiments.md"
};
DOCUMENT(faq) {
#embed "../../../docs/faq.md"
};
DOCUMENT(first_steps) {
#embed "../../../docs/first-steps.md"
};
DOCUMENT(first_week) {
#embed "../../../docs/first-week.md"
};
DOCUMENT(format) {
#embed "../../../docs/format.md"
};
DOCUMENT(glossary) {
#embed "../../../docs/glossary.md"
};
DOCUMENT(imports) {
#embed "../../../docs/imports.md"
};
DOCUMENT(index_database) {
#embed "../../../docs/index.md"
};
DOCUMENT(insights) {
#embed "../../../docs/insights.md"
};
DOCUMENT(json) {
#embed "../../../docs/json.md"
};
DOCUMENT(move) {
#embed "../../../docs/how-to/move.md"
};
DOCUMENT(obsidian) {
#embed "../../../docs/how-to/obsidian.md"
};
DOCUMENT(phone) {
#embed "../../../docs/how-to/phone.md"
};
DOCUMENT(practice) {
#embed "../../../docs/practice.md"
};
DOCUMENT(privacy) {
#embed "../../../docs/privacy.md"
};
DOCUMENT(queries) {
#embed "../../../docs/queries.md"
};
DOCUMENT(reminders) {
#embed "../../../docs/how-to/reminders.md"
};
DOCUMENT(reflection) {
#embed "../../../docs/reflection.md"
};
DOCUMENT(scripting) {
#embed "../../../docs/scripting.md"
};
DOCUMENT(share_a_report) {
#embed "../../../docs/how-to/share-a-report.md"
};
DOCUMENT(templates) {
#embed "../../../docs/templates.md"
};
DOCUMENT(troubleshooting) {
#embed "../../../docs/troubleshooting.md"
};
DOCUMENT(two_machines) {
#embed "../../../docs/how-to/two-machines.md"
};
DOCUMENT(wellness) {
#embed "../../../docs/wellness.md"
};

static const struct cembed_file documents[] = {
    CEMBED_FILE("back-up", back_up),
    CEMBED_FILE("configuration", configuration),
    CEMBED_FILE("experiments", experiments),
    CEMBED_FILE("faq", faq),
    CEMBED_FILE("first-steps", first_steps),
    CEMBED_FILE("first-week", first_week),
    CEMBED_FILE("format", format),
    CEMBED_FILE("glossary", glossary),
    CEMBED_FILE("imports", imports),
    CEMBED_FILE("index", index_database),
    CEMBED_FILE("insights", insights),
    CEMBED_FILE("json", json),
    CEMBED_FILE("move", move),
    CEMBED_FILE("obsidian", obsidian),
    CEMBED_FILE("phone", phone),
    CEMBED_FILE("practice", practice),
    CEMBED_FILE("privacy", privacy),
    CEMBED_FILE("queries", queries),
    CEMBED_FILE("reminders", reminders),
    CEMBED_FILE("reflection", reflection),
    CEMBED_FILE("scripting", scripting),
    CEMBED_FILE("share-a-report", share_a_report),
    CEMBED_FILE("templates", templates),
    CEMBED_FILE("troubleshooting", troubleshooting),
    CEMBED_FILE("two-machines", two_machines),
    CEMBED_FILE("wellness", wellness),
};

const unsigned char *cmanual_document(const char *name, size_t *count) { return CEMBED_FIND(documents, name, count); }
