// SQLite, as the system has it, with what Swift cannot see of it.
#include <sqlite3.h>

/// A cast: SQLite copies the value before the call returns.
static inline sqlite3_destructor_type sqlite_transient(void) { return SQLITE_TRANSIENT; }

/// Nothing at no address is an empty text, which SQLite would take for null.
static inline const char *sqlite_characters(const void *start) { return start ? (const char *)start : ""; }

/// Keeps SQLite from counting its memory, which takes a lock at every allocation. To be called before anything else of SQLite.
static inline void sqlite_forgo_statistics(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
