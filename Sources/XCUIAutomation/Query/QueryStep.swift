import Accessibility

/// One way of going from a list of elements to the next list.
enum QueryStep {
  /// The application element, whatever the input.
  case application
  case descendants(ElementKind)
  case children(ElementKind)
  case matching(ElementMatcher)
  /// `orItself`: Whether an element that matches itself counts as well.
  case containing(ElementMatcher, orItself: Bool)
  /// The one at that place, counted from 0.
  case index(Int)
  case firstMatch
  /// The one with that `id`, wherever it is.
  case identity(UInt64)
}

extension QueryStep {
  /// The step as logs and failures print it, without "Find: ".
  func summary(application: String) -> String {
    switch self {
    case .application: "Target Application '\(application)'"
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .matching(let matcher): "Elements matching \(matcher.summary)"
    case .containing(let matcher, _): "Elements containing elements matching \(matcher.summary)"
    case .index(let index): "Element at index \(index)"
    case .firstMatch: "First Match"
    case .identity: "Identity Binding"
    }
  }
}
