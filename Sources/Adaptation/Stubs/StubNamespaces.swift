/// The members by which libraries add to all views: `view.snp`, `imageView.kf`, `imageView.sd_setImage(with:)`.
///
/// Nothing in the sources tells which module such a member is of, so that the names that these libraries have agreed
/// upon are listed.
enum StubNamespaces {
  /// The module that a property is of, which gives what the library can do with an object.
  static func module(of property: String, among imports: Set<String>) -> String? {
    properties[property]?.first(where: imports.contains)
  }

  /// The module that a member is of whose name begins with the library's letters.
  static func module(ofMember name: String, among imports: Set<String>) -> String? {
    guard let end = name.firstIndex(of: "_") else { return nil }
    return prefixes[String(name[..<end])]?.first(where: imports.contains)
  }

  private static let properties: [String: [String]] = [
    "snp": ["SnapKit"], "rx": ["RxCocoa", "RxSwift"], "kf": ["Kingfisher"],
    "af": ["AlamofireImage", "Alamofire"], "hero": ["Hero"], "pin": ["PinLayout"],
    "flex": ["FlexLayout"], "reactive": ["ReactiveCocoa", "ReactiveSwift"], "nuke": ["Nuke"],
  ]

  private static let prefixes: [String: [String]] = [
    "sd": ["SDWebImage"], "mj": ["MJRefresh"], "hnk": ["Haneke"], "af": ["AlamofireImage"],
    "kf": ["Kingfisher"], "rx": ["RxCocoa"], "yy": ["YYWebImage", "YYKit"], "mas": ["Masonry"],
    "es": ["ESPullToRefresh"], "cr": ["CRRefresh"], "fd": ["FDFullscreenPopGesture"],
  ]
}

extension StubScanner {
  /// The type that stands for what `view.snp` gives; nil for other members.
  func namespace(_ property: String) -> String? {
    guard let module = StubNamespaces.module(of: property, among: imports) else { return nil }
    let type = module + property.prefix(1).uppercased() + property.dropFirst()
    use(type) { use in
      use.kind = max(use.kind, .plain)
      use.namespace = property
    }
    return type
  }

  /// The type that has the members which a library adds to all objects, if this is one of them.
  func addition(_ member: String) -> String? {
    guard let module = StubNamespaces.module(ofMember: member, among: imports) else { return nil }
    let type = "\(module)Members"
    use(type) { use in
      use.kind = max(use.kind, .plain)
      use.addsToObjects = true
    }
    return type
  }
}
