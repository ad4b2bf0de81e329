#ifndef MAPWRIGHT_C_LARGE_MEMORY_H
#define MAPWRIGHT_C_LARGE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/// Lets large allocations of this process lie in files from now on, as soon as those in memory would be more than `most`
/// bytes together.
///
/// A file has no name: it is made in `folder` for one allocation and is gone when that is freed, or with the process. Where
/// none can be made, the allocation is an ordinary one.
///
/// Returns whether that is possible: with glibc alone, and in a folder of a disk.
bool large_memory_begin(const char *folder, size_t most);

/// Whether the files of a folder are memory that the system cannot take back, as those of tmpfs are.
bool large_memory_is_memory(const char *folder);

/// What large allocations there are.
struct large_memory_use {
    /// Bytes in memory.
    size_t in_memory;
    /// Bytes in files.
    size_t in_files;
    /// The most bytes that were in files at once.
    size_t most_in_files;
};

/// Returns what large allocations there are now.
struct large_memory_use large_memory_now(void);

/// Gives memory that was freed, but is kept for later, back to the system.
void large_memory_trim(void);

#endif
