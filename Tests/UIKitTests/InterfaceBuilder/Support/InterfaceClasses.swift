import Foundation
import FoundationAdditions

@testable import UIKit

// Classes that the storyboards of these tests name, as the adaptation of an app's sources leaves them.

/// The screen of most tests.
class LoginScreen: UIViewController, UITableViewDataSource {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var nameField: UITextField!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var titleLabel: UILabel! { didSet { wasLoadedForLabel = isViewLoaded } }
  var wasLoadedForLabel: Bool?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var buttons: [UIButton]!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var height: NSLayoutConstraint!
  var helper: LoginHelper?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var table: UITableView!
  var child: DetailScreen?
  var greeting: String?
  var log: [String] = []
  var allows = true
  var onPrepare: ((UIStoryboardSegue) -> Void)?

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(greeting ?? "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad \(titleLabel?.text ?? "")")
  }

  func logIn(_ sender: UIButton) { log.append("logIn \(sender.currentTitle ?? "")") }
  func cancel() { log.append("cancel") }
  func backToStart(_ segue: UIStoryboardSegue) {
    log.append("back from \(type(of: segue.source))")
  }
  func makeDetail(_ coder: NSCoder, sender: Any?) -> DetailScreen? {
    DetailScreen(coder: coder, note: "made by the source")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
    if let detail = segue.destination as? DetailScreen, segue.identifier == "embed" {
      child = detail
    }
    onPrepare?(segue)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LoginCell)?.caption?.text = "Row \(indexPath.row)"
    return cell
  }
}

class DetailScreen: UIViewController {
  let note: String
  var log: [String] = []

  required init?(coder: NSCoder) {
    note = "plain"
    super.init(coder: coder)
  }

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
  }
}

class LoginHelper: NSObject {
  weak var screen: LoginScreen?
  var wasAwoken = false
  func awakeFromNib() { wasAwoken = true }
}

class LoginCell: UITableViewCell {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var caption: UILabel!
}

class LoginTile: UICollectionViewCell {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var caption: UILabel!
}

class LoginTiles: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? LoginTile)?.caption.text = "Tile \(indexPath.item)"
    return cell
  }
}

/// A view of the app's own with inspectable properties, and with what it saw in its initialiser.
class BadgeView: UIView {
  var radius: CGFloat = 0
  var isLoud = false
  var caption = ""
  var ink: UIColor?
  private(set) var subviewsInInit = -1
  private(set) var tagInInit = -1
  private(set) var keyInInit: String?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsInInit = subviews.count
    tagInInit = tag
    keyInInit = coder.decodeObject(forKey: "UIRestorationIdentifier") as? String
  }
}

/// A screen that has a xib of its name.
class ProfileViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var nameLabel: UILabel!
}

/// A recogniser that takes part in the reading of its element.
class MarkedTap: UITapGestureRecognizer {
  private(set) var mark = ""

  override init?(coder: NSCoder) {
    super.init(coder: coder)
    mark = "read"
  }
}

/// One that has all initialisers of its superclass.
class PlainTap: UITapGestureRecognizer {
  private(set) var mark = "made"
}

/// A segue of the app's own.
class FadeSegue: UIStoryboardSegue {
  override func perform() {
    source.addChild(destination)
    destination.didMove(toParent: source)
  }
}

@used @section(".init_array")
private let classes: @convention(c) () -> Void = {
  ClassTable.register { @MainActor in InterfaceTables.all }
}

@MainActor
private enum InterfaceTables {
  static let all = [
    ClassTable(
      LoginScreen.self,
      methods: [
        ObjectiveCMethod("logIn:", LoginScreen.logIn(_:)),
        ObjectiveCMethod("cancel", LoginScreen.cancel),
        ObjectiveCMethod("backToStart:", LoginScreen.backToStart(_:)),
        ObjectiveCMethod("makeDetail:sender:", LoginScreen.makeDetail(_:sender:)),
      ],
      properties: [
        ObjectiveCProperty("nameField", \LoginScreen.nameField),
        ObjectiveCProperty("titleLabel", \LoginScreen.titleLabel),
        ObjectiveCProperty("buttons", \LoginScreen.buttons),
        ObjectiveCProperty("height", \LoginScreen.height),
        ObjectiveCProperty("helper", \LoginScreen.helper),
        ObjectiveCProperty("table", \LoginScreen.table),
        ObjectiveCProperty("greeting", \LoginScreen.greeting),
      ]),
    ClassTable(
      LoginHelper.self, methods: [ObjectiveCMethod("awakeFromNib", LoginHelper.awakeFromNib)],
      properties: [ObjectiveCProperty("screen", \LoginHelper.screen)]),
    ClassTable(
      LoginCell.self, properties: [ObjectiveCProperty("caption", \LoginCell.caption)]),
    ClassTable(
      LoginTile.self, properties: [ObjectiveCProperty("caption", \LoginTile.caption)]),
    ClassTable(
      BadgeView.self, name: "Badge",
      properties: [
        ObjectiveCProperty("radius", \BadgeView.radius),
        ObjectiveCProperty("isLoud", \BadgeView.isLoud),
        ObjectiveCProperty("caption", \BadgeView.caption),
        ObjectiveCProperty("ink", \BadgeView.ink),
      ]),
    ClassTable(MarkedTap.self), ClassTable(PlainTap.self),
    ClassTable(
      ProfileViewController.self,
      properties: [ObjectiveCProperty("nameLabel", \ProfileViewController.nameLabel)]),
  ]
}
