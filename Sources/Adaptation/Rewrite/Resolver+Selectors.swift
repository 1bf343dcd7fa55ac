extension Resolver {
  /// `#selector(…)` becomes the selector of the name that Objective-C would know.
  ///
  /// The class's table finds the method by it. Where there can be no table, for generic classes and those of
  /// other modules, the method goes along.
  mutating func resolve(_ site: SelectorSite) {
    need()
    let type = typeName(of: site)
    switch site.form {
    case .getter, .setter: resolveAccessor(site, type: type)
    case .method: resolveMethod(site, type: type)
    }
  }

  private mutating func resolveAccessor(_ site: SelectorSite, type: String?) {
    let member = type.flatMap { type in
      look.members(of: type).first { $0.kind == .property && $0.name == site.name }
    }
    let key = member?.selector ?? site.name
    let name: String
    if site.form == .setter {
      name = ObjectiveCName.setter(member == nil ? ObjectiveCName.systemKey(key) : key)
    } else {
      name = member.map { $0.arguments.isEmpty ? key : $0.arguments } ?? key
    }
    add(Edit(site.range, "Selector(\"\(name)\")"))
  }

  private mutating func resolveMethod(_ site: SelectorSite, type: String?) {
    if let type, let method = method(site, among: look.members(of: type)) {
      let hasTable = !look.records(type).contains { $0.flags.contains(.generic) }
      let reference = hasTable ? nil : reference(to: method, of: site, type: type)
      add(Edit(site.range, text(method.selector, reference)))
      return
    }
    if let labels = site.labels {
      let name = SystemSelectors.name(site.name, labels)
      add(Edit(site.range, text(name, systemReference(site, labels: labels))))
      return
    }
    // A property that is called like a method, or a method of another module without its labels.
    if let labels = SystemSelectors.labels(of: site.name),
      site.types.map({ $0.count == labels.count }) ?? true
    {
      let name = SystemSelectors.name(site.name, labels)
      add(Edit(site.range, text(name, systemReference(site, labels: labels))))
    } else if let method = onlyMethod(site) {
      add(Edit(site.range, text(method.selector, nil)))
    } else {
      let labels = (site.types ?? []).map { _ in "_" }
      let name = ObjectiveCName.method(site.name, labels: labels)
      add(Edit(site.range, text(name, systemReference(site, labels: labels))))
    }
  }

  private func text(_ name: String, _ reference: String?) -> String {
    reference.map { "Selector(\"\(name)\", \($0))" } ?? "Selector(\"\(name)\")"
  }

  /// The full name of the type whose method is meant; nil if it cannot be told.
  private func typeName(of site: SelectorSite) -> String? {
    guard let base = site.base else { return site.context.isEmpty ? nil : own(site.context) }
    if ["self", "Self", "super", "type(of: self)"].contains(base) { return own(site.context) }
    return look.resolve(base, in: site.context) ?? typeName(ofExpression: base, site)
  }

  /// The type of `screen.model`, as far as declarations say it.
  private func typeName(ofExpression base: String, _ site: SelectorSite) -> String? {
    var names = base.split(separator: ".").map { String($0.filter { !"?!".contains($0) }) }
    guard let first = names.first, names.allSatisfy(\.isName) else { return nil }
    var type: String?
    if first == "self" || first.first?.isUppercase ?? false {
      names.removeFirst()
      type = first == "self" ? own(site.context) : look.resolve(first, in: site.context)
    } else {
      switch site.baseType {
      case .notLocal: type = site.context.isEmpty ? nil : own(site.context)
      case .unknown: return nil
      case .written(let written):
        names.removeFirst()
        type = resolved(written, in: site.context)
      }
    }
    for name in names {
      guard let owner = type,
        let member = look.members(of: owner).first(where: {
          $0.kind == .property && $0.name == name
        })
      else { return nil }
      type = member.types.first.map { resolved($0, in: owner) }
    }
    return type
  }

  /// The full name of a type of the project's, or what is written of another.
  private func resolved(_ written: String, in context: String) -> String {
    var name = Self.unwrapped(written)
    if name.hasPrefix("any ") { name.removeFirst(4) }
    return look.resolve(name, in: context) ?? name
  }

  /// An extension names its type as the file sees it; the index by its full name.
  private func own(_ context: String) -> String { look.resolve(context, in: "") ?? context }

  private func method(_ site: SelectorSite, among members: [MemberRecord]) -> MemberRecord? {
    let candidates = members.filter { member in
      member.kind == .method && member.name == site.name
        && (site.labels.map { $0 == member.labels } ?? true)
        && (site.types.map { $0.count == member.types.count } ?? true)
    }
    if let types = site.types, let exact = candidates.first(where: { $0.types == types }) {
      return exact
    }
    // Of several, the one that Objective-C sees is meant.
    return candidates.first { $0.flags.contains(.objectiveC) } ?? candidates.first
  }

  /// The one method that the project has by that name, for an expression whose type is not known.
  private func onlyMethod(_ site: SelectorSite) -> MemberRecord? {
    let found = look.methods(called: site.name).filter {
      site.labels == nil || site.labels == $0.labels
    }
    let names = Set(found.map(\.selector))
    return names.count == 1 ? found.first : found.first { $0.flags.contains(.objectiveC) }
  }

  // MARK: Selectors that carry their method

  /// The method itself, for a class that can have no table.
  private func reference(to method: MemberRecord, of site: SelectorSite, type: String) -> String? {
    guard !method.flags.contains(.ofType), method.types.count <= 5 else { return nil }
    let isInside = site.base.map { ["self", "Self"].contains($0) } ?? true
    let name =
      isInside ? type.split(separator: ".").last.map(String.init) ?? type : site.base ?? type
    return closure(calling: method, of: name)
  }

  /// A method of a class of UIKit's: UIKit has no tables of its own methods.
  private func systemReference(_ site: SelectorSite, labels: [String]) -> String? {
    guard let base = site.base, base.hasPrefix("UI"), !Look.isProtocol(base),
      base.allSatisfy({ $0.isLetter || $0.isNumber }), base.first?.isUppercase ?? false,
      !base.hasSuffix("Actions"), labels.count <= 5
    else { return nil }
    if labels.isEmpty { return "{ (object: \(base)) in { object.\(site.name)() } }" }
    return "\(base).\(site.name)(\(labels.map { $0 + ":" }.joined()))"
  }
}

extension String {
  /// Whether it is a plain name.
  fileprivate var isName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
