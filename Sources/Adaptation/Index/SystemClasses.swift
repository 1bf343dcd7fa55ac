/// Which class of the system derives from which, of those that apps derive from and extend.
///
/// The table is written from the modules' own classes. Those of Foundation and XCTest are not among them, and stand here
/// where another of theirs is above them.
enum SystemClasses {
  /// Whether a class is another, or derives from it.
  static func derives(_ name: String, from base: String) -> Bool {
    let base = lastName(base)
    var current: String? = lastName(name)
    while let found = current {
      if found == base { return true }
      current = superclasses[found]
    }
    // All classes that apps derive from are objects.
    return base == "NSObject"
  }

  private static func lastName(_ name: String) -> String {
    name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
  }

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (name, children) in [table, others].flatMap(WordGroups.read) {
      for child in children { result[child] = name }
    }
    return result
  }()

  /// The classes of Foundation and XCTest right below another of theirs.
  private static let others = """
    Dimension:
      UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitDispersion UnitDuration
      UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
      UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
      UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature
      UnitVolume
    Formatter:
      ByteCountFormatter DateFormatter DateIntervalFormatter EnergyFormatter ISO8601DateFormatter
      LengthFormatter MassFormatter NumberFormatter
    NSArray: NSMutableArray
    NSAttributedString: NSMutableAttributedString
    NSCharacterSet: NSMutableCharacterSet
    NSCoder: NSKeyedArchiver NSKeyedUnarchiver
    NSData: NSMutableData
    NSDictionary: NSMutableDictionary
    NSIndexSet: NSMutableIndexSet
    NSMutableSet: NSCountedSet
    NSNumber: NSDecimalNumber
    NSOrderedSet: NSMutableOrderedSet
    NSPredicate: NSComparisonPredicate NSCompoundPredicate
    NSSet: NSMutableSet
    NSString: NSMutableString
    NSURLRequest: NSMutableURLRequest
    NSValue: NSNumber
    Operation: BlockOperation
    Port: MessagePort SocketPort
    Stream: InputStream OutputStream
    Unit: Dimension
    URLResponse: HTTPURLResponse
    URLSessionDataTask: URLSessionUploadTask
    URLSessionTask: URLSessionDataTask URLSessionDownloadTask URLSessionWebSocketTask
    XCTest: XCTestCase XCTestSuite
    XCTestExpectation: XCTNSNotificationExpectation XCTNSPredicateExpectation
    XMLNode: XMLDocument XMLDTD XMLDTDNode XMLElement
    """
}
