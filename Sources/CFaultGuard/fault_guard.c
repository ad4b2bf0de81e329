#define _GNU_SOURCE
#include "CFaultGuard.h"

#if defined(__linux__)

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

// A page of a mapped file that lies beyond the file's end, because somebody has cut the file short since, raises SIGBUS when
// it is read. The handler maps zeros there and marks the mapping, so that the reader goes on and whoever asked it can tell
// that what it has read is no answer.
//
// SAFETY: a handler may interrupt any code, so it takes no lock and allocates nothing: it loads and stores lock-free atomics
// and calls mmap and sigaction, which are single system calls on Linux. It writes zeros over addresses of one watched
// mapping alone, from the page that was read to the mapping's end; who reads there holds the mapping, so that it is neither
// unmapped nor its number given to another meanwhile. A number's addresses are read between two looks at its count of
// changes, so that addresses of two mappings are never taken for those of one. All other faults get what they had before.

enum { CAPACITY = 4096 };

struct mapping {
    /// Odd while start and end are written.
    _Atomic uint32_t changes;
    _Atomic uint32_t is_used;
    _Atomic uintptr_t start;
    _Atomic uintptr_t end;
    _Atomic bool is_cut;
};

static struct mapping mappings[CAPACITY];
static _Atomic bool is_installed;
static struct sigaction previous;
static uintptr_t page_mask;

static bool repair(struct mapping *mapping, uintptr_t address) {
    uint32_t before = atomic_load(&mapping->changes);
    uintptr_t start = atomic_load(&mapping->start);
    uintptr_t end = atomic_load(&mapping->end);
    if (before % 2 != 0 || atomic_load(&mapping->changes) != before) return false;
    if (address < start || address >= end) return false;
    uintptr_t page = address & page_mask;
    void *zeros = mmap((void *)page, end - page, PROT_READ,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    if (zeros == MAP_FAILED) return false;
    atomic_store(&mapping->is_cut, true);
    return true;
}

static void handle(int signal, siginfo_t *info, void *context) {
    (void)context;
    int saved = errno;
    if (info->si_code == BUS_ADRERR) {
        for (int number = 0; number < CAPACITY; number++) {
            if (repair(&mappings[number], (uintptr_t)info->si_addr)) {
                errno = saved;
                return;
            }
        }
    }
    // The instruction is executed again, and its fault is another's.
    sigaction(signal, &previous, NULL);
    errno = saved;
}

bool fault_guard_install(void) {
    bool expected = false;
    if (!atomic_compare_exchange_strong(&is_installed, &expected, true)) return true;
    page_mask = ~((uintptr_t)sysconf(_SC_PAGESIZE) - 1);
    struct sigaction action = {0};
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    return sigaction(SIGBUS, &action, &previous) == 0;
}

int32_t fault_guard_add(const void *address, size_t length) {
    if (!atomic_load(&is_installed) || length == 0) return -1;
    for (int32_t number = 0; number < CAPACITY; number++) {
        struct mapping *mapping = &mappings[number];
        uint32_t expected = 0;
        if (!atomic_compare_exchange_strong(&mapping->is_used, &expected, 1)) continue;
        uintptr_t start = (uintptr_t)address;
        atomic_fetch_add(&mapping->changes, 1);
        atomic_store(&mapping->is_cut, false);
        atomic_store(&mapping->start, start);
        // The system maps whole pages.
        atomic_store(&mapping->end, (start + length + ~page_mask) & page_mask);
        atomic_fetch_add(&mapping->changes, 1);
        return number;
    }
    return -1;
}

void fault_guard_remove(int32_t number) {
    if (number < 0 || number >= CAPACITY) return;
    struct mapping *mapping = &mappings[number];
    atomic_fetch_add(&mapping->changes, 1);
    atomic_store(&mapping->start, 0);
    atomic_store(&mapping->end, 0);
    atomic_fetch_add(&mapping->changes, 1);
    atomic_store(&mapping->is_used, 0);
}

bool fault_guard_is_cut(int32_t number) {
    return number >= 0 && number < CAPACITY && atomic_load(&mappings[number].is_cut);
}

void fault_guard_mark(int32_t number) {
    if (number >= 0 && number < CAPACITY) atomic_store(&mappings[number].is_cut, true);
}

#else

bool fault_guard_install(void) { return false; }

int32_t fault_guard_add(const void *address, size_t length) {
    (void)address;
    (void)length;
    return -1;
}

void fault_guard_remove(int32_t number) { (void)number; }

bool fault_guard_is_cut(int32_t number) {
    (void)number;
    return false;
}

void fault_guard_mark(int32_t number) { (void)number; }

#endif
