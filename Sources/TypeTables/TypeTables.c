#include "TypeTables.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "Tables.h"

// The same widths on every processor.
#pragma STDC FP_CONTRACT OFF

static const double widthUnitsPerEm = 16384;
static const double kerningUnitsPerEm = 1024;
static const uint16_t missing = 0xFFFF;

int32_t typeTablesSlotCount(void) { return slotCount; }
int32_t typeTablesRowCount(void) { return rowCount; }
int32_t typeTablesColumnCount(void) { return columnCount; }

int32_t typeTablesSlot(uint32_t scalar) {
  uint32_t wanted = scalar / blockSize;
  // The blocks of Latin letters stand at their own places.
  if (wanted < blockCount && typeTablesBlocks[wanted] == wanted) return (int32_t)scalar;
  for (uint32_t block = 0; block < blockCount; block++) {
    if (typeTablesBlocks[block] == wanted) return (int32_t)(block * blockSize + scalar % blockSize);
  }
  return -1;
}

void typeTablesFillWidths(struct TypeTablesWidths font, double *points) {
  const uint16_t *tables[4];
  double shares[4];
  int count = 0;
  for (int cut = 0; cut < cutCount; cut++) {
    for (int step = 0; step < 2; step++) {
      double share = (step == 0 ? 1 - font.heavierShare : font.heavierShare)
          * (cut == 0 ? 1 - font.display : font.display);
      if (!(share > 0)) continue;
      int weight = step == 0 ? font.lighter : font.heavier;
      tables[count] = typeTablesWidths + (size_t)(cut * weightCount + weight) * slotCount;
      shares[count] = share;
      count++;
    }
  }
  for (int slot = 0; slot < slotCount; slot++) {
    double sum = 0;
    int isMissing = 0;
    for (int index = 0; index < count; index++) {
      uint16_t width = tables[index][slot];
      if (width == missing) isMissing = 1;
      sum += (double)width * shares[index];
    }
    if (isMissing) {
      points[slot] = NAN;
      continue;
    }
    double width = sum / widthUnitsPerEm * font.scale + font.tracking;
    points[slot] = width > 0 ? width : 0;
  }
}

void typeTablesFillClasses(uint8_t *rows, uint8_t *columns) {
  memset(rows, 0, 0x140);
  memset(columns, 0, 0x140);
  for (int index = 0; index < kernedScalarCount; index++) {
    uint32_t scalar = typeTablesKernedScalars[index];
    uint32_t place = scalar < 0x100 ? scalar : 0x100 + (scalar & 0x3F);
    rows[place] = typeTablesRowClasses[index];
    columns[place] = typeTablesColumnClasses[index];
  }
}

void typeTablesFillKerning(double bold, double display, double scale, double *points) {
  for (int pair = 0; pair < pairCount; pair++) {
    const int8_t *value = typeTablesKerning + pair;
    double text = value[0] / kerningUnitsPerEm * (1 - bold)
        + value[pairCount] / kerningUnitsPerEm * bold;
    double large = value[2 * pairCount] / kerningUnitsPerEm * (1 - bold)
        + value[3 * pairCount] / kerningUnitsPerEm * bold;
    points[pair] = (text * (1 - display) + large * display) * scale;
  }
}

uint8_t typeTablesBreakClass(uint32_t scalar) {
  // The last range that starts at or before the scalar; the first one starts at 0.
  int low = 0;
  int high = breakRangeCount;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if ((typeTablesBreakRanges[middle] & 0xFFFFFF) <= scalar) low = middle; else high = middle;
  }
  return (uint8_t)(typeTablesBreakRanges[low] >> 24);
}
