import Device
import Foundation

/// The classes that a collection knows by identifier, and the views that wait for use.
@MainActor
struct CollectionReuse {
  private struct Key: Hashable {
    /// Empty for cells.
    var kind: String
    var identifier: String
  }

  private var types: [Key: UICollectionReusableView.Type] = [:]
  private var makers: [Key: (String) -> UICollectionReusableView?] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  // MARK: Registering

  mutating func register(_ type: AnyClass?, kind: String, identifier: String, function: String) {
    let key = Key(kind: kind, identifier: identifier)
    makers[key] = nil
    guard let type else {
      types[key] = nil
      return
    }
    let isUsable =
      kind.isEmpty ? type is UICollectionViewCell.Type : type is UICollectionReusableView.Type
    guard isUsable, let viewType = type as? UICollectionReusableView.Type else {
      RuntimeIssue.fail(
        "UICollectionView.\(function): \(type) is not a "
          + "\(kind.isEmpty ? "UICollectionViewCell" : "UICollectionReusableView").")
      return
    }
    types[key] = viewType
  }

  /// Views of a xib or of a prototype.
  mutating func register(
    maker: ((String) -> UICollectionReusableView?)?, kind: String, identifier: String
  ) {
    let key = Key(kind: kind, identifier: identifier)
    makers[key] = maker
    types[key] = nil
  }

  // MARK: Giving out

  mutating func view(
    kind: String, identifier: String, function: String
  ) -> UICollectionReusableView {
    let key = Key(kind: kind, identifier: identifier)
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let maker = makers[key], let view = maker(identifier) { return keep(view, key) }
    if let type = types[key],
      let view = DynamicInitializer.view(type, frame: .zero) as? UICollectionReusableView
    {
      return keep(view, key)
    }
    let known = (Array(types.keys) + makers.keys).filter { $0.kind == kind }.map {
      "\"\($0.identifier)\""
    }.sorted()
    RuntimeIssue.fail(
      "UICollectionView.\(function): could not dequeue "
        + (kind.isEmpty ? "a cell" : "a view of kind \(kind)") + " with identifier \(identifier) - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard. "
        + "Registered: \(known.isEmpty ? "none" : known.joined(separator: ", ")).")
    return kind.isEmpty
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
  }

  /// A view for a registration: one that waits, or a new one.
  mutating func view<View: UICollectionReusableView>(kind: String, identifier: String) -> View {
    types[Key(kind: kind, identifier: identifier)] = View.self
    let view = view(
      kind: kind, identifier: identifier, function: "dequeueConfiguredReusableCell(using:for:item:)"
    )
    guard let view = view as? View else {
      preconditionFailure("\(View.self).init(frame:) made a \(type(of: view))")
    }
    return view
  }

  private func keep(
    _ view: UICollectionReusableView, _ key: Key
  ) -> UICollectionReusableView {
    view.reuseIdentifier = key.identifier
    view.reuseKind = key.kind
    return view
  }

  // MARK: Taking back

  mutating func take(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Key(kind: view.reuseKind, identifier: identifier), default: []].append(view)
  }
}
