// The functions of the C library's mathematics that formulas need: Swift's own library has none of them.
#ifndef CMATH_H
#define CMATH_H

#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE
#endif
#include <math.h>

static inline double c_log(double x) { return log(x); }
static inline double c_pow(double x, double y) { return pow(x, y); }
static inline double c_sin(double x) { return sin(x); }
static inline double c_cos(double x) { return cos(x); }
static inline double c_exp(double x) { return exp(x); }
static inline double c_log1p(double x) { return log1p(x); }
static inline double c_erfc(double x) { return erfc(x); }
static inline double c_atanh(double x) { return atanh(x); }
static inline double c_tanh(double x) { return tanh(x); }
static inline double c_atan2(double y, double x) { return atan2(y, x); }
// The logarithm of the gamma function's magnitude; the C library's lgamma() keeps its sign in a variable that all threads share.
static inline double c_lgamma(double x) { int sign; return lgamma_r(x, &sign); }

#endif
