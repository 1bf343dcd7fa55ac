extension Resolver {
  /// Casts to other types stay as they are.
  mutating func resolve(_ site: BlockCastSite) {
    guard look.isBlock(site.name, in: site.context) else { return }
    for edit in site.edits { add(edit) }
    need()
  }
}
