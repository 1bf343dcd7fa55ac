/// A node that may be gone.
package struct WeakNode {
  package weak var node: _Node?
}
