import UIKit

public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}
