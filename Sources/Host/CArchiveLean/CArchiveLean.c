// What libarchive says of a file that a format has no place for. Its own lies in one object with the table of all formats, one of which needs
// libxml2; with this one only the format that is asked for is linked, where libarchive is linked whole into the program.

#include <CArchiveLean.h>
#include <archive.h>
#include <string.h>

void __archive_write_entry_filetype_unsupported(struct archive *archive, struct archive_entry *entry, const char *format) {
  (void)entry;
  archive_set_error(archive, -1, "%s: this kind of file has no place in it", format);
}

void carchivelean_link(void) {}

const char *carchivelean_reason(struct archive *archive) {
  int number = archive_errno(archive);
  // The library calls a full disk a ‘write error’.
  return number > 0 ? strerror(number) : archive_error_string(archive);
}
