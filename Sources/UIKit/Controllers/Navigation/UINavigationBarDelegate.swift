@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
