import Foundation

/// The methods and properties of a class that Objective-C finds by their names.
///
/// Swift has no such table on Linux. It is made in the file that declares the class or an extension of it, where also
/// private members can be named, and registered when the program is loaded:
///
///     ClassTable.register { @MainActor in
///       [
///         ClassTable(
///           LoginController.self,
///           methods: [ObjectiveCMethod("logIn:", LoginController.logIn(_:))],
///           properties: [ObjectiveCProperty("nameField", \LoginController.nameField)])
///       ]
///     }
///
/// Tables of one class add up. Subclasses have what their superclasses have.
public struct ClassTable: @unchecked Sendable {
  /// The class whose members these are.
  public let type: AnyClass
  /// What Objective-C calls the class, if it was named apart from its name in Swift.
  public let name: String?
  /// Those that are found by their names, without those of superclasses.
  public let methods: [ObjectiveCMethod]
  /// Those that key-value coding and observing find, without those of superclasses.
  public let properties: [ObjectiveCProperty]
  /// The names in Objective-C of methods that implement what Apple's protocols ask for.
  ///
  /// Objects respond to them. They are called through the protocol, never by their names.
  public let requirements: [String]

  /// The table of a class; `name` is what stands in `@objc(Name)`, and `requirements` has blanks between its names.
  public init(
    _ type: AnyClass, name: String? = nil, methods: [ObjectiveCMethod] = [],
    properties: [ObjectiveCProperty] = [], requirements: String = ""
  ) {
    self.type = type
    self.name = name
    self.methods = methods
    self.properties = properties
    self.requirements = requirements.split(separator: " ").map(String.init)
  }

  // MARK: Registering

  /// Takes tables over, which are made when a class is first looked up.
  ///
  /// May be called while the program is being loaded. What test targets register whose tests run in another process
  /// is left out: their bundles would not be loaded here, and what they add to classes must not change these.
  ///
  /// - Parameters:
  ///   - file: The file that registers, which begins with the name of its module.
  ///   - tables: What makes the tables.
  public static func register(
    file: String = #fileID, _ tables: @escaping @MainActor @Sendable () -> [ClassTable]
  ) {
    let module = file.prefix { $0 != "/" }
    if LaunchedProduct.current?.otherTests?.contains(String(module)) == true { return }
    ClassRegistry.shared.register(.app, tables)
  }

  /// Takes over the tables of a framework of ours, which override nothing from outside of a class.
  package static func registerOwn(
    _ tables: @escaping @MainActor @Sendable () -> [ClassTable]
  ) {
    ClassRegistry.shared.register(.framework, tables)
  }

  // MARK: Finding

  /// The method that an object, or a class as an object, answers to a selector with.
  public static func method(_ selector: Selector, of object: AnyObject) -> ObjectiveCMethod? {
    ClassRegistry.shared.method(selector.name, of: object)
  }

  /// Whether a class, or one between it and a superclass, has a method of its own for a selector.
  package static func declares(
    _ selector: Selector, in type: AnyClass, below base: AnyClass
  ) -> Bool {
    ClassRegistry.shared.declares(selector.name, in: type, below: base)
  }

  /// The property of an object by its name in Objective-C.
  public static func property(_ key: String, of object: AnyObject) -> ObjectiveCProperty? {
    ClassRegistry.shared.property(key, of: Swift.type(of: object))
  }

  /// The selectors that instances of a class answer to, those of its superclasses included, sorted.
  public static func selectors(of type: AnyClass) -> [Selector] {
    ClassRegistry.shared.methodNames(of: type).sorted().map { Selector($0) }
  }

  /// The keys of the properties of a class, those of its superclasses included, sorted.
  public static func keys(of type: AnyClass) -> [String] {
    ClassRegistry.shared.keys(of: type).sorted()
  }

  /// The class of a name: what Objective-C calls it, "Module.Class", or its name alone.
  ///
  /// A name alone is looked for in `module` first, then in the app's own modules, then in those of the system.
  public static func `class`(named name: String, module: String? = nil) -> AnyClass? {
    ClassNames.type(named: name, module: module)
  }
}
