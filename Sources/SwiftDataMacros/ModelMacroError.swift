/// What a macro can't expand, in words for whoever wrote it.
struct ModelMacroError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
