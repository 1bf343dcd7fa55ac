import Foundation
import SwiftUI

/// Puts views on a screen for tests of what happens while they live.
@preconcurrency @MainActor
public enum ViewHosting {
  /// Which host is meant: the function that the view was hosted from.
  public struct ViewId: Hashable, Sendable {
    let function: String
  }

  static var hosts: [ViewId: HostedView] = [:]

  /// Hosts a view until `expel` is called from the same function.
  ///
  /// When this returns the view has appeared.
  ///
  /// `size`: The size of the screen in points; nil for the device's.
  public static func host<V: View>(
    view: V, size: CGSize? = nil, function: String = #function
  ) {
    let id = ViewId(function: function)
    hosts.removeValue(forKey: id)?.tearDown()
    let host = HostedView(view, size: size)
    hosts[id] = host
    host.show()
  }

  /// Ends the host of a function; its view disappears.
  public static func expel(function: String = #function) {
    hosts.removeValue(forKey: ViewId(function: function))?.tearDown()
  }

  /// Hosts a view while a closure runs.
  public static func host<V: View>(
    _ view: V, size: CGSize? = nil, function: String = #function,
    whileHosted: @MainActor () async throws -> Void
  ) async throws {
    host(view: view, size: size, function: function)
    defer { expel(function: function) }
    try await whileHosted()
  }

  /// Hosts a view while a closure runs, which gets the view.
  public static func host<V: View>(
    _ view: V, size: CGSize? = nil, function: String = #function,
    whileHosted: @MainActor (V) async throws -> Void
  ) async throws {
    host(view: view, size: size, function: function)
    defer { expel(function: function) }
    try await whileHosted(view)
  }

  // MARK: For inspection

  /// What stands around the value of a type in the view that a function hosts.
  static func surroundings(of type: Any.Type, function: String) -> HostedView.Surroundings? {
    guard !hosts.isEmpty else { return nil }
    return hosts[ViewId(function: function)]?.surroundings(of: type)
  }

  /// The UIKit object that stands for a representable on screen: the one of an equal value if there
  /// are several.
  static func hostedObject<R: Representation>(of type: R.Type, for value: R.Value) -> R.Object? {
    let nodes = hosts.values.flatMap { $0.representables(R.self) }
    return (nodes.first { $0.represents(value) } ?? nodes.first)?.object
  }
}
