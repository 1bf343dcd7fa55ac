extension UIView {
  /// The views from the outermost one to this one, for messages; long paths are cut in the middle.
  ///
  /// Views that tests can find are named as tests name them.
  package var viewPath: String {
    var names: [String] = []
    var next: UIView? = self
    while let view = next {
      let identifier = view.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
      names.append("\(type(of: view))\(identifier)")
      next = view.superview
    }
    names.reverse()
    if names.count > 12 {
      names = names.prefix(5) + ["… \(names.count - 10) more …"] + names.suffix(5)
    }
    return names.joined(separator: " > ")
  }
}
