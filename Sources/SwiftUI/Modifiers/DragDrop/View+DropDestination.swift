import CoreTransferable
import Foundation
import UIKit

/// A drop of values of one type.
nonisolated struct TransferDrop<T: Transferable>: DropHandler {
  let isEnabled: Bool
  let isTargeted: (Bool) -> Void
  let action: ([T], CGPoint) -> Void

  @MainActor func accepts(_ info: DropInfo) -> Bool {
    isEnabled && info.providers.contains { $0.canLoad(T.self) }
  }
  @MainActor func entered(_ info: DropInfo) { isTargeted(true) }
  @MainActor func updated(_ info: DropInfo) -> DropProposal? { nil }
  @MainActor func exited(_ info: DropInfo) { isTargeted(false) }

  /// The values are made of the data first, which may take a while.
  @MainActor func perform(_ info: DropInfo) -> Bool {
    isTargeted(false)
    let providers = info.providers.filter { $0.canLoad(T.self) }
    let location = info.location
    let action = action
    DroppedValues.load(T.self, from: providers) { action($0, location) }
    return true
  }
}

/// A drop under way, and where it is.
public struct DropSession: Sendable {
  /// In the space of the view, in points.
  public let location: CGPoint
}

extension View {
  /// Takes dropped values; `location` is in the view's space, in points.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        name: "dropDestination",
        handler: TransferDrop<T>(
          isEnabled: true, isTargeted: isTargeted, action: { _ = action($0, $1) })))
  }

  /// Takes dropped values.
  @_disfavoredOverload
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      DropModifier(
        name: "dropDestination",
        handler: TransferDrop<T>(
          isEnabled: isEnabled, isTargeted: { _ in },
          action: { action($0, DropSession(location: $1)) })))
  }
}
