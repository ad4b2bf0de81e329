// One call that the system's Swift module does not show: exchanging two paths in one step.

#pragma once

#include <errno.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <stdio.h>
#endif

/// Exchanges what two paths name, atomically. Returns 0, or the system's error number; ENOSYS or
/// EINVAL where the kernel or the file system cannot do it.
static inline int exchange_paths(const char *a, const char *b) {
#if defined(__linux__) && defined(SYS_renameat2)
    // 2 is RENAME_EXCHANGE of <linux/fs.h>.
    return syscall(SYS_renameat2, AT_FDCWD, a, AT_FDCWD, b, 2u) == 0 ? 0 : errno;
#elif defined(__APPLE__)
    return renamex_np(a, b, RENAME_SWAP) == 0 ? 0 : errno;
#else
    (void)a;
    (void)b;
    return ENOSYS;
#endif
}
