extension Resolver {
  /// The type with which the app starts is registered, so that tests in the app's place can start it.
  mutating func resolve(_ site: EntrySite) {
    guard let type = site.type ?? startingType() else { return }
    need()
    let entry = Registration.entry(type, module: scan.module)
    switch site.form {
    case .inType(let needsSeparator):
      add(.insert((needsSeparator ? "; " : "") + entry, at: site.offset))
    case .atTop:
      add(.insert("; enum _VitrineEntry { \(entry)}", at: site.offset))
    }
  }

  /// An app, or else a delegate of one, where code chooses between several.
  private func startingType() -> String? {
    let apps = look.types(inheriting: "App")
    let delegates = look.types(inheriting: "UIApplicationDelegate")
    for types in [apps, delegates] {
      // Tests often have one of their own.
      let plain = types.filter { !$0.contains("Test") && !$0.contains("Mock") }
      if let type = plain.first(where: { $0 == "AppDelegate" }) ?? plain.first ?? types.first {
        return type
      }
    }
    return nil
  }
}
