#ifndef MAPWRIGHT_C_MEMORY_PARTS_H
#define MAPWRIGHT_C_MEMORY_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the files of this target share. Addresses are reserved once, in two ranges: one of large blocks, each a mapping of
// its own, and one of the pages that small blocks lie in, which are all of one file.

enum { PAGE = 4096 };

/// How many addresses are reserved for either range; when they are used up, allocations are ordinary ones again.
#define LARGE_RANGE ((size_t)32 << 40)
#define SMALL_RANGE ((size_t)8 << 40)

/// The folder of the files; nothing else may be asked of it than new files.
extern int folder_descriptor;

/// Makes a file without a name; -1 if that is impossible.
int make_file(void);

/// Notes that so many bytes more, or fewer, lie in files.
void note_in_files(ptrdiff_t change);

/// Large blocks: sets the range and the most bytes that may lie in memory, before the first is allocated.
void large_blocks_begin(uintptr_t start, size_t most_in_memory);
/// Returns a block of zeros, or null; in a file if it would be too much otherwise, or memory is short.
void *large_block_allocate(size_t size, bool is_short);
void large_block_free(void *pointer);
size_t large_block_size(const void *pointer);
size_t large_blocks_in_memory(void);

/// Small blocks: makes their file and sets the range; false if there can be no file.
bool small_blocks_begin(uintptr_t start);
/// Returns a block in the file, or null. `alignment` is a power of two.
void *small_block_allocate(size_t size, size_t alignment);
void small_block_free(void *pointer);
size_t small_block_size(const void *pointer);

#endif
