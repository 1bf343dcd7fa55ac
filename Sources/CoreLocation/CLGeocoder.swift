import Foundation
import Synchronization

/// Hears what a geocoder has found, or why it has found nothing, on the main queue.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Looks for places by their words, and for the words of places.
///
/// Tests answer by a subclass that overrides the method that the app calls. All forms of a request, also those that
/// wait, go through the one with the same first argument and `completionHandler`.
///
/// Differs from Apple's: there is no server that knows places; each request fails with `CLError.network`, as without a
/// network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Handlers are called on the main queue only.
  private struct Request: @unchecked Sendable {
    let number: Int
    let handler: CLGeocodeCompletionHandler
    var isCancelled = false
  }

  private struct State: Sendable {
    var requests: [Request] = []
    var lastNumber = 0
  }

  private let state = Mutex(State())

  public override init() { super.init() }

  /// Whether a request is under way.
  open var isGeocoding: Bool { state.withLock { $0.requests.contains { !$0.isCancelled } } }

  /// Requests that are under way are answered with `CLError.geocodeCanceled`.
  open func cancelGeocode() {
    state.withLock { state in
      for index in state.requests.indices { state.requests[index].isCancelled = true }
    }
  }

  /// Answers at a later turn.
  private func ask(_ handler: @escaping CLGeocodeCompletionHandler) {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.requests.append(Request(number: state.lastNumber, handler: handler))
      return state.lastNumber
    }
    DispatchQueue.main.async { self.answer(number) }
  }

  private func answer(_ number: Int) {
    let request = state.withLock { state -> Request? in
      let index = state.requests.firstIndex { $0.number == number }
      return index.map { state.requests.remove(at: $0) }
    }
    guard let request else { return }
    request.handler(nil, CLError(request.isCancelled ? .geocodeCanceled : .network))
  }

  // MARK: Words of places

  /// Differs from Apple's: `location` makes no difference; no place is known.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    ask(completionHandler)
  }

  /// Differs from Apple's: `locale` makes no difference; no place is known.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, completionHandler: completionHandler)
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await Self.result { reverseGeocodeLocation(location, completionHandler: $0) }
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await Self.result {
      reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0)
    }
  }

  // MARK: Places by words

  /// Differs from Apple's: `addressString` makes no difference; no place is known.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    ask(completionHandler)
  }

  /// Differs from Apple's: `region` makes no difference; no place is known.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  /// Differs from Apple's: `locale` makes no difference; no place is known.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, in: region, completionHandler: completionHandler)
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await Self.result { geocodeAddressString(addressString, completionHandler: $0) }
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] {
    try await Self.result { geocodeAddressString(addressString, in: region, completionHandler: $0) }
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await Self.result {
      geocodeAddressString(
        addressString, in: region, preferredLocale: locale, completionHandler: $0)
    }
  }

  /// What a request hears: places, or why there are none.
  private static func result(
    _ ask: (@escaping CLGeocodeCompletionHandler) -> Void
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      ask { places, error in
        if let places {
          continuation.resume(returning: places)
        } else {
          continuation.resume(throwing: error ?? CLError(.geocodeFoundNoResult))
        }
      }
    }
  }
}
