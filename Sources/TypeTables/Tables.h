// The tables that Scripts/fonts writes, and how they are laid out.
#ifndef VITRINE_TABLES_H
#define VITRINE_TABLES_H

#include <stdint.h>

enum {
  /// Scalars that a block of widths holds.
  blockSize = 64,
  blockCount = 38,
  slotCount = blockCount * blockSize,
  weightCount = 6,
  cutCount = 2,
  rowCount = 81,
  columnCount = 87,
  pairCount = rowCount * columnCount,
  kernedScalarCount = 199,
  breakRangeCount = 1651,
};

/// The first scalar of each block divided by `blockSize`.
extern const uint8_t typeTablesBlocks[blockCount];
/// For each cut (text, display) and weight (thin, regular, medium, semibold, bold, black) the width of each
/// slot in 1/16384 em; 0xFFFF where there is no glyph.
extern const uint16_t typeTablesWidths[cutCount * weightCount * slotCount];
/// The scalars that kern at all, and their classes as the left and as the right one of a pair.
extern const uint16_t typeTablesKernedScalars[kernedScalarCount];
extern const uint8_t typeTablesRowClasses[kernedScalarCount];
extern const uint8_t typeTablesColumnClasses[kernedScalarCount];
/// For each cut two matrices (regular, bold) of 1/1024 em.
extern const int8_t typeTablesKerning[cutCount * 2 * pairCount];
/// The sorted starts of ranges of scalars, with the class of line breaking in the top byte.
extern const uint32_t typeTablesBreakRanges[breakRangeCount];

#endif
