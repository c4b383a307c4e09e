// See CArchiveLean.c.

/// Does nothing but to be called, so that what stands beside it is linked.
void carchivelean_link(void);
