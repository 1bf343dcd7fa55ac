// Compares values with references on disk, by calls named as swift-snapshot-testing names them:
// `assertSnapshot(of: view, as: .image)`. It may import SwiftUI, UIKit, what stands below them,
// TestReporting and ReviewRecords, and no other test library.
//
// | folder          | what lives there                                                                    |
// |-----------------|-------------------------------------------------------------------------------------|
// | `Core`          | strategies as values: `Snapshotting`, `Diffing`, `Async`                            |
// | `Strategies`    | one file a kind of value: how it becomes a picture or text                          |
// | `Stage`         | where views stand while a picture of them is drawn; devices                         |
// | `Pictures`      | files of pictures and their comparison                                              |
// | `Reasons`       | why two pictures differ: elements, layout, drawing                                  |
// | `Accessibility` | pictures and texts of what VoiceOver finds                                          |
// | `Matrix`        | one view on many devices and in many settings                                       |
// | `Files`         | where references lie, and what is written                                           |
// | `Assertions`    | the calls that tests make                                                           |
// | `Configuration` | when to record, and which tool to show differences with                             |
//
// References of pictures have the ending `.vitrine` before that of their kind (`testCart.1.vitrine.png`),
// since no two renderers give the same pixels: so they lie beside those of a Mac, and neither is ever
// written over by the other. Texts that say the same everywhere have the original's names.

@_exported import TestReporting
@_exported import UIKit
