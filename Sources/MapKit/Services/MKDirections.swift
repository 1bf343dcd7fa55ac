import CoreLocation
import Foundation

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Asks for ways between places.
///
/// Differs from Apple's: there is no server that knows ways; each question fails with `MKError.serverFailure`, as
/// without a network.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
  public typealias ETAHandler = @MainActor (ETAResponse?, (any Error)?) -> Void

  /// What is asked for.
  ///
  /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
  public let request: Request
  private let question = ServiceQuestion()

  public init(request: Request) { self.request = request }

  open var isCalculating: Bool { question.isPending }

  /// Answers at a later turn with `MKError.serverFailure`.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    question.ask { completionHandler(nil, $0) }
  }

  /// - Throws: `MKError.serverFailure`, always.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }

  /// Answers at a later turn with `MKError.serverFailure`.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    question.ask { completionHandler(nil, $0) }
  }

  /// - Throws: `MKError.serverFailure`, always.
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }

  /// The handler of a question that is under way is not called.
  open func cancel() { question.cancel() }
}
