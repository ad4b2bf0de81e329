#define _GNU_SOURCE
#include "memory_parts.h"

#if defined(__linux__)
// It tells which library of C this is.
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

// Large blocks: a mapping each, in memory at first and in unnamed files when there is too much of it.
//
// SAFETY: addresses of the range are given out once, by an atomic sum, and never again: no list has to be kept, and no two
// threads meet. Before a block stands a page with its length.

struct block {
    size_t mapped;
    bool is_file;
};

static uintptr_t range_start;
static size_t most;
static _Atomic size_t given, in_memory;

static struct block *block_of(const void *pointer) {
    return (struct block *)((uintptr_t)pointer - PAGE);
}

void large_blocks_begin(uintptr_t start, size_t most_in_memory) {
    range_start = start;
    most = most_in_memory;
}

/// Maps a file of that length over reserved addresses; false if there is no room on the disk.
static bool map_file(void *address, size_t length) {
    int file = make_file();
    if (file < 0) return false;
    // Otherwise a full disk would end the process when a page is written.
    bool is_mapped = posix_fallocate(file, 0, (off_t)length) == 0
        && mmap(address, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) != MAP_FAILED;
    close(file);
    return is_mapped;
}

void *large_block_allocate(size_t size, bool is_short) {
    if (size > LARGE_RANGE / 2) return NULL;
    size_t mapped = ((size + PAGE - 1) & ~(size_t)(PAGE - 1)) + PAGE;
    size_t offset = atomic_fetch_add(&given, mapped);
    if (offset > LARGE_RANGE - mapped) return NULL;
    int saved = errno;
    void *address = (void *)(range_start + offset);
    size_t before = atomic_fetch_add(&in_memory, mapped);
    bool is_file = (is_short || before + mapped > most) && map_file(address, mapped);
    if (is_file) {
        atomic_fetch_sub(&in_memory, mapped);
        note_in_files((ptrdiff_t)mapped);
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

void large_block_free(void *pointer) {
    struct block *block = block_of(pointer);
    size_t mapped = block->mapped;
    if (block->is_file) {
        note_in_files(-(ptrdiff_t)mapped);
    } else {
        atomic_fetch_sub(&in_memory, mapped);
    }
    int saved = errno;
    // The addresses stay reserved, so that nothing else is taken for a block.
    mmap(block, mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    errno = saved;
}

size_t large_block_size(const void *pointer) { return block_of(pointer)->mapped - PAGE; }

size_t large_blocks_in_memory(void) { return atomic_load(&in_memory); }

#endif
