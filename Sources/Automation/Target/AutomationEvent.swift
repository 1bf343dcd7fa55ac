import Device
import Foundation

/// Something that a driver does to an app or its device.
package enum AutomationEvent: Hashable, Sendable {
  // MARK: Touch and keys

  /// Plays the frames on the virtual clock.
  case touches(TouchSequence)
  /// Types into whatever has keyboard focus, character by character; `\n` is the return key.
  ///
  /// Fails with `.noKeyboardFocus` if nothing has it.
  case typeText(String)
  case key(KeyEvent)
  /// Moves the pointer of a mouse or trackpad to a place of the screen; nil takes it off the screen.
  case movePointer(CGPoint?)

  // MARK: Accessibility actions on an element of the settled tree, by `id`

  /// Scrolls enclosing scroll views without animation until the element is visible.
  ///
  /// Fails with `.cannotScrollToVisible` if that is impossible.
  case scrollToVisible(UInt64)
  /// Sets a slider; the position is a part of its track, 0 to 1.
  case adjustSlider(UInt64, position: CGFloat)
  /// Turns a picker wheel; fails with `.valueNotFound` if no row has that value.
  case adjustPickerWheel(UInt64, value: String)
  /// What VoiceOver's double tap does.
  case activateElement(UInt64)
  case increment(UInt64)
  case decrement(UInt64)
  case performAction(UInt64, name: String)

  // MARK: Device and app

  /// The test has slept or waited for that many seconds, or wants them to pass: moves the virtual clock as
  /// far, running what is due, without waiting in real time again.
  case timePassed(TimeInterval)

  /// Sets the date, without that time passes.
  case setDate(Date)
  /// Holds the date or lets it go on.
  case holdDate(Bool)

  case setOrientation(DeviceOrientation)
  case setColorScheme(DeviceColorScheme)
  /// Puts the device at a place on the earth; nil for one that is not known.
  case setPlace(DevicePlace?)
  case pressButton(HardwareButton)
  /// Brings the app back to the front.
  case activate
  case openURL(URL)
  /// Turns VoiceOver on or off, and takes it to an element of the settled tree; nil leaves it where it is.
  case voiceOver(isOn: Bool, element: UInt64?)
  /// Forgets what the user has decided about a service, as `notifications`: the app has to ask again.
  case forgetPermission(String)
  /// A notification from a server, as JSON: fails with `.unsupported` if the app cannot take it.
  case push(String)

  package enum HardwareButton: String, Hashable, Sendable {
    /// Sends the app to the background.
    case home
    case volumeUp
    case volumeDown
    case action
    case camera
  }
}
