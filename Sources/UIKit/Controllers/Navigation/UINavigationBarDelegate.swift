import Foundation

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
