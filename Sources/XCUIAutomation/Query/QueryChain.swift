import Accessibility

/// A query as a list of steps, the last one first; evaluated on a tree, it keeps nothing.
@MainActor
final class QueryChain {
  let app: AppHandle
  let previous: QueryChain?
  let step: QueryStep

  init(application app: AppHandle) {
    self.app = app
    previous = nil
    step = .application
  }

  private init(previous: QueryChain, step: QueryStep) {
    app = previous.app
    self.previous = previous
    self.step = step
  }

  func adding(_ step: QueryStep) -> QueryChain {
    QueryChain(previous: self, step: step)
  }

  /// All steps, the first one first.
  var links: [QueryChain] { (previous?.links ?? []) + [self] }

  /// Why the query can never work; nil if it can.
  var problem: String? {
    switch step {
    case .matching(let matcher), .containing(let matcher, _):
      previous?.problem ?? matcher.problem
    default: previous?.problem
    }
  }

  /// The type that the query is about: that of the last step that names one.
  var elementType: ElementKind {
    switch step {
    case .application: .application
    case .descendants(let type), .children(let type): type
    default: previous?.elementType ?? .any
    }
  }

  /// The string by which the last step that filters finds its element.
  var key: String? {
    switch step {
    case .matching(let matcher): matcher.key
    case .index, .firstMatch: previous?.key
    default: nil
    }
  }

  var summary: String { step.summary(application: app.name) }
}
