// See CArchiveLean.c.

/// Does nothing but to be called, so that what stands beside it is linked.
void carchivelean_link(void);

struct archive;

/// What the system says of the last thing that went wrong, else what the library says; NULL where neither says anything.
const char *carchivelean_reason(struct archive *archive);
