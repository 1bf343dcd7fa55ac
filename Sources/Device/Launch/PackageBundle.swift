import Foundation
import Synchronization

/// What the main bundle says of the program of a package, which has no Info.plist.
///
/// On iOS every app has an identifier and a version, and many take them without asking whether they are there.
/// The identifier is the program's name, by which its user defaults are kept in any case; the versions are those of
/// a new app in Xcode.
package enum PackageBundle {
  /// Whether the main bundle's words are these.
  package static var isMain: Bool { described.load(ordering: .acquiring) }

  /// Whether it has no other words than these.
  package static var isWithoutList: Bool {
    described.load(ordering: .acquiring) && !hasList.load(ordering: .acquiring)
  }

  private static let described = Atomic<Bool>(false)
  private static let hasList = Atomic<Bool>(true)

  /// Has the main bundle say them, unless it has words of its own.
  package static func describe() {
    guard getenv("VITRINE_PRODUCT") == nil, Bundle.main.bundleIdentifier == nil,
      let words = mainWords, let setWord
    else { return }
    let name = ProcessInfo.processInfo.processName
    hasList.store(words.count > 0, ordering: .releasing)
    let own = [
      ("CFBundleIdentifier", name), ("CFBundleName", name), ("CFBundleShortVersionString", "1.0"),
      ("CFBundleVersion", "1"),
    ]
    for (key, word) in own {
      let (key, word) = (NSString(string: key), NSString(string: word))
      // The dictionary keeps both.
      withExtendedLifetime((key, word)) {
        setWord(
          Unmanaged.passUnretained(words).toOpaque(), Unmanaged.passUnretained(key).toOpaque(),
          Unmanaged.passUnretained(word).toOpaque())
      }
    }
    described.store(true, ordering: .releasing)
  }

  // MARK: Foundation's bundles

  private typealias FindMain = @convention(c) () -> UnsafeRawPointer?
  private typealias FindWords = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
  private typealias SetWord =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void

  private static let findMain = ProgramSymbol.function("CFBundleGetMainBundle", as: FindMain.self)
  private static let findWords = ProgramSymbol.function(
    "CFBundleGetInfoDictionary", as: FindWords.self)
  private static let setWord = ProgramSymbol.function("CFDictionarySetValue", as: SetWord.self)

  /// The dictionary that Foundation itself keeps, and answers by; nil if it can't be changed.
  private static var mainWords: NSMutableDictionary? {
    guard let main = findMain?(), let words = findWords?(main) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(words).takeUnretainedValue() as? NSMutableDictionary
  }

  fileprivate static var problem: String? {
    let names = ["CFBundleGetMainBundle", "CFBundleGetInfoDictionary", "CFDictionarySetValue"]
    if let problem = ProgramSymbol.problem(calling: names) { return problem }
    return mainWords == nil ? "they can't be changed" : nil
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "The bundle of a package's app",
    needs: "the words of the main bundle, which Foundation keeps",
    cost: "Bundle.main has no identifier and no version in programs of packages."
  ) { PackageBundle.problem }
}
