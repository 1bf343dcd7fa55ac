/// Gives scroll views their `delegate`; tables, collections and text views have one of their own type
/// in its place.
@preconcurrency @MainActor
public protocol _UIScrollDelegateHolder: AnyObject {}

extension _UIScrollDelegateHolder where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
