#ifndef MAPWRIGHT_C_FAULT_GUARD_H
#define MAPWRIGHT_C_FAULT_GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Installs the handler of SIGBUS; does nothing the second time.
///
/// Returns whether it is installed: on Linux alone.
bool fault_guard_install(void);

/// Watches a read-only mapping of `length` bytes from `address` on.
///
/// Returns its number; a negative one if nothing is watched, because the handler is not installed or the table is full.
int32_t fault_guard_add(const void *address, size_t length);

/// Ends the watch of a mapping, before it is unmapped.
void fault_guard_remove(int32_t number);

/// Whether a part of a mapping has had no file behind it when it was read.
bool fault_guard_is_cut(int32_t number);

/// Says that a part of a mapping has no file behind it.
void fault_guard_mark(int32_t number);

#endif
