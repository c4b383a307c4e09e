// libarchive, as the system has it, with what it needs to see names as they are.
#include <archive.h>
#include <archive_entry.h>
#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

/// libarchive gives no names but those that the locale can hold: from here on this thread's letters are UTF-8. Gives what was before.
static inline locale_t archive_begin_utf8(void) {
  locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  return utf8 ? uselocale(utf8) : (locale_t)0;
}

/// Ends what `archive_begin_utf8` began.
static inline void archive_end_utf8(locale_t before) {
  if (!before) return;
  locale_t utf8 = uselocale(before);
  if (utf8 != before) freelocale(utf8);
}

/// The types of modes and times, which Swift has other names for on each system.
static inline __LA_MODE_T archive_mode(unsigned mode) { return (__LA_MODE_T)mode; }
static inline time_t archive_time(long long seconds) { return (time_t)seconds; }
