import Foundation

/// Foundation's own methods of notification centers, whatever a subclass overrides.
enum FoundationCenter {
  static func post(_ notification: Notification, on center: NotificationCenter) {
    #if DEBUG
      unsafeBitCast(originalPost.bound(to: center), to: Post.self).call(notification)
    #else
      center.post(notification)
    #endif
  }

  static func postParts(
    _ name: Notification.Name, _ object: Any?, _ userInfo: [AnyHashable: Any]?,
    on center: NotificationCenter
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo), on: center)
  }

  static func addObserver(
    to center: NotificationCenter, _ name: Notification.Name?, _ object: Any?,
    _ queue: OperationQueue?, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    #if DEBUG
      unsafeBitCast(originalAdd.bound(to: center), to: Add.self).call(name, object, queue, block)
    #else
      center.addObserver(forName: name, object: object, queue: queue, using: block)
    #endif
  }

  static func removeObserver(
    _ observer: Any, _ name: Notification.Name?, _ object: Any?, from center: NotificationCenter
  ) {
    #if DEBUG
      unsafeBitCast(originalRemove.bound(to: center), to: Remove.self).call(observer, name, object)
    #else
      center.removeObserver(observer, name: name, object: object)
    #endif
  }

  #if DEBUG
    private struct Post {
      let call: (Notification) -> Void
    }

    private struct Add {
      let call:
        (
          Notification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void
        ) -> any NSObjectProtocol
    }

    private struct Remove {
      let call: (Any, Notification.Name?, Any?) -> Void
    }

    private static let originalPost = OriginalMethod(
      "$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF")
    private static let originalAdd = OriginalMethod(
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5using"
        + "AD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF")
    private static let originalRemove = OriginalMethod(
      "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6object"
        + "yyp_AD14NSNotificationC4NameVSgypSgtF")
  #endif
}
