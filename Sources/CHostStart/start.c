#include "CHostStart.h"

// Swift has nothing that runs before `main`; an app whose code is not ours has to find its presenter there already.
__attribute__((constructor)) static void prepare(void) { mapwright_host_prepare(); }
