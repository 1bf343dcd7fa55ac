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
