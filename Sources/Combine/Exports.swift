// Combine for Linux.
//
// The core (publishers, subjects, subscribers, `ObservableObject`, `@Published`) is OpenCombine's,
// re-exported under Apple's module name. Everything that the core lacks or that belongs to
// Foundation's and Dispatch's side of Combine is ours, in the folders beside this file.
// May import: OpenCombine, Foundation, FoundationNetworking, Dispatch. Nothing of this package.

@_exported import OpenCombine
