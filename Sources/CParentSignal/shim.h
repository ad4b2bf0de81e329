// One call that Swift cannot make, since it takes any number of arguments: to be killed when the parent ends.

#pragma once

#include <errno.h>

#if defined(__linux__)
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>
#endif

/// Has the system kill this process when the thread of `parent` that started it ends. Returns 0, or the
/// system's error number: ESRCH if the parent has ended already, ENOSYS where the system has no such call.
static inline int end_with_parent(int parent) {
#if defined(__linux__)
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) {
        return errno;
    }
    // It may have ended before the call.
    return getppid() == parent ? 0 : ESRCH;
#else
    (void)parent;
    return ENOSYS;
#endif
}
