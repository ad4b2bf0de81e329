"""Search quality, judged by queries that an extract itself gives."""
