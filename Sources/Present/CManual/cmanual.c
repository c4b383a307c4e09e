// The compiler puts the files themselves into the program, so there is no copy of them to grow stale.
#include "cmanual.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define DOCUMENT(name) static const unsigned char name[] =

DOCUMENT(backup) {
#embed "../../../docs/backup.md"
};
DOCUMENT(configuration) {
#embed "../../../docs/configuration.md"
};
DOCUMENT(format) {
#embed "../../../docs/format.md"
};
DOCUMENT(first_steps) {
#embed "../../../docs/first-steps.md"
};
DOCUMENT(imports) {
#embed "../../../docs/imports.md"
};
DOCUMENT(index_database) {
#embed "../../../docs/index.md"
};
DOCUMENT(json) {
#embed "../../../docs/json.md"
};
DOCUMENT(practice) {
#embed "../../../docs/practice.md"
};
DOCUMENT(queries) {
#embed "../../../docs/queries.md"
};
DOCUMENT(reminders) {
#embed "../../../docs/reminders.md"
};
DOCUMENT(scripting) {
#embed "../../../docs/scripting.md"
};
DOCUMENT(templates) {
#embed "../../../docs/templates.md"
};
DOCUMENT(wellness) {
#embed "../../../docs/wellness.md"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} documents[] = {
    {"backup", backup, sizeof backup},
    {"configuration", configuration, sizeof configuration},
    {"format", format, sizeof format},
    {"first-steps", first_steps, sizeof first_steps},
    {"imports", imports, sizeof imports},
    {"index", index_database, sizeof index_database},
    {"json", json, sizeof json},
    {"practice", practice, sizeof practice},
    {"queries", queries, sizeof queries},
    {"reminders", reminders, sizeof reminders},
    {"scripting", scripting, sizeof scripting},
    {"templates", templates, sizeof templates},
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
