#include "CHostStart.h"

// Swift has nothing that runs before `main`; an app whose code is not ours has to find its presenter and its atlas there
// already. The functions are weak, as a program may link one of the products without the other.

// Launch.swift of MapHost.
__attribute__((weak)) void mapwright_host_prepare(void);
// Registration.swift of SampleCity.
__attribute__((weak)) void mapwright_sample_prepare(void);

__attribute__((constructor)) static void prepare(void) {
    if (mapwright_sample_prepare) mapwright_sample_prepare();
    if (mapwright_host_prepare) mapwright_host_prepare();
}
