#if DEBUG
  import Device
  import Foundation

  // Foundation's own methods, defined in its place, as `DeviceLocale` does: it declares them in extensions, whose members
  // Swift calls without asking what a subclass has.

  extension NotificationCenter {
    private var overridable: OverridableNotificationCenter? {
      self as? OverridableNotificationCenter
    }

    @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF")
    public func _interposed_post(_ notification: Notification) {
      if let overridable {
        overridable._overridable_post(notification)
      } else {
        FoundationCenter.post(notification, on: self)
      }
    }

    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E4post4name6object8userInfoyAD14NSNotificationC4NameV_ypSgSDys11AnyHashableVypGSgtF"
    )
    public func _interposed_post(
      name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?
    ) {
      if let overridable {
        overridable._overridable_post(name: name, object: object, userInfo: userInfo)
      } else {
        FoundationCenter.postParts(name, object, userInfo, on: self)
      }
    }

    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    )
    public func _interposed_addObserver(
      forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      if let overridable {
        return overridable._overridable_addObserver(
          forName: name, object: object, queue: queue, using: block)
      }
      return FoundationCenter.addObserver(to: self, name, object, queue, block)
    }

    @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF")
    public func _interposed_removeObserver(_ observer: Any) {
      if let overridable {
        overridable._overridable_removeObserver(observer)
      } else {
        end(observer, name: nil, object: nil)
      }
    }

    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF"
    )
    public func _interposed_removeObserver(
      _ observer: Any, name: Notification.Name?, object: Any?
    ) {
      if let overridable {
        overridable._overridable_removeObserver(observer, name: name, object: object)
      } else {
        end(observer, name: name, object: object)
      }
    }
  }

  private let names = [
    "4postyyAD0C0VF",
    "4post4name6object8userInfoyAD14NSNotificationC4NameV_ypSgSDys11AnyHashableVypGSgtF",
    "11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSg"
      + "AD14OperationQueueCSgyAD0C0VYbctF",
    "14removeObserveryyypF",
    "14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF",
  ].map { "$s20FoundationEssentials18NotificationCenterC0A0E" + $0 }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Overriding methods of notification centers",
      needs: """
        Foundation's NotificationCenter.post(name:object:userInfo:) and its siblings to be replaceable
        """,
      cost: "What a subclass of NotificationCenter overrides is not called through its superclass."
    ) { ProgramSymbol.problem(replacing: names) }
  }
#endif
