// Typesetting: text layout as values. Metrics of the system font without an installed font, line breaking,
// directions, paragraphs and what stands where in them. All lengths are in points, with the origin of a layout
// at its top left and y pointing down. May import CoreGraphics, TypeTables and
// Foundation only.
//
// | folder      | what lives there                                                                     |
// |-------------|--------------------------------------------------------------------------------------|
// | `Fonts`     | descriptors, text styles and sizes, advances and line heights                          |
// | `FontFiles` | fonts of the app's own files: names, widths, kerning                                   |
// | `Breaking`  | where a line may end, and the direction of a text (Unicode)                            |
// | `Paragraph` | runs, options, and fitting into lines, with truncation and shrinking                   |
// | `Layout`    | the finished layout: lines, glyph places, carets                                       |
// | `Tables`    | the widths of the system font, whose numbers and arithmetic are TypeTables'           |
