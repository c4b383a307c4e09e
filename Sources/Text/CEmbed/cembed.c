#include "cembed.h"
