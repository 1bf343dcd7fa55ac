import Foundation

// Core Foundation's classes are those of Foundation, as they are bridged on iOS.

public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
public typealias CFTypeRef = AnyObject

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: CFBoolean! = false

// The keys of an Info.plist, as Core Foundation names them.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! =
  "CFBundleDevelopmentRegion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
nonisolated(unsafe) public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion"
