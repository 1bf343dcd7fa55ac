// Accessibility: the one element tree that UIKit and SwiftUI fill and that queries, the VoiceOver
// model, audits and text snapshots read. Nothing here knows of views. May import Device,
// CoreGraphics and Foundation only.

import CoreGraphics
import Foundation

/// One element of the tree that assistive technologies and UI tests see.
///
/// Whoever makes a tree fills plain fields and hands over the root (an `.application` whose
/// children are its windows, front-most last); from then on nobody changes it. Children are in
/// reading order.
///
/// An element is owned by its parent: keep the root alive for as long as the tree is used.
package final class AccessibilityElement {
  // MARK: Identity

  /// Names the same place of the user interface in every tree of one process; never 0.
  package var id: UInt64
  package var elementType: ElementKind
  /// The developer's name; empty if none.
  package var identifier = ""
  /// Whether the identifier is only the name of an image, not one that the app has given.
  package var identifierIsImageName = false

  // MARK: Words

  /// The spoken name; empty if none.
  package var label = ""
  /// Whether the label is only the name of a symbol, not words that the app has given.
  package var labelIsSymbolName = false
  /// What the element holds at present: a switch has "1" or "0", a text field its text.
  package var value: String?
  package var placeholderValue: String?
  package var title = ""
  package var hint: String?
  /// How the words are read; nil for the usual way.
  package var speech: SpeechAttributes?

  // MARK: Traits and state

  package var traits: AccessibilityTraits = []
  package var isEnabled = true
  package var isSelected = false
  /// Whether the focus engine (hardware keyboard, remote) is on the element; not text editing.
  package var hasFocus = false
  /// Whether typed text goes to the element.
  package var hasKeyboardFocus = false
  /// False when touches pass the element by, such as with `isUserInteractionEnabled == false`.
  package var respondsToUserInteraction = true
  /// Whether VoiceOver stops here; containers and hidden elements are false.
  package var isAccessibilityElement = true
  /// True for the window that receives keys; dumps mark it `(Main)`.
  package var isMainWindow = false
  package var containerType = AccessibilityContainerType.none
  /// Level of a heading, 1 to 6; 0 if unspecified.
  package var headingLevel = 0
  package var horizontalSizeClass = AccessibilitySizeClass.unspecified
  package var verticalSizeClass = AccessibilitySizeClass.unspecified
  /// Names of the custom actions, in the order in which they are offered.
  package var actions: [String] = []
  /// Names of the rotors by which users go through what is in the element, in the app's order.
  package var rotors: [String] = []

  // MARK: More that assistive technologies offer; stays in the process of the app

  /// What users may call the element when they speak; empty where that is its label.
  package var inputLabels: [String] = []
  package var customContent: [AccessibilityCustomContent] = []
  /// The other elements of the groups to which the element belongs.
  package var linkedElements: [UInt64] = []
  /// The outline that is shown around the element in the place of its frame, in screen points.
  package var path: CGPath?

  // MARK: Place

  /// In screen points, origin at the top left corner of the screen as the user holds it.
  package var frame: CGRect
  /// The part of `frame` inside all clipping ancestors and the screen, in screen points, `.null` if
  /// there is none; nil when the maker does not clip, then the whole frame counts.
  package var visibleFrame: CGRect?
  /// Where a tap goes, in screen points; nil for the middle of the visible part.
  package var activationPoint: CGPoint?

  // MARK: Origin

  /// The process of an `.application` element; nil on all others.
  package var processIdentifier: Int32?
  package var source: AccessibilitySource?

  // MARK: Structure

  package private(set) var children: [AccessibilityElement] = []
  /// The element that holds this one; nil for a root, and once the parent is gone.
  // Unsafe is safe here: whoever stops holding a child, also by its end, clears this.
  package private(set) unowned(unsafe) var parent: AccessibilityElement?

  package init(
    id: UInt64,
    elementType: ElementKind,
    frame: CGRect = .zero,
    children: [AccessibilityElement] = []
  ) {
    self.id = id
    self.elementType = elementType
    self.frame = frame
    replaceChildren(children)
  }

  package func append(_ child: AccessibilityElement) {
    child.parent = self
    children.append(child)
  }

  package func replaceChildren(_ newChildren: [AccessibilityElement]) {
    for child in children where child.parent === self { child.parent = nil }
    for child in newChildren { child.parent = self }
    children = newChildren
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }
}
