// AudioToolbox: the sounds of the system. May import FoundationAdditions, Device and what stands below them.

import Device
import Foundation
import FoundationAdditions

/// Names a sound: one of the system's, or one that the app has made from a file.
public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501

/// Plays a sound, which on the device nobody hears.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.play(inSystemSoundID, isAlert: false)
}

/// Plays a sound that on a phone may vibrate too.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.play(inSystemSoundID, isAlert: true)
}

/// Plays a sound and calls on the main queue when it has ended.
///
/// Differs from Apple's: a sound takes no time, so that the block is called at the next turn.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.shared.play(inSystemSoundID, isAlert: false, then: inCompletionBlock)
}

/// Plays a sound and calls on the main queue when it has ended.
///
/// Differs from Apple's: a sound takes no time, so that the block is called at the next turn.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.shared.play(inSystemSoundID, isAlert: true, then: inCompletionBlock)
}

/// Makes a sound of a file.
///
/// - Parameters:
///   - inFileURL: The file.
///   - outSystemSoundID: Gets the sound's number, or 0 if there is no such file.
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError` if there is no such file. Its contents are not looked at.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let sound = SystemSounds.shared.add(inFileURL as URL) else {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = sound
  return kAudioServicesNoError
}

/// Forgets a sound that the app has made.
///
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError` for a sound that the app has not made.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.shared.remove(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}
