#ifndef MAPWRIGHT_C_TEXT_SHAPING_H
#define MAPWRIGHT_C_TEXT_SHAPING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A glyph of a font in its place, in the font's units, y up.
typedef struct {
    uint32_t glyph;
    int32_t advance;
    int32_t x;
    int32_t y;
} text_shaping_glyph;

/// Whether HarfBuzz is installed on this machine; it is looked for once.
bool text_shaping_is_available(void);

/// Opens a font file whose bytes are copied; NULL without HarfBuzz.
void *text_shaping_open(const uint8_t *bytes, size_t count);

/// Releases a font.
void text_shaping_close(void *font);

/// Shapes a run of one script that runs to the right; any number of threads may do so with one font.
///
/// Returns how many glyphs there are, of which no more than `capacity` are written.
size_t text_shaping_shape(
    void *font, const uint32_t *codes, size_t count, text_shaping_glyph *glyphs, size_t capacity);

#endif
