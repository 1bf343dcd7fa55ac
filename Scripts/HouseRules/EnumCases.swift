/// The cases of public enumerations that apps give to the framework and that nothing tells from each other.
///
/// What counts is a place where the code asks: a pattern, a comparison, a look-up by the case. A case that is only a
/// value there, the default of a parameter or what a property begins with, makes no difference yet.
///
/// If the code asks for all cases but one, it tells that one from the others too, by a `default` or an `else`. So a
/// single case that is named nowhere is no finding; of two that are, nothing tells one from the other. The comment of
/// all but one of these says what differs, or that of the type, or that of each property and function by which apps
/// give it; or `Scripts/layers.txt` says why nothing does.
///
/// An enumeration is not looked at that apps are only given, such as a status: see `EnumReader`.
struct EnumCases {
  private(set) var findings: [Finding] = []
  /// How many cases of such enumerations there are.
  private(set) var count = 0
  /// How many of them the findings name.
  private(set) var undistinguishedCount = 0
  /// What is said to need no difference and has one, or is not there.
  private(set) var needless: Set<String>

  struct Finding {
    let place: String
    /// With the cases: "UIPageControl.BackgroundStyle.automatic, minimal".
    let name: String
  }

  init(
    of promising: Set<String>, in files: [SourceFile], conformances: Conformances,
    declared: DeclaredProperties, reads: PropertyReads, layers: Layers
  ) {
    needless = layers.undistinguished
    let readers = files.filter { promising.contains($0.target) }
      .mapSideBySide { EnumReader($0, conformances, declared, reads, layers) }
    let given = GivenEnums(readers)
    let named = NamedCases(
      of: given, in: files.filter { !layers.tools.contains($0.target) },
      conformances: conformances, reads: reads)
    for type in given.enums {
      count += type.cases.count
      guard !type.tellsDifference else { continue }
      let unnamed = type.cases.filter { !named.contain($0.name, of: type) && !$0.tellsDifference }
      guard unnamed.count > 1 else { continue }
      let excuses = Set([type.name] + unnamed.map { type.name + "." + $0.name })
        .intersection(layers.undistinguished)
      needless.subtract(excuses)
      let left = unnamed.filter { !excuses.contains(type.name + "." + $0.name) }
      guard left.count > 1, !excuses.contains(type.name) else { continue }
      undistinguishedCount += left.count
      findings.append(
        Finding(
          place: "\(type.file.path):\(type.file.line(of: left[0].node))",
          name: type.name + "." + left.map(\.name).joined(separator: ", ")))
    }
  }
}
