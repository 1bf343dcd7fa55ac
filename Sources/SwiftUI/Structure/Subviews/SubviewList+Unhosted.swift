extension SubviewList {
  /// The subviews of a view that no node holds, for inspection: bodies of the app's own are not
  /// evaluated.
  init(unhosted view: any View) {
    add(view)
  }

  private mutating func add(_ view: any View) {
    switch view._structure.storage {
    case .absent: return
    case .wrapper(let content): add(content)
    case .list(let list): for index in 0..<list.count { add(list[index]) }
    case .modified(let content, let modifier):
      let start = entries.count
      add(content)
      for index in start..<entries.count {
        guard let source = entries[index].source else { continue }
        entries[index].source = source.modified(by: modifier)
      }
    case .view(let description):
      switch description.name {
      case "EmptyView": return
      case "Group", "ForEach":
        if let content = description.content { add(content) }
        if let items = description.items { for index in 0..<items.count { add(items[index]) } }
      case "Section": addSection(description)
      default: append(source(of: view))
      }
    case .custom: append(source(of: view))
    }
  }

  private mutating func addSection(_ description: ViewDescription) {
    let outer = section
    section = ObjectIdentifier(description)
    entries.append(Entry(section: section))
    for child in description.supplementary where child.role == "header" {
      role = .header
      add(child.view())
    }
    role = .content
    if let content = description.content { add(content) }
    for child in description.supplementary where child.role == "footer" {
      role = .footer
      add(child.view())
    }
    role = .content
    section = outer
  }

  private func source(of view: any View) -> SubviewSource {
    func make<V: View>(_ view: V) -> SubviewSource { TypedSubviewSource(view) }
    return make(view)
  }
}

extension SubviewSource {
  fileprivate func modified(by modifier: any ViewModifier) -> SubviewSource {
    func make<M: ViewModifier>(_ modifier: M) -> SubviewSource {
      ModifiedSubviewSource(self, modifier)
    }
    return make(modifier)
  }
}
