// The functions of the C library's mathematics that formulas need: Swift's own library has none of them.
#ifndef CMATH_H
#define CMATH_H

#include <math.h>

static inline double c_log(double x) { return log(x); }
static inline double c_pow(double x, double y) { return pow(x, y); }
static inline double c_sin(double x) { return sin(x); }
static inline double c_cos(double x) { return cos(x); }

#endif
