/// A section of a view: one that was declared, or the views between two of them.
public nonisolated struct SectionConfiguration: Identifiable {
  /// Tells the sections of a view apart for as long as they live.
  public struct ID: Hashable {
    /// The place of a declared section; nil for views that stand before the first one.
    let section: ObjectIdentifier?
    /// Whether the views follow the section instead of standing in it.
    let isAfter: Bool
  }

  public let id: ID
  /// What was said of the section by `containerValue(_:_:)` and `tag(_:includeOptional:)`.
  public internal(set) var containerValues = ContainerValues()
  public internal(set) var header = SubviewsCollection([])
  public internal(set) var content = SubviewsCollection([])
  public internal(set) var footer = SubviewsCollection([])
}

/// The sections of a view, in order.
public nonisolated struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) {
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

// MARK: - Resolving

/// What a listing has found, in order.
@MainActor
package struct SubviewList {
  enum Role { case header, content, footer }

  struct Entry {
    /// Nil for the mark at which a section begins.
    var source: SubviewSource?
    var section: ObjectIdentifier?
    var role = Role.content
    /// The identity that the app has given the view, the innermost.
    var explicitID: AnyHashable?
    /// What was said of the section; of marks only.
    var values = ContainerValues()
  }

  var entries: [Entry] = []
  /// In which section what is found stands, and where in it.
  var section: ObjectIdentifier?
  var role = Role.content

  mutating func append(_ source: SubviewSource) {
    entries.append(Entry(source: source, section: section, role: role))
  }

  /// Gives what was found from an index on the identity that the app has given the views around.
  mutating func identify(from start: Int, as id: @autoclosure () -> AnyHashable) {
    for index in start..<entries.count where entries[index].explicitID == nil {
      entries[index].explicitID = id()
    }
  }

  var subviews: SubviewsCollection { SubviewsCollection(entries.compactMap(\.subview)) }

  var sections: SectionCollection {
    var found: [SectionConfiguration] = []
    var parts: [Role: [Subview]] = [:]
    var last: ObjectIdentifier?
    var current: SectionConfiguration?
    func close() {
      guard var section = current else { return }
      section.header = SubviewsCollection(parts[.header] ?? [])
      section.content = SubviewsCollection(parts[.content] ?? [])
      section.footer = SubviewsCollection(parts[.footer] ?? [])
      found.append(section)
      parts = [:]
      current = nil
    }
    for entry in entries {
      if let subview = entry.subview {
        if entry.section == nil, current?.id.isAfter != true {
          close()
          current = SectionConfiguration(id: .init(section: last, isAfter: true))
        }
        parts[entry.role, default: []].append(subview)
      } else {
        close()
        last = entry.section
        current = SectionConfiguration(id: .init(section: last, isAfter: false))
        current?.containerValues = entry.values
      }
    }
    close()
    return SectionCollection(found)
  }
}

extension SubviewList.Entry {
  @MainActor
  fileprivate var subview: Subview? {
    source.map { source in
      var subview = Subview(source)
      subview.explicitID = explicitID
      return subview
    }
  }
}
