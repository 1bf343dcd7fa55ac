import UniformTypeIdentifiers

extension UIDocumentPickerViewController {
  /// Offers the files of some types, to open where they are or, with `asCopy`, to copy into the app.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
