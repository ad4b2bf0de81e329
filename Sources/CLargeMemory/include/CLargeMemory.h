#ifndef MAPWRIGHT_C_LARGE_MEMORY_H
#define MAPWRIGHT_C_LARGE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/// Lets allocations of this process lie in files from now on, so that its anonymous memory stays below `most` bytes.
///
/// As long as there is room for it everything lies in memory. Near the limit, allocations of all sizes lie in files: large
/// ones in one each, small ones together in another. A file has no name: it is made in `folder` and is gone with the
/// process at the latest. Where there is no room for it, the allocation is an ordinary one.
///
/// What was allocated before stays where it is, as do the stacks of threads. A child that is forked shares what lies in
/// files with its parent, so it may only start another program.
///
/// Returns whether that is possible: with glibc alone, and in a folder of a disk.
bool large_memory_begin(const char *folder, size_t most);

/// Whether the files of a folder are memory that the system cannot take back, as those of tmpfs are.
bool large_memory_is_memory(const char *folder);

/// What allocations take.
struct large_memory_use {
    /// Bytes of large ones in memory.
    size_t in_memory;
    /// Bytes of files.
    size_t in_files;
    /// The most bytes that were in files at once.
    size_t most_in_files;
};

/// Returns what allocations take now.
struct large_memory_use large_memory_now(void);

/// Gives memory that was freed, but is kept for later, back to the system.
void large_memory_trim(void);

#endif
