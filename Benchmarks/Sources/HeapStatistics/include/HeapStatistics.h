#ifndef HEAP_STATISTICS_H
#define HEAP_STATISTICS_H

#include <stddef.h>

/// The bytes of all blocks that are allocated now, with the allocator's own words around each.
///
/// Pages that the process only keeps for later are not counted, which the resident size would do.
size_t heap_bytes_in_use(void);

#endif
