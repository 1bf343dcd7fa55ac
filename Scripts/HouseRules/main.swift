import Foundation

// What the house's own checks need to know of the sources, read with the toolchain's SwiftSyntax.
//
// usage: house-rules check
//        house-rules ranks [--upward | --edges | --figures]
//        house-rules folders
//        house-rules floors
//        house-rules namesakes
//        house-rules promises [target...]
//        house-rules questions
//        house-rules examples
//        house-rules requirements [--check]

setvbuf(stdout, nil, Int32(_IOLBF), 0)
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "check": exit(try checkAll())
  case "ranks": exit(try checkRanks(arguments.dropFirst().first))
  case "folders": exit(try checkFolders())
  case "floors": exit(try checkFloors())
  case "namesakes": exit(try checkNamesakes())
  case "promises":
    let targets = Array(arguments.dropFirst())
    if let unknown = targets.first(where: {
      !FileManager.default.fileExists(atPath: "Sources/\($0)")
    }) {
      print("house-rules promises: there is no target \(unknown)")
      exit(2)
    }
    exit(try checkPromises(targets))
  case "questions": exit(try checkQuestions())
  case "examples": exit(try checkPromiseExamples())
  case "requirements":
    exit(try writeRequirements(onlyChecking: arguments.dropFirst().first == "--check"))
  default:
    print(
      """
      usage: house-rules check
             house-rules ranks [--upward | --edges | --figures]
             house-rules folders
             house-rules floors
             house-rules namesakes
             house-rules promises [target...]
             house-rules questions
             house-rules examples
             house-rules requirements [--check]
      """)
    exit(2)
  }
} catch {
  print("house-rules: \(error)")
  exit(2)
}

/// All checks, for which the sources are parsed once.
func checkAll() throws -> Int32 {
  let checks: [(what: String, run: () throws -> Int32)] = [
    ("the table of floors", checkFloors),
    ("ranks of folders", { try checkRanks(nil) }),
    ("sizes of folders", checkFolders),
    ("types of one name", checkNamesakes),
    ("public promises", { try checkPromises([]) }),
    ("questions to delegates", checkQuestions),
    ("examples of dead promises", checkPromiseExamples),
    ("tables of Apple's protocols and classes", { try writeRequirements(onlyChecking: true) }),
  ]
  var failures = 0
  for check in checks {
    let isKept = try check.run() == 0
    print("\(isKept ? "ok" : "FAILED"): \(check.what)")
    if !isKept { failures += 1 }
  }
  return failures == 0 ? 0 : 1
}

func checkPromises(_ chosen: [String]) throws -> Int32 {
  let files = try SourceFile.all(below: ["Sources"])
  let layers = try Layers(path: "Scripts/layers.txt")
  let targets = Set(chosen.isEmpty ? layers.promisingTargets : chosen)
  let dead = DeadPromises(of: targets, in: files, layers: layers)
  for finding in dead.properties {
    print("\(finding.place): nothing reads the public property \(finding.name)")
  }
  for finding in dead.parameters {
    print("\(finding.place): nothing uses the parameter \(finding.name)")
  }
  for finding in dead.idle { print("\(finding.place): \(finding.name) does nothing") }
  for finding in dead.unnamed {
    print("\(finding.place): nothing asks for the option \(finding.name)")
  }
  for finding in dead.undistinguished {
    print("\(finding.place): nothing tells these cases from each other: \(finding.name)")
  }
  for finding in dead.uncalled {
    print("\(finding.place): nothing calls the delegate's \(finding.name)")
  }
  for finding in dead.needlesslyUncalled {
    print("\(finding.place): the comment says that \(finding.name) is never called, and it is")
  }
  for finding in dead.needlesslyUnread {
    print("\(finding.place): the comment says that none of \(finding.name)'s properties is read")
  }
  let needless = chosen.isEmpty ? dead.needless.sorted() : []
  for name in needless {
    print("Scripts/layers.txt says that \(name) is told, and it is read, explained or not there")
  }
  let excuses = chosen.isEmpty ? dead.needlessExcuses.sorted() : []
  for name in excuses {
    print(
      "Scripts/layers.txt excuses \(name) (hooks, unneeded, undistinguished), which needs none or is not there"
    )
  }
  print(
    "Promises: \(dead.properties.count) of \(dead.propertyCount) settable public properties are "
      + "never read, \(dead.parameters.count) of \(dead.parameterCount) parameters never used, "
      + "\(dead.idle.count) functions and setters do nothing, \(dead.unnamed.count) of "
      + "\(dead.optionCount) options never asked for, "
      + "\(dead.undistinguishedCount) of \(dead.caseCount) cases of enumerations not told apart, "
      + "\(dead.uncalled.count) of "
      + "\(dead.delegateCount) requirements of delegates never called")
  return dead.findings.isEmpty && needless.isEmpty && excuses.isEmpty ? 0 : 1
}

func checkPromiseExamples() throws -> Int32 {
  let folder = "Scripts/HouseRules/Examples"
  let files = try SourceFile.all(below: [folder])
  let layers = try Layers(path: folder + "/layers.txt")
  let examples = PromiseExamples(files, layers: layers)
  for problem in examples.problems { print(problem) }
  return examples.problems.isEmpty ? 0 : 1
}

func checkFolders() throws -> Int32 {
  let layers = try Layers(path: "Scripts/layers.txt")
  guard let most = layers.limits["files Sources"] else {
    print("Scripts/layers.txt has no line \"limit files Sources\"")
    return 1
  }
  let check = FolderCheck(
    SourceFile.paths(below: ["Sources"]), most: most, wordsOf: layers.wordTargets)
  for problem in check.problems { print(problem) }
  print(
    "Folders: the largest, \(check.largest.folder), holds \(check.largest.count) Swift files "
      + "(at most \(most))")
  return check.problems.isEmpty ? 0 : 1
}

func checkFloors() throws -> Int32 {
  let check = try FloorCheck(
    layers: Layers(path: "Scripts/layers.txt"), description: "ARCHITECTURE.md")
  for problem in check.problems { print(problem) }
  return check.problems.isEmpty ? 0 : 1
}

func writeRequirements(onlyChecking: Bool) throws -> Int32 {
  let files = try SourceFile.all(below: ["Sources"])
  let folder = "Sources/Adaptation/Index"
  let tables = [
    ("\(folder)/SystemRequirements+Table.swift", Requirements(files).source),
    ("\(folder)/SystemMembers+Table.swift", SystemMembers(files).source),
    ("\(folder)/SystemClasses+Table.swift", SystemClasses(files).source),
  ]
  return try tables.map { try write($1, to: $0, onlyChecking: onlyChecking) }.max() ?? 0
}

func write(_ text: String, to path: String, onlyChecking: Bool) throws -> Int32 {
  let isCurrent = (try? String(contentsOfFile: path, encoding: .utf8)) == text
  if onlyChecking {
    if !isCurrent { print("\(path) is stale: run Scripts/house-rules requirements and commit it.") }
    return isCurrent ? 0 : 1
  }
  if !isCurrent { try text.write(toFile: path, atomically: true, encoding: .utf8) }
  return 0
}
