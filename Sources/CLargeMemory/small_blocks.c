#define _GNU_SOURCE
#include "memory_parts.h"

#if defined(__linux__)
// It tells which library of C this is.
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

// Small blocks in a file, which grows by segments of 4 MB: the address of a segment less the start of the range is its
// place in the file, so that neighbors are one mapping. A segment's pages are divided into runs: a run is free, or one
// block, or a slab of blocks of one class of sizes. Each thread keeps some free blocks of each class, and takes and gives
// back several at a time, as in tcmalloc (Ghemawat and Menage, "TCMalloc: Thread-Caching Malloc").
//
// SAFETY: what is written of a run lies in its segment's head, under the lock of pages, or of the class for a slab's free
// blocks. A run that holds a block in use is neither divided nor joined, so its kind and length may be read without a lock
// by who owns the block.

enum {
    SEGMENT = 4 << 20,
    PAGES = SEGMENT / PAGE,
    /// Larger blocks are runs of their own.
    LARGEST_CLASS_SIZE = 8192,
    CLASSES = 32,
    SLAB_PAGES = 16,
    BINS = 11,
    /// Segments without a block that are kept.
    SPARE = 8,
};

enum { FREE = 0, WHOLE = 1, FIRST_CLASS = 2 };

/// What is known of a run, at its first page; of a free run also at its last, and of a slab at each of its pages, where
/// it begins.
struct run {
    struct run *next, *previous;
    /// The free blocks of a slab.
    void *blocks;
    uint16_t start, length, used;
    uint8_t kind;
};

struct segment {
    struct run runs[PAGES];
};

/// Pages at the start of a segment that hold what is known of it.
enum { HEAD_PAGES = (sizeof(struct segment) + PAGE - 1) / PAGE };

static uintptr_t range_start;
static int file = -1;
static pthread_mutex_t pages_lock = PTHREAD_MUTEX_INITIALIZER;
static struct run bins[BINS];
static size_t segment_count;
/// Segments that were given back to the disk, in a list through their numbers; kept outside of them, as they are gone.
static uint32_t returned[1 << 16];
static size_t returned_count, spare_count;

/// A class's slabs that have free blocks.
static struct class {
    pthread_mutex_t lock;
    struct run slabs;
} classes[CLASSES];

struct cache {
    void *heads[CLASSES];
    uint16_t counts[CLASSES];
    bool is_known, has_ended;
};

static __thread struct cache cache __attribute__((tls_model("initial-exec")));
static pthread_key_t ends;

// MARK: Sizes

/// Sixteen apart up to 128, then four for each doubling.
static int class_of(size_t size) {
    if (size <= 128) return size == 0 ? 0 : (int)((size + 15) / 16) - 1;
    int log = 63 - __builtin_clzl(size - 1);
    return 8 + (log - 7) * 4 + (int)((size - 1) >> (log - 2) & 3);
}

static size_t size_of(int class) {
    if (class < 8) return (size_t)(class + 1) * 16;
    int log = 7 + (class - 8) / 4;
    return ((size_t)1 << log) + (size_t)((class - 8) % 4 + 1) * ((size_t)1 << (log - 2));
}

static int batch_of(int class) {
    size_t count = 16384 / size_of(class);
    return count > 64 ? 64 : (int)count;
}

static struct segment *segment_of(const void *pointer) {
    return (struct segment *)((uintptr_t)pointer & ~(uintptr_t)(SEGMENT - 1));
}

static struct run *run_of(const void *pointer) {
    struct segment *segment = segment_of(pointer);
    size_t page = ((uintptr_t)pointer & (SEGMENT - 1)) / PAGE;
    return &segment->runs[segment->runs[page].start];
}

static char *bytes_of(struct run *run) {
    return (char *)segment_of(run) + (size_t)run->start * PAGE;
}

// MARK: Lists

static void insert(struct run *list, struct run *run) {
    run->next = list->next;
    run->previous = list;
    list->next->previous = run;
    list->next = run;
}

static void take_out(struct run *run) {
    run->previous->next = run->next;
    run->next->previous = run->previous;
    run->next = NULL;
}

// MARK: Pages, under their lock

static int bin_of(size_t length) { return 31 - __builtin_clz((unsigned)length); }

static void put_free(struct segment *segment, size_t start, size_t length) {
    struct run *run = &segment->runs[start];
    run->kind = FREE;
    run->start = (uint16_t)start;
    run->length = (uint16_t)length;
    struct run *last = &segment->runs[start + length - 1];
    last->kind = FREE;
    last->start = (uint16_t)start;
    insert(&bins[bin_of(length)], run);
}

static bool add_segment(void) {
    bool is_returned = returned_count > 0;
    if (!is_returned && (segment_count + 1) * SEGMENT > SMALL_RANGE) return false;
    size_t number = is_returned ? returned[returned_count - 1] : segment_count;
    off_t place = (off_t)(number * SEGMENT);
    // Otherwise a full disk would end the process when a page is written.
    if (posix_fallocate(file, place, SEGMENT) != 0) return false;
    struct segment *segment = (struct segment *)(range_start + number * SEGMENT);
    if (!is_returned
        && mmap(segment, SEGMENT, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, place) == MAP_FAILED) {
        return false;
    }
    // Neighbors have nothing to do with each other: what was written out is not to be read ahead.
    if (!is_returned) madvise(segment, SEGMENT, MADV_RANDOM);
    if (is_returned) {
        returned_count -= 1;
    } else {
        segment_count += 1;
    }
    // No run reaches beyond either end.
    segment->runs[0].kind = WHOLE;
    segment->runs[HEAD_PAGES - 1].kind = WHOLE;
    put_free(segment, HEAD_PAGES, PAGES - HEAD_PAGES);
    spare_count += 1;
    note_in_files(SEGMENT);
    return true;
}

static struct run *find_free(size_t length) {
    int first = bin_of(length);
    int tries = 8;
    for (struct run *run = bins[first].next; run != &bins[first] && tries > 0; run = run->next, tries--) {
        if (run->length >= length) return run;
    }
    for (int bin = first + 1; bin < BINS; bin++) {
        if (bins[bin].next != &bins[bin]) return bins[bin].next;
    }
    return NULL;
}

static struct run *allocate_run(size_t length, uint8_t kind) {
    struct run *run = find_free(length);
    if (!run) {
        if (!add_segment()) return NULL;
        run = find_free(length);
    }
    take_out(run);
    struct segment *segment = segment_of(run);
    if (run->length == PAGES - HEAD_PAGES) spare_count -= 1;
    if (run->length > length) put_free(segment, run->start + length, run->length - length);
    run->length = (uint16_t)length;
    run->kind = kind;
    struct run *last = &segment->runs[run->start + length - 1];
    last->kind = kind;
    last->start = run->start;
    return run;
}

static void free_run(struct run *run) {
    struct segment *segment = segment_of(run);
    size_t start = run->start, end = start + run->length;
    if (end < PAGES && segment->runs[end].kind == FREE) {
        take_out(&segment->runs[end]);
        end += segment->runs[end].length;
    }
    if (segment->runs[start - 1].kind == FREE) {
        start = segment->runs[start - 1].start;
        take_out(&segment->runs[start]);
    }
    // Pages within a run may still say what they were.
    segment->runs[end - 1].kind = FREE;
    put_free(segment, start, end - start);
    if (end - start < PAGES - HEAD_PAGES) return;
    spare_count += 1;
    if (spare_count <= SPARE || returned_count == sizeof(returned) / sizeof(returned[0])) return;
    size_t number = ((uintptr_t)segment - range_start) / SEGMENT;
    take_out(&segment->runs[HEAD_PAGES]);
    // The pages read as zeros from here on, until the segment is added again.
    if (fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)(number * SEGMENT), SEGMENT) != 0) {
        put_free(segment, HEAD_PAGES, PAGES - HEAD_PAGES);
        return;
    }
    returned[returned_count++] = (uint32_t)number;
    spare_count -= 1;
    note_in_files(-(ptrdiff_t)SEGMENT);
}

// MARK: Slabs, under the lock of their class

static struct run *make_slab(int class) {
    pthread_mutex_lock(&pages_lock);
    struct run *slab = allocate_run(SLAB_PAGES, (uint8_t)(FIRST_CLASS + class));
    pthread_mutex_unlock(&pages_lock);
    if (!slab) return NULL;
    struct segment *segment = segment_of(slab);
    for (size_t page = 0; page < SLAB_PAGES; page++) segment->runs[slab->start + page].start = slab->start;
    size_t size = size_of(class);
    char *bytes = bytes_of(slab);
    slab->blocks = NULL;
    slab->used = 0;
    for (size_t at = SLAB_PAGES * PAGE / size; at-- > 0;) {
        void **block = (void **)(bytes + at * size);
        *block = slab->blocks;
        slab->blocks = block;
    }
    insert(&classes[class].slabs, slab);
    return slab;
}

/// Takes up to so many blocks of a class, as a list; returns how many.
static int take_blocks(int class, int count, void **list) {
    int taken = 0;
    pthread_mutex_lock(&classes[class].lock);
    while (taken < count) {
        struct run *slab = classes[class].slabs.next;
        if (slab == &classes[class].slabs && !(slab = make_slab(class))) break;
        while (taken < count && slab->blocks) {
            void **block = slab->blocks;
            slab->blocks = *block;
            slab->used += 1;
            *block = *list;
            *list = block;
            taken += 1;
        }
        if (!slab->blocks) take_out(slab);
    }
    pthread_mutex_unlock(&classes[class].lock);
    return taken;
}

/// Gives so many blocks of a list back.
static void give_blocks(int class, int count, void **list) {
    pthread_mutex_lock(&classes[class].lock);
    for (; count > 0; count--) {
        void **block = *list;
        *list = *block;
        struct run *slab = run_of(block);
        if (!slab->blocks) insert(&classes[class].slabs, slab);
        *block = slab->blocks;
        slab->blocks = block;
        slab->used -= 1;
        if (slab->used == 0) {
            take_out(slab);
            pthread_mutex_lock(&pages_lock);
            free_run(slab);
            pthread_mutex_unlock(&pages_lock);
        }
    }
    pthread_mutex_unlock(&classes[class].lock);
}

// MARK: A thread's blocks

static void end_cache(void *mine) {
    struct cache *cache = mine;
    cache->has_ended = true;
    for (int class = 0; class < CLASSES; class++) {
        give_blocks(class, cache->counts[class], &cache->heads[class]);
        cache->counts[class] = 0;
    }
}

bool small_blocks_begin(uintptr_t start) {
    file = make_file();
    if (file < 0) return false;
    if (pthread_key_create(&ends, end_cache) != 0) {
        close(file);
        return false;
    }
    range_start = start;
    for (int bin = 0; bin < BINS; bin++) bins[bin].next = bins[bin].previous = &bins[bin];
    for (int class = 0; class < CLASSES; class++) {
        pthread_mutex_init(&classes[class].lock, NULL);
        classes[class].slabs.next = classes[class].slabs.previous = &classes[class].slabs;
    }
    return true;
}

void *small_block_allocate(size_t size, size_t alignment) {
    if (alignment > 16) {
        // Blocks of a class whose size is a power of two are aligned to it.
        size_t least = size > alignment ? size : alignment;
        size = least > LARGEST_CLASS_SIZE ? least : (size_t)1 << (64 - __builtin_clzl(least - 1));
    }
    int saved = errno;
    void *result = NULL;
    if (size > LARGEST_CLASS_SIZE) {
        size_t length = (size + PAGE - 1) / PAGE;
        if (length > PAGES - HEAD_PAGES) return NULL;
        pthread_mutex_lock(&pages_lock);
        struct run *run = allocate_run(length, WHOLE);
        if (run) result = bytes_of(run);
        pthread_mutex_unlock(&pages_lock);
        errno = saved;
        return result;
    }
    int class = class_of(size);
    if (!cache.heads[class]) {
        cache.counts[class] = (uint16_t)take_blocks(
            class, cache.has_ended ? 1 : batch_of(class), &cache.heads[class]);
        errno = saved;
        if (!cache.heads[class]) return NULL;
        if (!cache.is_known) {
            cache.is_known = true;
            pthread_setspecific(ends, &cache);
        }
    }
    void **block = cache.heads[class];
    cache.heads[class] = *block;
    cache.counts[class] -= 1;
    return block;
}

void small_block_free(void *pointer) {
    struct run *run = run_of(pointer);
    if (run->kind == WHOLE) {
        int saved = errno;
        pthread_mutex_lock(&pages_lock);
        free_run(run);
        pthread_mutex_unlock(&pages_lock);
        errno = saved;
        return;
    }
    int class = run->kind - FIRST_CLASS;
    *(void **)pointer = cache.heads[class];
    cache.heads[class] = pointer;
    cache.counts[class] += 1;
    int most = cache.has_ended ? 0 : 2 * batch_of(class);
    if (cache.counts[class] <= most) {
        if (!cache.is_known) {
            cache.is_known = true;
            pthread_setspecific(ends, &cache);
        }
        return;
    }
    int saved = errno;
    give_blocks(class, cache.has_ended ? cache.counts[class] : batch_of(class), &cache.heads[class]);
    cache.counts[class] -= cache.has_ended ? cache.counts[class] : (uint16_t)batch_of(class);
    errno = saved;
}

size_t small_block_size(const void *pointer) {
    struct run *run = run_of(pointer);
    return run->kind == WHOLE ? (size_t)run->length * PAGE : size_of(run->kind - FIRST_CLASS);
}

#endif
