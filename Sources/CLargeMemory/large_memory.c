#define _GNU_SOURCE
#include "CLargeMemory.h"
#include "memory_parts.h"

#if defined(__linux__)
// It tells which library of C this is.
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/vfs.h>
#include <unistd.h>

// The functions of memory that a program may replace, by glibc's rules for it ("Replacing malloc" in its manual). Until
// memory is short, what is large goes to mappings of its own, and all else to glibc's own functions; from then on
// everything lies in unnamed files. So objects of any size and of any part of a program are reached, and what they hold is
// the same wherever they lie.
//
// SAFETY: a block is told from other memory by its address alone: addresses of the two ranges are never given to anything
// else.

/// What is large: smaller allocations come and go too often to be mapped each time.
enum { LARGE = 4 << 20 };

/// A thread looks at the memory of the process after allocating so much.
enum { LOOK_AFTER = 1 << 20 };

/// While memory is short, what is free is given back to the system after so many allocated bytes.
enum { TRIM_AFTER = 128 << 20 };

static const size_t RESERVED = SMALL_RANGE + LARGE_RANGE;

int folder_descriptor = -1;
static _Atomic uintptr_t range_start;
static size_t limit;
static int status_descriptor = -1;
static _Atomic bool is_short;
static _Atomic size_t in_files, most_in_files, since_trim;
static __thread size_t since_look __attribute__((tls_model("initial-exec")));

extern void *__libc_malloc(size_t);
extern void __libc_free(void *);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// MARK: How much there is

int make_file(void) {
    return openat(folder_descriptor, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
}

void note_in_files(ptrdiff_t change) {
    size_t now = atomic_fetch_add(&in_files, (size_t)change) + (size_t)change;
    if (change < 0) return;
    size_t most = atomic_load(&most_in_files);
    while (now > most && !atomic_compare_exchange_weak(&most_in_files, &most, now)) {}
}

/// The anonymous memory of the process: what is resident less what belongs to files; 0 if that cannot be told.
static size_t anonymous_bytes(void) {
    char text[128];
    ssize_t length = pread(status_descriptor, text, sizeof(text) - 1, 0);
    if (length <= 0) return 0;
    text[length] = 0;
    // The second and third number of /proc/self/statm, in pages.
    size_t numbers[3] = {0};
    const char *at = text;
    for (int index = 0; index < 3; index++) {
        while (*at >= '0' && *at <= '9') numbers[index] = numbers[index] * 10 + (size_t)(*at++ - '0');
        if (*at == ' ') at++;
    }
    return numbers[1] > numbers[2] ? (numbers[1] - numbers[2]) * PAGE : 0;
}

/// Finds out whether memory is short.
///
/// It is from five eighths of the limit on: the other three are large blocks that are allocated and not yet written, and
/// what threads allocate between two looks. With a little room between the bounds, so that it does not change all the time.
static void look(size_t allocated) {
    int saved = errno;
    size_t now = anonymous_bytes();
    bool was_short = atomic_load_explicit(&is_short, memory_order_relaxed);
    if (was_short && atomic_fetch_add(&since_trim, allocated) + allocated > TRIM_AFTER) {
        atomic_store(&since_trim, 0);
        malloc_trim(0);
        now = anonymous_bytes();
    }
    if (now > limit / 8 * 5) {
        if (!was_short) atomic_store(&since_trim, TRIM_AFTER);
        atomic_store_explicit(&is_short, true, memory_order_relaxed);
    } else if (now < limit / 2) {
        atomic_store_explicit(&is_short, false, memory_order_relaxed);
    }
    errno = saved;
}

static void note_allocation(size_t size) {
    since_look += size;
    if (since_look < LOOK_AFTER) return;
    size_t allocated = since_look;
    since_look = 0;
    look(allocated);
}

// MARK: Blocks of files and ranges

static bool is_block(const void *pointer) {
    uintptr_t start = atomic_load_explicit(&range_start, memory_order_relaxed);
    return start != 0 && (uintptr_t)pointer - start < RESERVED;
}

static bool is_small(const void *pointer) {
    return (uintptr_t)pointer - atomic_load_explicit(&range_start, memory_order_relaxed) < SMALL_RANGE;
}

/// Returns a block, or null if the allocation is for glibc.
static void *allocate(size_t size, size_t alignment) {
    if (atomic_load_explicit(&range_start, memory_order_acquire) == 0) return NULL;
    note_allocation(size);
    bool is_short_now = atomic_load_explicit(&is_short, memory_order_relaxed);
    if (size >= LARGE) return large_block_allocate(size, is_short_now);
    return is_short_now ? small_block_allocate(size, alignment) : NULL;
}

static void release(void *pointer) {
    if (is_small(pointer)) {
        small_block_free(pointer);
    } else {
        large_block_free(pointer);
    }
}

static size_t block_size(const void *pointer) {
    return is_small(pointer) ? small_block_size(pointer) : large_block_size(pointer);
}

// MARK: The functions that are replaced

void *malloc(size_t size) {
    void *block = allocate(size, 16);
    return block ? block : __libc_malloc(size);
}

void free(void *pointer) {
    if (is_block(pointer)) {
        release(pointer);
    } else {
        __libc_free(pointer);
    }
}

void *calloc(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) return __libc_calloc(count, size);
    void *block = allocate(bytes, 16);
    if (!block) return __libc_calloc(count, size);
    // What is mapped anew is zeros.
    return is_small(block) ? memset(block, 0, bytes) : block;
}

void *realloc(void *pointer, size_t size) {
    bool was_block = pointer && is_block(pointer);
    if (!was_block && size < LARGE && !atomic_load_explicit(&is_short, memory_order_relaxed)) {
        return __libc_realloc(pointer, size);
    }
    if (pointer && size == 0) {
        free(pointer);
        return NULL;
    }
    if (was_block) {
        size_t held = block_size(pointer);
        if (size <= held && size >= held / 2) return pointer;
    }
    void *moved = malloc(size);
    if (!moved) return NULL;
    if (pointer) {
        size_t held = malloc_usable_size(pointer);
        memcpy(moved, pointer, held < size ? held : size);
        free(pointer);
    }
    return moved;
}

void *memalign(size_t alignment, size_t size) {
    void *block = alignment <= PAGE ? allocate(size, alignment) : NULL;
    return block ? block : __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    int saved = errno;
    void *block = memalign(alignment, size);
    errno = saved;
    if (!block) return ENOMEM;
    *result = block;
    return 0;
}

void *valloc(size_t size) { return memalign(PAGE, size); }

void *pvalloc(size_t size) { return memalign(PAGE, (size + PAGE - 1) & ~(size_t)(PAGE - 1)); }

size_t malloc_usable_size(void *pointer) {
    static size_t (*_Atomic own)(void *);
    if (!pointer) return 0;
    if (is_block(pointer)) return block_size(pointer);
    size_t (*function)(void *) = atomic_load_explicit(&own, memory_order_relaxed);
    if (!function) {
        function = (size_t (*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
        atomic_store_explicit(&own, function, memory_order_relaxed);
    }
    return function ? function(pointer) : 0;
}

// MARK: What the program asks for

bool large_memory_is_memory(const char *folder) {
    struct statfs facts;
    if (statfs(folder, &facts) != 0) return false;
    // The magic numbers of tmpfs and ramfs, of the manual of statfs.
    return (uint32_t)facts.f_type == 0x01021994 || (uint32_t)facts.f_type == 0x858458f6;
}

/// Opens what is asked for files and for the memory of the process; false if there is no such thing.
static bool open_sources(const char *folder) {
    folder_descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    status_descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    return folder_descriptor >= 0 && status_descriptor >= 0;
}

bool large_memory_begin(const char *folder, size_t most) {
    if (large_memory_is_memory(folder)) return false;
    if (atomic_load(&range_start) != 0 || sysconf(_SC_PAGESIZE) != PAGE) return false;
    // A segment's address is a multiple of its length.
    size_t unit = LARGE;
    void *range =
        mmap(NULL, RESERVED + unit, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED) return false;
    uintptr_t start = ((uintptr_t)range + unit - 1) & ~(uintptr_t)(unit - 1);
    if (!open_sources(folder) || !small_blocks_begin(start)) {
        munmap(range, RESERVED + unit);
        if (folder_descriptor >= 0) close(folder_descriptor);
        if (status_descriptor >= 0) close(status_descriptor);
        folder_descriptor = status_descriptor = -1;
        return false;
    }
    limit = most;
    large_blocks_begin(start + SMALL_RANGE, most / 8 * 3);
    atomic_store_explicit(&range_start, start, memory_order_release);
    return true;
}

struct large_memory_use large_memory_now(void) {
    struct large_memory_use use = {
        large_blocks_in_memory(), atomic_load(&in_files), atomic_load(&most_in_files)
    };
    return use;
}

void large_memory_trim(void) { malloc_trim(0); }

#else

bool large_memory_begin(const char *folder, size_t most) {
    (void)folder;
    (void)most;
    return false;
}

bool large_memory_is_memory(const char *folder) {
    (void)folder;
    return false;
}

struct large_memory_use large_memory_now(void) {
    struct large_memory_use use = {0, 0, 0};
    return use;
}

void large_memory_trim(void) {}

#endif
