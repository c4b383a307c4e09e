// The compiler puts the files themselves into the program, so there is no copy of them to grow stale.
#include "cmanual.h"

#include <string.h>

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

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} documents[] = {
    {"back-up", back_up, sizeof back_up},
    {"configuration", configuration, sizeof configuration},
    {"experiments", experiments, sizeof experiments},
    {"faq", faq, sizeof faq},
    {"first-steps", first_steps, sizeof first_steps},
    {"first-week", first_week, sizeof first_week},
    {"format", format, sizeof format},
    {"glossary", glossary, sizeof glossary},
    {"imports", imports, sizeof imports},
    {"index", index_database, sizeof index_database},
    {"insights", insights, sizeof insights},
    {"json", json, sizeof json},
    {"move", move, sizeof move},
    {"obsidian", obsidian, sizeof obsidian},
    {"phone", phone, sizeof phone},
    {"practice", practice, sizeof practice},
    {"privacy", privacy, sizeof privacy},
    {"queries", queries, sizeof queries},
    {"reminders", reminders, sizeof reminders},
    {"reflection", reflection, sizeof reflection},
    {"scripting", scripting, sizeof scripting},
    {"share-a-report", share_a_report, sizeof share_a_report},
    {"templates", templates, sizeof templates},
    {"troubleshooting", troubleshooting, sizeof troubleshooting},
    {"two-machines", two_machines, sizeof two_machines},
    {"wellness", wellness, sizeof wellness},
};

const unsigned char *cmanual_document(const char *name, size_t *count) {
  for (size_t i = 0; i < sizeof documents / sizeof documents[0]; i++) {
    if (strcmp(documents[i].name, name) == 0) {
      *count = documents[i].count;
      return documents[i].bytes;
    }
  }
  return NULL;
}
