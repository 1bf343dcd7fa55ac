import Foundation
import UIKit

/// Storyboards and xibs with parts missing, doubled or wrong.
enum Interfaces {
  private static let elements = [
    "view", "label", "button", "textField", "imageView", "slider", "switch", "stackView",
    "scrollView", "tableView", "collectionView", "segmentedControl", "progressView", "stepper",
    "textView", "datePicker", "pickerView", "activityIndicatorView", "searchBar", "toolbar",
    "navigationBar", "pageControl", "nonsense",
  ]
  private static let numbers = [
    "0", "1", "-1", "100", "1e308", "nan", "inf", "", "x", "0.1.2", "9999999999999999999",
  ]

  private static func attributes(_ random: inout RandomSource) -> String {
    let names = [
      "text", "contentMode", "alpha", "tag", "value", "minValue", "maxValue", "axis", "spacing",
      "distribution", "alignment", "hidden", "numberOfLines", "style", "rowHeight",
      "selectedSegmentIndex", "progress", "customClass", "customModule", "image", "buttonType",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let value = random.flag() ? random.pick(numbers) : escaped(random.text())
      return "\(random.pick(names))=\"\(value)\""
    }.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.filter { !"<>&\"\0".contains($0) }
  }

  private static func rect(_ random: inout RandomSource) -> String {
    "<rect key=\"\(random.pick(["frame", "bounds", "x"]))\" x=\"\(random.pick(numbers))\" "
      + "y=\"\(random.pick(numbers))\" width=\"\(random.pick(numbers))\" "
      + "height=\"\(random.pick(numbers))\"/>"
  }

  private static func constraint(_ random: inout RandomSource) -> String {
    let ids = ["a", "b", "c", "missing"]
    let sides = ["leading", "top", "width", "height", "centerX", "baseline", "nonsense"]
    return "<constraint firstItem=\"\(random.pick(ids))\" firstAttribute=\"\(random.pick(sides))\" "
      + "secondItem=\"\(random.pick(ids))\" secondAttribute=\"\(random.pick(sides))\" "
      + "constant=\"\(random.pick(numbers))\" multiplier=\"\(random.pick(["1:2", "0", "1", "x:y"]))\" "
      + "priority=\"\(random.pick(["1000", "500", "-1", "0", "x"]))\" id=\"k\(random.whole())\"/>"
  }

  private static func element(_ random: inout RandomSource, _ depth: Int) -> String {
    let name = random.pick(elements)
    var inside = random.flag() ? rect(&random) : ""
    if depth > 0 {
      let count = Int.random(in: 0...3, using: &random)
      inside += "<subviews>"
      for _ in 0..<count { inside += element(&random, depth - 1) }
      inside += "</subviews>"
    }
    if random.flag() { inside += "<constraints>\(constraint(&random))</constraints>" }
    if random.flag() {
      inside += "<color key=\"backgroundColor\" red=\"\(random.pick(numbers))\" green=\"1\"/>"
      inside +=
        "<fontDescription key=\"fontDescription\" type=\"\(random.pick(["system", "x"]))\" "
        + "pointSize=\"\(random.pick(numbers))\"/>"
    }
    if random.flag() {
      inside +=
        "<connections><outlet property=\"\(escaped(random.text()))\" destination=\"b\"/>"
        + "<action selector=\"tap:\" destination=\"missing\" eventType=\"touchUpInside\"/></connections>"
    }
    return
      "<\(name) id=\"\(random.pick(["a", "b", "c"]))\" \(attributes(&random))>\(inside)</\(name)>"
  }

  private static func view(_ random: inout RandomSource) -> String {
    element(&random, 3).replacingOccurrences(of: "nonsense id", with: "view id")
  }

  private static func scene(_ kind: String, _ inside: String) -> String {
    "<scene sceneID=\"s\"><objects><\(kind) id=\"i\" storyboardIdentifier=\"i\" sceneMemberID=\"viewController\">"
      + "\(inside)</\(kind)></objects></scene>"
  }

  private static func document(_ scenes: String, _ random: inout RandomSource) -> Data {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?><document \
      type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="\(random.pick(["i", "missing"]))"><scenes>\(scenes)</scenes></document>
      """
    if Int.random(in: 0..<8, using: &random) == 0 { text = String(text.prefix(text.count / 2)) }
    return Data(text.utf8)
  }

  @MainActor private static func story(
    _ name: String, _ scenes: @escaping (inout RandomSource) -> String
  ) -> Entry {
    Entry(name: name) { random in
      let text = scenes(&random)
      let files = ["Main.storyboard": document(text, &random)]
      Bundles.with(files) { bundle in
        let storyboard = UIStoryboard(name: "Main", bundle: bundle)
        let controller = storyboard.instantiateInitialViewController()
        if let view = controller?.view { Stage.show(view) }
      }
    }
  }

  @MainActor static let entries: [Entry] = [
    story("storyboard view") { scene("viewController", view(&$0)) },
    story("storyboard table") { random in
      let cell =
        "<tableViewCell id=\"a\" reuseIdentifier=\"\(escaped(random.text()))\">"
        + "<tableViewCellContentView key=\"contentView\" id=\"c\">\(rect(&random))</tableViewCellContentView></tableViewCell>"
      return scene(
        "tableViewController",
        "<tableView key=\"view\" id=\"t\" rowHeight=\"\(random.pick(numbers))\" \(attributes(&random))>"
          + "<prototypes>\(cell)</prototypes></tableView>")
    },
    story("storyboard static table") { random in
      scene(
        "tableViewController",
        "<tableView key=\"view\" id=\"t\" dataMode=\"static\"><sections><tableViewSection id=\"q\"><cells>"
          + "<tableViewCell id=\"a\" rowHeight=\"\(random.pick(numbers))\"/></cells></tableViewSection></sections></tableView>"
      )
    },
    story("storyboard collection") { random in
      scene(
        "collectionViewController",
        "<collectionView key=\"view\" id=\"t\"><collectionViewFlowLayout key=\"collectionViewLayout\" "
          + "minimumLineSpacing=\"\(random.pick(numbers))\" id=\"l\">"
          + "<size key=\"itemSize\" width=\"\(random.pick(numbers))\" height=\"\(random.pick(numbers))\"/>"
          + "</collectionViewFlowLayout></collectionView>")
    },
    story("storyboard navigation") { random in
      scene(
        "navigationController",
        "<connections><segue destination=\"\(random.pick(["i", "j", "missing"]))\" kind=\"relationship\" "
          + "relationship=\"rootViewController\" id=\"g\"/></connections>")
        + scene("viewController", view(&random)).replacingOccurrences(of: "\"i\"", with: "\"j\"")
    },
    story("storyboard tabs") { random in
      scene(
        "tabBarController",
        "<connections><segue destination=\"\(random.pick(["i", "j", "missing"]))\" kind=\"relationship\" "
          + "relationship=\"viewControllers\" id=\"g\"/></connections>")
        + scene("viewController", view(&random)).replacingOccurrences(of: "\"i\"", with: "\"j\"")
    },
    story("storyboard segue") { random in
      scene(
        random.pick(["viewController", "splitViewController", "pageViewController", "nonsense"]),
        view(&random)
          + "<connections><segue destination=\"i\" kind=\"\(random.pick(["show", "presentation", "embed", "custom", "x"]))\" "
          + "identifier=\"\(escaped(random.text()))\" id=\"g\"/></connections>")
    },
    story("storyboard text") { escaped($0.text()) },
    Entry(name: "storyboard bytes") { random in
      Bundles.with(["Main.storyboard": random.bytes()]) {
        _ = UIStoryboard(name: "Main", bundle: $0).instantiateInitialViewController()
      }
    },
    Entry(name: "storyboard identifier") { random in
      let files = ["Main.storyboard": document(scene("viewController", view(&random)), &random)]
      let name = random.text()
      Bundles.with(files) {
        _ = UIStoryboard(name: "Main", bundle: $0).instantiateViewController(withIdentifier: name)
      }
    },
    Entry(name: "xib") { random in
      let text = """
        <?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \
        version="3.0"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\
        \(view(&random))\(view(&random))</objects></document>
        """
      Bundles.with(["Odd.xib": Data(text.utf8)]) { bundle in
        let objects = UINib(nibName: "Odd", bundle: bundle).instantiate(withOwner: nil)
        for case let view as UIView in objects { Stage.show(view) }
      }
    },
    Entry(name: "xib bytes") { random in
      Bundles.with(["Odd.xib": random.bytes()]) {
        _ = UINib(nibName: "Odd", bundle: $0).instantiate(withOwner: nil)
        _ = UINib(nibName: "Missing", bundle: $0).instantiate(withOwner: nil)
      }
    },
    Entry(name: "xib cell") { random in
      let text = """
        <?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \
        version="3.0"><objects><tableViewCell id="a" \(attributes(&random))>\(rect(&random))\
        </tableViewCell></objects></document>
        """
      Bundles.with(["Odd.xib": Data(text.utf8)]) { bundle in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UINib(nibName: "Odd", bundle: bundle), forCellReuseIdentifier: "a")
        _ = table.dequeueReusableCell(withIdentifier: "a")
      }
    },
  ]
}
