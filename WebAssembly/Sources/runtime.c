// What Embedded Swift asks of a C library, for a module of WebAssembly that imports nothing.
#include <stddef.h>
#include <stdint.h>

// MARK: Memory
//
// Blocks follow one another from the end of the static data to the end of the memory, each with a header that says how long
// it is, how long the one before is, and whether it is free. Free blocks are in lists by size, the powers of two; neighbors
// that are free are joined. The memory grows by what is missing.

typedef struct Block {
    size_t size; // Of header and contents; the lowest bit says that it is free.
    size_t before; // The size of the block before; 0 for the first.
    struct Block *next, *previous; // In its list, while it is free.
} Block;

enum { HEADER = 16, SMALLEST = 32, PAGE = 65536, LISTS = 32 };

extern unsigned char __heap_base;
static Block *lists[LISTS];
static char *end; // Of all blocks.
static size_t last; // The size of the last block.

static int listOf(size_t size) { return 31 - __builtin_clz((unsigned)size); }
static Block *after(Block *block) { return (Block *)((char *)block + (block->size & ~(size_t)1)); }

static void put(Block *block) {
    int list = listOf(block->size);
    block->size |= 1;
    block->previous = NULL;
    block->next = lists[list];
    if (block->next) block->next->previous = block;
    lists[list] = block;
}

static void take(Block *block) {
    block->size &= ~(size_t)1;
    if (block->next) block->next->previous = block->previous;
    if (block->previous) block->previous->next = block->next;
    else lists[listOf(block->size)] = block->next;
}

// Tells the block behind one, or the end, how long it is.
static void tell(Block *block) {
    if ((char *)after(block) == end) last = block->size & ~(size_t)1;
    else after(block)->before = block->size & ~(size_t)1;
}

static Block *grow(size_t size) {
    if (!end) end = (char *)(((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15);
    size_t have = __builtin_wasm_memory_size(0) * (size_t)PAGE - (size_t)end;
    if (have < size) {
        size_t pages = (size - have + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    }
    Block *block = (Block *)end;
    block->size = size;
    block->before = last;
    end += size;
    last = size;
    return block;
}

static void release(Block *block) {
    if ((char *)after(block) != end && (after(block)->size & 1)) {
        Block *behind = after(block);
        take(behind);
        block->size += behind->size;
    }
    if (block->before) {
        Block *front = (Block *)((char *)block - block->before);
        if (front->size & 1) {
            take(front);
            front->size += block->size;
            block = front;
        }
    }
    tell(block);
    put(block);
}

int posix_memalign(void **result, size_t alignment, size_t wanted) {
    if (alignment < 16) alignment = 16;
    // What more than 16 asks for is room in front that is given back.
    if (wanted > 0xfff00000u - alignment) return 12;
    size_t size = ((wanted + 15) & ~(size_t)15) + HEADER + (alignment > 16 ? alignment + SMALLEST : 0);
    if (size < SMALLEST) size = SMALLEST;
    Block *block = NULL;
    for (int list = listOf(size); list < LISTS && !block; list++) {
        Block *best = NULL;
        for (Block *free = lists[list]; free; free = free->next) {
            if ((free->size & ~(size_t)1) < size) continue;
            if (!best || free->size < best->size) best = free;
        }
        block = best;
    }
    if (block) take(block);
    else if (!(block = grow(size))) return 12;
    if (alignment > 16) {
        uintptr_t start = ((uintptr_t)block + HEADER + SMALLEST + alignment - 1) & ~(uintptr_t)(alignment - 1);
        Block *moved = (Block *)(start - HEADER);
        size_t front = (size_t)((char *)moved - (char *)block);
        moved->size = block->size - front;
        moved->before = front;
        block->size = front;
        tell(moved);
        release(block);
        block = moved;
        size = ((wanted + 15) & ~(size_t)15) + HEADER;
        if (size < SMALLEST) size = SMALLEST;
    }
    if (block->size - size >= SMALLEST) {
        Block *rest = (Block *)((char *)block + size);
        rest->size = block->size - size;
        rest->before = size;
        block->size = size;
        tell(rest);
        release(rest);
    }
    *result = (char *)block + HEADER;
    return 0;
}

void free(void *contents) {
    if (contents) release((Block *)((char *)contents - HEADER));
}

// MARK: Bytes: single instructions, each

void *memcpy(void *target, const void *source, size_t count) { return __builtin_memcpy(target, source, count); }
void *memmove(void *target, const void *source, size_t count) { return __builtin_memmove(target, source, count); }
void *memset(void *target, int byte, size_t count) { return __builtin_memset(target, byte, count); }

// MARK: Numbers

// Halves away from 0, which no instruction does.
double round(double value) {
    double whole = __builtin_trunc(value);
    double rest = value - whole;
    return whole + (rest >= 0.5) - (rest <= -0.5);
}

// The product of two numbers of 128 bits, which tests of overflow ask for.
__int128 __multi3(__int128 left, __int128 right) {
    uint64_t a = (uint64_t)left, b = (uint64_t)right;
    uint64_t aLow = (uint32_t)a, aHigh = a >> 32, bLow = (uint32_t)b, bHigh = b >> 32;
    uint64_t low = aLow * bLow, middle = aHigh * bLow + (low >> 32), cross = aLow * bHigh + (uint32_t)middle;
    uint64_t high = aHigh * bHigh + (middle >> 32) + (cross >> 32);
    high += a * (uint64_t)((unsigned __int128)right >> 64) + b * (uint64_t)((unsigned __int128)left >> 64);
    return (__int128)((unsigned __int128)high << 64 | (cross << 32 | (uint32_t)low));
}
