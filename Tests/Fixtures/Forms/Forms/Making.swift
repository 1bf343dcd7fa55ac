import UIKit

protocol Reusable: UITableViewCell {}

extension Reusable {
  static var identifier: String { String(describing: self) }
  static func make() -> Self { Self(style: .default, reuseIdentifier: identifier) }
}

class PriceCell: UITableViewCell, Reusable {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Badge: UIView {
  private(set) var isReady = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isReady = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  static func autoLayout() -> Self {
    let view = Self()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
}

func stacked<T: UIView>(_ type: T.Type, count: Int) -> [T] {
  (0..<count).map { T(frame: CGRect(x: 0, y: CGFloat($0) * 10, width: 10, height: 10)) }
}

class ContentController<Content: UIView>: UIViewController {
  override func loadView() { view = Content() }
  var content: Content? { view as? Content }
}
