import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What a drop does with the data.
public enum DropOperation: Sendable, Hashable {
  case cancel
  case forbidden
  case copy
  /// Differs from Apple's: the same as `copy`; no badge tells which it is.
  case move
  /// Differs from Apple's: the same as `copy`; no badge tells which it is.
  case delete
}

/// What a drop at this place would do.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  /// Differs from Apple's: nothing is dropped outside of the app, so that the value is only kept.
  public let operationOutsideApplication: DropOperation?

  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// Where a drop is and what it brings.
public struct DropInfo {
  /// In the space of the view that the drop is on, in points.
  public let location: CGPoint
  package let providers: [NSItemProvider]

  package init(location: CGPoint, providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// Decides about drops on a view.
@preconcurrency @MainActor
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// A drop that an app's delegate decides about.
nonisolated struct DelegatedDrop: DropHandler {
  let types: [String]
  let delegate: any DropDelegate

  @MainActor func accepts(_ info: DropInfo) -> Bool {
    info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
  }
  @MainActor func entered(_ info: DropInfo) { delegate.dropEntered(info: info) }
  @MainActor func updated(_ info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  @MainActor func exited(_ info: DropInfo) { delegate.dropExited(info: info) }
  @MainActor func perform(_ info: DropInfo) -> Bool { delegate.performDrop(info: info) }
}

/// A drop of some kinds of data that a closure takes.
nonisolated struct TypedDrop: DropHandler {
  let types: [String]
  let isTargeted: (Bool) -> Void
  let action: ([NSItemProvider], CGPoint) -> Bool

  @MainActor func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }
  @MainActor func entered(_ info: DropInfo) { isTargeted(true) }
  @MainActor func updated(_ info: DropInfo) -> DropProposal? { nil }
  @MainActor func exited(_ info: DropInfo) { isTargeted(false) }
  @MainActor func perform(_ info: DropInfo) -> Bool {
    isTargeted(false)
    return action(info.itemProviders(for: types), info.location)
  }
}

extension View {
  private nonisolated func onDrop(
    _ types: [String], _ isTargeted: Binding<Bool>?,
    _ action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        name: "onDrop",
        handler: TypedDrop(
          types: types, isTargeted: { isTargeted?.wrappedValue = $0 }, action: action)))
  }

  /// Takes dropped data of some kinds.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(supportedContentTypes.map(\.identifier), isTargeted) { providers, _ in
      action(providers)
    }
  }

  /// Takes dropped data of some kinds, with the place of the drop in the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(supportedContentTypes.map(\.identifier), isTargeted, action)
  }

  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(supportedTypes, isTargeted) { providers, _ in action(providers) }
  }

  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(supportedTypes, isTargeted, action)
  }

  /// Takes dropped data of some kinds as a delegate decides.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  public nonisolated func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    modifier(
      DropModifier(
        name: "onDrop", handler: DelegatedDrop(types: supportedTypes, delegate: delegate)))
  }
}
