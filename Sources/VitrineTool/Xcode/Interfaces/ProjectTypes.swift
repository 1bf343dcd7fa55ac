import Foundation

/// The classes of a project with their members, as the adaptation has written them down.
struct ProjectTypes {
  private struct Declaration {
    var superclass: String?
    /// Properties by their names in Swift and in Objective-C.
    var properties: Set<String> = []
    /// What the names of methods in Objective-C may begin with.
    var methods: Set<String> = []
  }

  /// By the name with those of the types around it.
  private var types: [String: Declaration] = [:]
  /// By the name that Objective-C has, or the last part of Swift's.
  private var fullNames: [String: String] = [:]
  /// The modules that were read.
  private(set) var modules: Set<String> = []

  init() {}

  /// Reads the index of a module, which is there once the module is adapted.
  mutating func read(_ module: String, index: String) {
    guard let data = FileManager.default.contents(atPath: index) else { return }
    modules.insert(module)
    var current = ""
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields[0] == "T", fields.count > 5 {
        current = fields[1]
        addType(current, kind: fields[2], inherited: fields[4], objectiveCName: fields[5])
      } else if fields[0] == "M", fields.count > 7 {
        let labels = fields[4].split(separator: "\u{1f}").map(String.init)
        addMember(
          of: current, kind: fields[1], fields[2], labels: labels, objectiveCName: fields[7])
      }
    }
  }

  private mutating func addType(
    _ name: String, kind: String, inherited: String, objectiveCName: String
  ) {
    var type = types[name] ?? Declaration()
    if kind == "class" || kind == "alias" {
      let first = inherited.split(separator: "\u{1f}").first.map { String($0.prefix { $0 != "<" }) }
      type.superclass = first
    }
    types[name] = type
    guard kind != "extension" else { return }
    fullNames[name.split(separator: ".").last.map(String.init) ?? name] = name
    if !objectiveCName.isEmpty { fullNames[objectiveCName] = name }
  }

  private mutating func addMember(
    of type: String, kind: String, _ name: String, labels: [String], objectiveCName: String
  ) {
    if kind == "property" {
      types[type]?.properties.formUnion(
        objectiveCName.isEmpty ? [name] : [name, objectiveCName])
      return
    }
    var beginnings: Set = [name, Self.beginning(objectiveCName)]
    if let label = labels.first, label != "_" {
      let capitalized = label.prefix(1).uppercased() + label.dropFirst()
      beginnings.formUnion([name + capitalized, name + "With" + capitalized])
    }
    types[type]?.methods.formUnion(beginnings)
  }

  private static func beginning(_ selector: String) -> String {
    String(selector.prefix { $0 != ":" })
  }

  // MARK: Answers

  /// The names of all classes.
  var names: [String] { fullNames.keys.sorted() }

  func declares(_ name: String) -> Bool { fullNames[name] != nil }

  /// What a class has: its own and what its superclasses have, as far as the project declares them; nil where they
  /// end at a class of which it isn't known what it has.
  private func family(of name: String) -> [Declaration]? {
    var members: [Declaration] = []
    var next: String? = name
    while let name = next, members.count < 50 {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      guard let full = fullNames[last], let type = types[full] else {
        return Self.systems.contains { last.hasPrefix($0) } ? members : nil
      }
      members.append(type)
      next = type.superclass
    }
    return members
  }

  /// How the names of classes begin that are Apple's.
  private static let systems = ["UI", "NS", "MK", "WK", "AV"]

  /// Whether a class has a property, or a way to set one; true also where that isn't known.
  func hasOutlet(_ property: String, in type: String) -> Bool {
    guard let family = family(of: type) else { return true }
    let setter = "set" + property.prefix(1).uppercased() + property.dropFirst()
    return Self.systemOutlets.contains(property)
      || family.contains {
        $0.properties.contains(property) || $0.methods.contains(setter)
          || $0.methods.contains("setValue")
      }
  }

  /// Whether a class has a method; true also where that isn't known.
  func hasAction(_ selector: String, in type: String) -> Bool {
    guard let family = family(of: type) else { return true }
    let name = Self.beginning(selector)
    return Self.systemActions.contains(name) || family.contains { $0.methods.contains(name) }
  }

  /// Whether any class has a method.
  func hasAction(_ selector: String) -> Bool {
    let name = Self.beginning(selector)
    return types.values.contains { $0.methods.contains(name) }
  }

  /// The properties that outlets of a class can mean.
  func outlets(of type: String) -> [String] {
    (family(of: type) ?? []).flatMap(\.properties).sorted()
  }

  /// The methods that actions of a class can mean.
  func actions(of type: String) -> [String] {
    (family(of: type) ?? []).flatMap(\.methods).sorted()
  }

  /// Outlets of UIKit's own classes.
  private static let systemOutlets: Set = [
    "view", "window", "delegate", "dataSource", "prefetchDataSource", "dragDelegate",
    "dropDelegate", "dragInteractionDelegate", "tableView", "collectionView", "searchBar",
    "searchDisplayController", "searchContentsController", "searchResultsDataSource",
    "searchResultsDelegate", "navigationItem", "tabBarItem", "toolbarItems", "rootViewController",
    "viewControllers", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems",
    "rightBarButtonItems", "backBarButtonItem", "titleView", "customView", "inputView",
    "inputAccessoryView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "imageView",
    "textLabel", "detailTextLabel", "contentView", "gestureRecognizers", "maskView",
    "refreshControl", "tableHeaderView", "tableFooterView", "navigationBar", "toolbar", "tabBar",
    "collectionViewLayout", "navigationDelegate", "UIDelegate", "accessibilityElements",
  ]

  /// Methods of UIKit's own classes that actions mean.
  private static let systemActions: Set = [
    "resignFirstResponder", "becomeFirstResponder", "reloadData", "endEditing", "cut", "copy",
    "paste", "select", "selectAll", "delete", "startAnimating", "stopAnimating", "beginRefreshing",
    "endRefreshing", "goBack", "goForward", "reload", "stopLoading", "play", "pause",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "dismissModalViewControllerAnimated",
    "popViewControllerAnimated", "popToRootViewControllerAnimated", "setNeedsDisplay",
    "setNeedsLayout",
  ]
}
