import Device
import Foundation
import UniformTypeIdentifiers

@_exported import class UniformTypeIdentifiers.NSItemProvider
@_exported import protocol UniformTypeIdentifiers.NSItemProviderReading
@_exported import protocol UniformTypeIdentifiers.NSItemProviderWriting

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// The thing itself, for drops within the app.
  ///
  /// Differs from Apple's: in nothing; it is for the app alone to read.
  open var localObject: Any?
  /// What stands for the item under the finger; nil for the view that it was lifted from.
  ///
  /// Differs from Apple's: kept, and read by nobody here; what is dragged in UIKit has no picture.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What stands for an item under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a drop at this place would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  /// Differs from Apple's: kept, and read by nobody here; the items are where the finger is.
  open var isPrecise = false
  /// Differs from Apple's: kept, and read by nobody here; no preview is drawn under the finger.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

// MARK: Sessions

/// What dragging and dropping have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag in this app that the items come from.
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Asks all items for values of a type; called with those that could be had.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
        })
    }
  }
}

/// Both sides of an operation within the app.
@MainActor
package final class DragSession: NSObject, UIDragSession, UIDropSession {
  weak var operation: DragOperation?
  package var localContext: Any?
  package let progress = Progress(totalUnitCount: 1)

  package var items: [UIDragItem] { operation?.items ?? [] }
  package var allowsMoveOperation: Bool { true }
  package var isRestrictedToDraggingApplication: Bool { false }
  package var localDragSession: (any UIDragSession)? { self }

  package func location(in view: UIView) -> CGPoint {
    view.convert(operation?.location ?? .zero, from: nil)
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  @discardableResult
  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = progress
    let completion = MainActorBox(completion)
    Task {
      var found: [MainActorBox<any NSItemProviderReading>] = []
      for provider in providers {
        let object = await withCheckedContinuation {
          (next: CheckedContinuation<MainActorBox<any NSItemProviderReading>?, Never>) in
          provider.loadObject(ofClass: aClass) { object, _ in
            next.resume(returning: object.map(MainActorBox.init))
          }
        }
        if let object { found.append(object) }
      }
      progress.completedUnitCount = 1
      completion.value(found.map(\.value))
      UIChange.note()
    }
    return progress
  }
}

/// Carries a value back to the main actor.
struct MainActorBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
