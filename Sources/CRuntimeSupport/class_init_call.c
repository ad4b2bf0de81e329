#include "CRuntimeSupport.h"

// Swift passes the metatype in the register that closures have their context in. C has no other way to say so, and
// Swift none at all to call an initializer that is not `required`.
typedef void *(*initializer)(uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                             __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *class_init_call(const void *function, const void *metatype, uintptr_t object,
                      uintptr_t witness, uintptr_t string0, uintptr_t string1) {
    return ((initializer)function)(object, witness, string0, string1, metatype);
}

typedef void *(*plain_initializer)(__attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *class_init_call_plain(const void *function, const void *metatype) {
    return ((plain_initializer)function)(metatype);
}

typedef void *(*frame_initializer)(double, double, double, double,
                                   __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *class_init_call_frame(const void *function, const void *metatype, double x, double y,
                            double width, double height) {
    return ((frame_initializer)function)(x, y, width, height, metatype);
}

typedef void *(*style_initializer)(uint8_t, uintptr_t, uintptr_t,
                                   __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *class_init_call_style(const void *function, const void *metatype, uint8_t style,
                            uintptr_t string0, uintptr_t string1) {
    return ((style_initializer)function)(style, string0, string1, metatype);
}

typedef void *(*name_initializer)(uintptr_t, uintptr_t,
                                  __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *class_init_call_name(const void *function, const void *metatype, uintptr_t string0,
                           uintptr_t string1) {
    return ((name_initializer)function)(string0, string1, metatype);
}
