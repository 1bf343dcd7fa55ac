import Foundation

/// Completes what a user types in search of a place.
///
/// Differs from Apple's: there is no server that knows places; each question fails with `MKError.serverFailure`, as
/// without a network.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What the user has typed; other words ask again.
  open var queryFragment = "" { didSet { if queryFragment != oldValue { ask() } } }
  /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
  open var region = MKCoordinateRegion()
  /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Always empty.
  public let results: [MKLocalSearchCompletion] = []

  private let question = ServiceQuestion()

  public override init() { super.init() }

  open var isSearching: Bool { question.isPending }

  /// The delegate hears nothing of a question that is under way.
  open func cancel() { question.cancel() }

  private func ask() {
    question.cancel()
    guard !queryFragment.isEmpty else { return }
    question.ask { [weak self] error in
      guard let self else { return }
      delegate?.completer(self, didFailWithError: error)
    }
  }
}

/// Hears how a completer gets on.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Differs from Apple's: never called; there is no server that would answer.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A place that a user may mean; none is ever given, see `MKLocalSearchCompleter`.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String

  init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
