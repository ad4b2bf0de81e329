// SQLite, as the system has it.
#include <sqlite3.h>

// `SQLITE_TRANSIENT` is a cast, which Swift does not see: the text is copied. No pointer is an empty text, not null.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text ? text : "", count, SQLITE_TRANSIENT);
}
