#include "HeapStatistics.h"

#include <malloc.h>

size_t heap_bytes_in_use(void) {
  struct mallinfo2 all = mallinfo2();
  // Blocks in arenas, and large ones with a mapping of their own.
  return all.uordblks + all.hblkhd;
}
