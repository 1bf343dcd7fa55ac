/// Finds what public API promises and the code does not keep: properties that an app can set and that
/// nothing reads, parameters that nothing uses, functions and setters that do nothing, options for which
/// nothing asks, cases of enumerations that nothing tells from each other, and functions of delegates that
/// nothing calls.
///
/// A doc comment with "Differs from Apple's:" tells of such a thing, and excuses it.
struct DeadPromises {
  private(set) var properties: [Finding] = []
  private(set) var parameters: [Finding] = []
  private(set) var idle: [Finding] = []
  /// Members of sets of options.
  private(set) var unnamed: [Finding] = []
  /// Cases of enumerations that nothing tells from each other.
  private(set) var undistinguished: [Finding] = []
  private(set) var uncalled: [Finding] = []
  /// Functions of delegates that are called, and are told never to be.
  private(set) var needlesslyUncalled: [Finding] = []
  /// Types of which is told that none of their properties is read, and all are.
  private(set) var needlesslyUnread: [Finding] = []
  /// What is said to be only told to apps, and is read or not there.
  private(set) var needless: Set<String>
  /// What is said to be a hook that does nothing, to be unneeded or to make no difference, and is not.
  private(set) var needlessExcuses: Set<String>
  /// How many settable properties, parameters and members of sets of options there are in all.
  private(set) var propertyCount = 0
  private(set) var parameterCount = 0
  private(set) var optionCount = 0
  /// How many cases there are of enumerations that apps give, and how many of these nothing tells apart.
  private(set) var caseCount = 0
  private(set) var undistinguishedCount = 0
  /// How many functions delegates are asked for.
  private(set) var delegateCount = 0

  var findings: [Finding] {
    properties + parameters + idle + unnamed + undistinguished + uncalled + needlesslyUncalled
      + needlesslyUnread
  }

  struct Finding {
    let place: String
    let name: String
  }

  /// - Parameters:
  ///   - promising: The targets whose public API is looked at.
  ///   - files: All files that may read it.
  ///   - layers: What says which targets are tools, which parameters are for others than the running
  ///     app, such as translators, and which functions are there to be overridden.
  init(of promising: Set<String>, in files: [SourceFile], layers: Layers) {
    let conformances = Conformances(files)
    let reads = PropertyReads(files, conformances: conformances, layers: layers)
    let promisingFiles = files.filter { promising.contains($0.target) }
    let settable = SettableStructs(promisingFiles).names
    let declared = DeclaredProperties(files)
    needless = layers.toldProperties
    needlessExcuses = layers.hooks.union(layers.unneededParameters.filter { $0.contains(".") })
    let readers = promisingFiles.mapSideBySide {
      PromiseReader($0, conformances, settable, declared, layers)
    }
    var unread = declared.unread.filter { promising.contains($0.value.target) }
    for (file, reader) in zip(promisingFiles, readers) {
      propertyCount += reader.properties.count
      parameterCount += reader.parameterCount
      for property in reader.properties
      where !reads.contain(property, of: file.target, in: file.path) {
        let name = property.type + "." + property.name
        let tellingTypes = property.family(conformances).filter { declared.unread[$0] != nil }
        tellingTypes.forEach { unread[$0] = nil }
        if layers.toldProperties.contains(name) {
          needless.remove(name)
        } else if tellingTypes.isEmpty {
          properties.append(Finding(place: "\(file.path):\(property.line)", name: name))
        }
      }
      for (name, line) in reader.unused {
        parameters.append(Finding(place: "\(file.path):\(line)", name: name))
      }
      needlessExcuses.subtract(reader.usedExcuses)
      for member in reader.idle {
        idle.append(Finding(place: "\(file.path):\(member.line)", name: member.name))
      }
    }
    needlesslyUnread = unread.map { Finding(place: $0.value.line, name: $0.key) }
      .sorted { $0.place < $1.place }
    let options = OptionMembers(of: promising, in: files, reads: reads)
    optionCount = options.count
    unnamed = options.unnamed.map { Finding(place: $0.place, name: $0.name) }
    let cases = EnumCases(
      of: promising, in: files, conformances: conformances, declared: declared, reads: reads,
      layers: layers)
    caseCount = cases.count
    undistinguishedCount = cases.undistinguishedCount
    undistinguished = cases.findings.map { Finding(place: $0.place, name: $0.name) }
    needlessExcuses.formUnion(cases.needless)
    let calls = DelegateCalls(
      of: promising, in: files, conformances: conformances, tools: layers.tools)
    delegateCount = calls.count
    uncalled = calls.uncalled.map { Finding(place: $0.place, name: $0.id) }
    needlesslyUncalled = calls.needless.map { Finding(place: $0.place, name: $0.id) }
  }
}

/// A public property that an app can set.
struct SettableProperty {
  let name: String
  /// With the types around it, such as "MagnifyGesture.Value".
  let type: String
  let line: Int
  let isOverride: Bool
  /// Of a computed property, the names of what its setter gives the new value.
  let stored: Set<String>

  /// The type by its last name, and what it inherits from and conforms to.
  func family(_ conformances: Conformances) -> Set<String> {
    conformances.ancestors(of: lastType).union([lastType])
  }

  var lastType: String { type.split(separator: ".").last.map(String.init) ?? type }
}

/// A public function or setter that does nothing.
struct IdleMember {
  /// With the types around it, such as "UIViewController.viewDidLoad".
  let name: String
  let line: Int
}
