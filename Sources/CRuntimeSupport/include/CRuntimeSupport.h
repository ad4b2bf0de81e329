#include <stdint.h>

/// Calls the allocating initializer of a Swift class with the parameters (class existential?, String?).
///
/// Parameters are handed over owned, two words each; the result is owned too.
void *class_init_call(const void *function, const void *metatype, uintptr_t object,
                      uintptr_t witness, uintptr_t string0, uintptr_t string1);

/// Calls the allocating initializer of a Swift class that takes no parameters; the result is owned.
void *class_init_call_plain(const void *function, const void *metatype);

/// Calls the allocating initializer of a Swift class that takes a rectangle of four numbers; the result is owned.
void *class_init_call_frame(const void *function, const void *metatype, double x, double y,
                            double width, double height);

/// Calls the allocating initializer of a Swift class with the parameters (enum of up to 256 cases, String?).
///
/// The string is handed over owned, in two words; the result is owned too.
void *class_init_call_style(const void *function, const void *metatype, uint8_t style,
                            uintptr_t string0, uintptr_t string1);

/// Calls the allocating initializer of a Swift class that takes a String?, handed over owned; the result is owned too.
void *class_init_call_name(const void *function, const void *metatype, uintptr_t string0,
                           uintptr_t string1);
