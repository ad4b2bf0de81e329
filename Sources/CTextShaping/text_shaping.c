// HarfBuzz is found when the program runs, so that programs that draw no text of such scripts need no library.
//
// Types and functions as hb-blob.h, hb-buffer.h, hb-face.h, hb-font.h and hb-shape.h declare them; their layout has not changed
// since HarfBuzz 1.0.
#include "CTextShaping.h"

#if defined(__linux__) || defined(__APPLE__)

#include <dlfcn.h>
#include <pthread.h>

typedef struct {
    uint32_t codepoint;
    uint32_t mask;
    uint32_t cluster;
    uint32_t own[2];
} glyph_info;

typedef struct {
    int32_t x_advance;
    int32_t y_advance;
    int32_t x_offset;
    int32_t y_offset;
    uint32_t own;
} glyph_position;

static struct {
    bool is_available;
    void *(*blob_create)(const char *, unsigned, int, void *, void (*)(void *));
    void (*blob_destroy)(void *);
    void *(*face_create)(void *, unsigned);
    void (*face_destroy)(void *);
    void *(*font_create)(void *);
    void (*font_make_immutable)(void *);
    void (*font_destroy)(void *);
    void *(*buffer_create)(void);
    void (*buffer_add_codepoints)(void *, const uint32_t *, int, unsigned, int);
    void (*buffer_guess_segment_properties)(void *);
    void (*shape)(void *, void *, const void *, unsigned);
    glyph_info *(*buffer_get_glyph_infos)(void *, unsigned *);
    glyph_position *(*buffer_get_glyph_positions)(void *, unsigned *);
    void (*buffer_destroy)(void *);
} harfbuzz;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find(void) {
#ifdef __APPLE__
    void *library = dlopen("libharfbuzz.0.dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *library = dlopen("libharfbuzz.so.0", RTLD_NOW | RTLD_LOCAL);
#endif
    if (!library) return;
#define FIND(name) \
    if (!(harfbuzz.name = (__typeof__(harfbuzz.name))dlsym(library, "hb_" #name))) return;
    FIND(blob_create)
    FIND(blob_destroy)
    FIND(face_create)
    FIND(face_destroy)
    FIND(font_create)
    FIND(font_make_immutable)
    FIND(font_destroy)
    FIND(buffer_create)
    FIND(buffer_add_codepoints)
    FIND(buffer_guess_segment_properties)
    FIND(shape)
    FIND(buffer_get_glyph_infos)
    FIND(buffer_get_glyph_positions)
    FIND(buffer_destroy)
#undef FIND
    harfbuzz.is_available = true;
}

bool text_shaping_is_available(void) {
    pthread_once(&once, find);
    return harfbuzz.is_available;
}

void *text_shaping_open(const uint8_t *bytes, size_t count) {
    // HB_MEMORY_MODE_DUPLICATE is 0.
    if (!text_shaping_is_available() || count > INT32_MAX) return NULL;
    void *blob = harfbuzz.blob_create((const char *)bytes, (unsigned)count, 0, NULL, NULL);
    void *face = harfbuzz.face_create(blob, 0);
    harfbuzz.blob_destroy(blob);
    void *font = harfbuzz.font_create(face);
    harfbuzz.face_destroy(face);
    harfbuzz.font_make_immutable(font);
    return font;
}

void text_shaping_close(void *font) {
    if (font) harfbuzz.font_destroy(font);
}

size_t text_shaping_shape(
    void *font, const uint32_t *codes, size_t count, text_shaping_glyph *glyphs, size_t capacity) {
    if (!font || count == 0 || count > 4096) return 0;
    void *buffer = harfbuzz.buffer_create();
    harfbuzz.buffer_add_codepoints(buffer, codes, (int)count, 0, (int)count);
    harfbuzz.buffer_guess_segment_properties(buffer);
    harfbuzz.shape(font, buffer, NULL, 0);
    unsigned found = 0;
    unsigned places = 0;
    const glyph_info *infos = harfbuzz.buffer_get_glyph_infos(buffer, &found);
    const glyph_position *positions = harfbuzz.buffer_get_glyph_positions(buffer, &places);
    if (places < found) found = places;
    for (size_t index = 0; index < found && index < capacity; index++) {
        glyphs[index].glyph = infos[index].codepoint;
        glyphs[index].advance = positions[index].x_advance;
        glyphs[index].x = positions[index].x_offset;
        glyphs[index].y = positions[index].y_offset;
    }
    harfbuzz.buffer_destroy(buffer);
    return found;
}

#else

bool text_shaping_is_available(void) { return false; }
void *text_shaping_open(const uint8_t *bytes, size_t count) { return NULL; }
void text_shaping_close(void *font) {}
size_t text_shaping_shape(
    void *font, const uint32_t *codes, size_t count, text_shaping_glyph *glyphs, size_t capacity) {
    return 0;
}

#endif
