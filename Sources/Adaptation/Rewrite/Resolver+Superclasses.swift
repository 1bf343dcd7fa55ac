extension Resolver {
  /// A class that derives from one of Foundation's gets the class between them that lets it override its methods, which
  /// have other names there.
  mutating func resolve(_ site: SuperclassSite) {
    guard look.resolve(site.name, in: site.type) == nil else {
      guard case .external(let root) = look.ancestry(of: site.type).root,
        let known = OverridableClass(for: root)
      else { return }
      rename(known, in: site)
      return
    }
    if let known = OverridableClass(for: site.name) {
      need()
      add(Edit(site.nameRange, known.substitute))
      rename(known, in: site)
    } else if OverridableClass.isClosed(site.name) {
      note(
        .warning, at: site.nameRange.lowerBound,
        "\(site.type) will fail: no class can derive from Foundation's \(site.name) on Linux. Let what "
          + "is replaced conform to a protocol of the project's.")
    }
  }

  private mutating func rename(_ known: OverridableClass, in site: SuperclassSite) {
    for method in site.overrides where known.members.contains(method.fullName) {
      add(.insert(OverridableClass.prefix, at: method.nameRange.lowerBound))
    }
    if known.requiresPlainInitializer { site.initializer.forEach { add($0) } }
    // Bodies may have been skipped by the parser: their text is looked at.
    let text = Array(scan.source.bytes[site.block])
    for name in Set(known.members.map { $0.prefix { $0 != "(" } }) {
      for call in text.ranges(of: Array("super.\(name)(".utf8)) {
        let place = site.block.lowerBound + call.lowerBound + "super.".utf8.count
        add(.insert(OverridableClass.prefix, at: place))
      }
    }
  }
}
