// Nothing to call: linking this target is what counts. See start.c.
