import Foundation
import Metrics

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  /// What a custom height depends on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    let values: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      values[keyPath: keyPath]
    }
  }

  package enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  package let kind: Kind
  /// Never changes, and reads nothing but its argument.
  private let custom: ((Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: ((Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { type.height(in: $0) }
  }

  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    lhs.kind == rhs.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// In points, above the safe area at the bottom; nil for as high as possible.
  func height(in maximum: CGFloat, _ values: EnvironmentValues) -> CGFloat? {
    switch kind {
    case .medium: SheetMetrics.mediumDetent(maximum: maximum)
    case .large: nil
    case .fraction(let fraction): maximum * fraction
    case .height(let height): height
    case .custom: custom?(Context(maxDetentValue: maximum, values: values))
    }
  }
}

/// A height of a sheet that the app computes.
public protocol CustomPresentationDetent {
  /// In points; nil takes the detent away.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

extension View {
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    presentationOption("presentationDetents", detents) { $0.detents = detents }
  }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOption("presentationDetents", detents) {
      $0.detents = detents
      $0.selection = selection
    }
  }
}
