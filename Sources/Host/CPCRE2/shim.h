// The names of PCRE2's functions for text in UTF-8 are macros, which Swift does not see; here they are functions.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
