#define _GNU_SOURCE
#include "CLargeMemory.h"

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
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/vfs.h>
#include <unistd.h>

// The functions of memory that a program may replace, by glibc's rules for it ("Replacing malloc" in its manual). What is
// large goes to mappings in a range of addresses that is reserved for them, in memory at first and in unnamed files when
// there is too much of it; all else, and everything before `large_memory_begin`, goes to glibc's own functions. So arrays
// of any size and of any part of a program are reached, and what they hold is the same wherever they lie.
//
// SAFETY: a block is told from other memory by its address alone. Addresses of the range are given out once, by an atomic
// sum, and never again: no list has to be kept, and no two threads meet. Before a block stands a page with its length.

/// What is large: smaller allocations come and go too often to be mapped each time.
enum { LARGE = 4 << 20, PAGE = 4096 };

/// How many addresses are reserved; when they are used up, allocations are ordinary ones again.
static const size_t RESERVED = (size_t)32 << 40;

struct block {
    size_t mapped;
    bool is_file;
};

static _Atomic uintptr_t range_start;
static _Atomic size_t given;
static size_t most_in_memory;
static int folder_descriptor = -1;
static _Atomic size_t in_memory, in_files, most_in_files;

extern void *__libc_malloc(size_t);
extern void __libc_free(void *);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static bool is_block(const void *pointer) {
    uintptr_t start = atomic_load_explicit(&range_start, memory_order_relaxed);
    return start != 0 && (uintptr_t)pointer - start < RESERVED;
}

static struct block *block_of(const void *pointer) {
    return (struct block *)((uintptr_t)pointer - PAGE);
}

/// Maps a file of that length over reserved addresses; false if there is no room on the disk.
static bool map_file(void *address, size_t length) {
    int file = openat(folder_descriptor, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0) return false;
    // Otherwise a full disk would end the process when a page is written.
    bool is_mapped = posix_fallocate(file, 0, (off_t)length) == 0
        && mmap(address, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) != MAP_FAILED;
    close(file);
    return is_mapped;
}

static void *allocate(size_t size) {
    uintptr_t start = atomic_load_explicit(&range_start, memory_order_acquire);
    if (start == 0 || size > RESERVED / 2) return NULL;
    size_t mapped = ((size + PAGE - 1) & ~(size_t)(PAGE - 1)) + PAGE;
    size_t offset = atomic_fetch_add(&given, mapped);
    if (offset > RESERVED - mapped) return NULL;
    int saved = errno;
    void *address = (void *)(start + offset);
    size_t before = atomic_fetch_add(&in_memory, mapped);
    bool is_file = before + mapped > most_in_memory && map_file(address, mapped);
    if (is_file) {
        atomic_fetch_sub(&in_memory, mapped);
        size_t now = atomic_fetch_add(&in_files, mapped) + mapped;
        size_t most = atomic_load(&most_in_files);
        while (now > most && !atomic_compare_exchange_weak(&most_in_files, &most, now)) {}
    } else if (mprotect(address, mapped, PROT_READ | PROT_WRITE) != 0) {
        atomic_fetch_sub(&in_memory, mapped);
        errno = saved;
        return NULL;
    }
    errno = saved;
    struct block *block = address;
    block->mapped = mapped;
    block->is_file = is_file;
    return (char *)address + PAGE;
}

static void release(void *pointer) {
    struct block *block = block_of(pointer);
    size_t mapped = block->mapped;
    atomic_fetch_sub(block->is_file ? &in_files : &in_memory, mapped);
    int saved = errno;
    // The addresses stay reserved, so that nothing else is taken for a block.
    mmap(block, mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    errno = saved;
}

static size_t room(const void *pointer) { return block_of(pointer)->mapped - PAGE; }

void *malloc(size_t size) {
    void *block = size >= LARGE ? allocate(size) : NULL;
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
    // What is mapped anew is zeros.
    void *block =
        !__builtin_mul_overflow(count, size, &bytes) && bytes >= LARGE ? allocate(bytes) : NULL;
    return block ? block : __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
    bool was_block = pointer && is_block(pointer);
    if (!was_block && (size < LARGE || atomic_load(&range_start) == 0)) return __libc_realloc(pointer, size);
    if (was_block && size == 0) {
        release(pointer);
        return NULL;
    }
    if (was_block && size <= room(pointer) && size >= room(pointer) / 2) return pointer;
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
    void *block = size >= LARGE && alignment <= PAGE ? allocate(size) : NULL;
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
    if (is_block(pointer)) return room(pointer);
    size_t (*function)(void *) = atomic_load_explicit(&own, memory_order_relaxed);
    if (!function) {
        function = (size_t (*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
        atomic_store_explicit(&own, function, memory_order_relaxed);
    }
    return function ? function(pointer) : 0;
}

bool large_memory_is_memory(const char *folder) {
    struct statfs facts;
    if (statfs(folder, &facts) != 0) return false;
    // The magic numbers of tmpfs and ramfs, of the manual of statfs.
    return (uint32_t)facts.f_type == 0x01021994 || (uint32_t)facts.f_type == 0x858458f6;
}

bool large_memory_begin(const char *folder, size_t most) {
    if (large_memory_is_memory(folder)) return false;
    if (atomic_load(&range_start) != 0 || sysconf(_SC_PAGESIZE) != PAGE) return false;
    folder_descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder_descriptor < 0) return false;
    void *range = mmap(NULL, RESERVED, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED) {
        close(folder_descriptor);
        return false;
    }
    most_in_memory = most;
    atomic_store_explicit(&range_start, (uintptr_t)range, memory_order_release);
    return true;
}

struct large_memory_use large_memory_now(void) {
    struct large_memory_use use = {
        atomic_load(&in_memory), atomic_load(&in_files), atomic_load(&most_in_files)
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
