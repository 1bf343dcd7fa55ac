import Foundation
import UIKit

/// An app: its scenes.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app: makes its scenes, shows the first window and runs until the process is ended,
  /// unless the app hosts tests.
  public static func main() {
    AppLauncher.run(Self.self)
  }
}

/// A part of an app's user interface with a life of its own.
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the windows of the scene.
  @MainActor func _collectWindows(into windows: inout [_SceneWindow])

  /// Adds the values that the scene follows, always in the same order.
  @MainActor func _collectChanges(into changes: inout [_SceneChange])
}

extension Scene {
  public func _collectWindows(into windows: inout [_SceneWindow]) {
    body._collectWindows(into: &windows)
  }

  public func _collectChanges(into changes: inout [_SceneChange]) {
    if Body.self != Never.self { body._collectChanges(into: &changes) }
  }
}

extension Scene where Body == Never {
  public var body: Never {
    preconditionFailure("body of the primitive scene \(Self.self) must not be called")
  }
}

extension Never: Scene {
  public func _collectWindows(into windows: inout [_SceneWindow]) {}
}

/// A window that a scene can show.
@MainActor
public struct _SceneWindow {
  package typealias EnvironmentChange = (inout EnvironmentValues) -> Void

  /// Makes the window's controller, with values for the environment of its views.
  package let makeController: @MainActor (@escaping EnvironmentChange) -> UIViewController
  /// Shows another value of the scene's view in a controller made before.
  package let update: @MainActor (UIViewController, @escaping EnvironmentChange) -> Void

  /// The same window, with more values in the environment, outside of those that it has.
  package func adding(_ outer: @escaping EnvironmentChange) -> _SceneWindow {
    let inner = self
    return _SceneWindow { change in
      inner.makeController {
        outer(&$0)
        change(&$0)
      }
    } update: { controller, change in
      inner.update(controller) {
        outer(&$0)
        change(&$0)
      }
    }
  }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return _TupleScene(scenes: scenes)
  }
}

/// Several scenes in a row.
public nonisolated struct _TupleScene<T>: Scene {
  public typealias Body = Never

  let scenes: [any Scene]

  @MainActor
  public func _collectWindows(into windows: inout [_SceneWindow]) {
    for scene in scenes { scene._collectWindows(into: &windows) }
  }

  @MainActor
  public func _collectChanges(into changes: inout [_SceneChange]) {
    for scene in scenes { scene._collectChanges(into: &changes) }
  }
}

/// A scene of windows that show the same view.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  @MainActor
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Differs from Apple's: the device shows one window, without a title; neither names nor titles of
  /// windows are kept.
  @MainActor
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Differs from Apple's: the device shows one window, without a title; neither names nor titles of
  /// windows are kept.
  @MainActor
  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Differs from Apple's: the device shows one window, without a title; neither names nor titles of
  /// windows are kept.
  @MainActor
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Differs from Apple's: the device shows one window, without a title; neither names nor titles of
  /// windows are kept.
  @MainActor
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Differs from Apple's: the device shows one window, without a title; neither names nor titles of
  /// windows are kept.
  @MainActor
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Differs from Apple's: the device shows one window, without a title; neither names nor titles of
  /// windows are kept.
  @MainActor
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Differs from Apple's: the device shows one window, without a title; neither names nor titles of
  /// windows are kept.
  @MainActor
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  public func _collectWindows(into windows: inout [_SceneWindow]) {
    let content = content
    typealias Hosted = ModifiedContent<Content, CommandsHost>
    typealias Root = ModifiedContent<Hosted, _EnvironmentWritingModifier>
    let hosted = content.modifier(CommandsHost())
    windows.append(
      _SceneWindow { change in
        UIHostingController<Root>(rootView: hosted.modifier(_EnvironmentWritingModifier(change)))
      } update: { controller, change in
        (controller as? UIHostingController<Root>)?.rootView = hosted.modifier(
          _EnvironmentWritingModifier(change))
      })
  }
}

extension Scene {
  /// Sets a value in the environment of the scene's views.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of the scene's views.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _EnvironmentScene(content: self) { $0.setObject(object, for: T.self) }
  }

  /// Puts an observable object into the environment of the scene's views.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _EnvironmentScene(content: self) { $0.setObject(object, for: T.self) }
  }
}

/// A scene with values added to its environment.
nonisolated struct _EnvironmentScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor
  func _collectWindows(into windows: inout [_SceneWindow]) {
    var inner: [_SceneWindow] = []
    content._collectWindows(into: &inner)
    windows += inner.map { $0.adding(change) }
  }

  @MainActor
  func _collectChanges(into changes: inout [_SceneChange]) {
    content._collectChanges(into: &changes)
  }
}
