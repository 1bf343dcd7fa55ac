import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
struct MatrixTests {
  /// What is reported of a cart in eight ways, with references in a folder of the test's own.
  private func problems(
    _ word: String, record: SnapshotTestingConfiguration.Record
  ) -> [String] {
    let problems = Collected()
    withKnownIssue(isIntermittent: true) {
      assertSnapshots(
        of: Text(word).padding(),
        as: .matrix(
          devices: [
            "small": ViewImageConfig(size: CGSize(width: 60, height: 40)),
            "large": ViewImageConfig(size: CGSize(width: 80, height: 60)),
          ],
          schemes: [.light, .dark], languages: ["en", "ar"], scale: 1),
        named: "cart", record: record, file: "/tmp/vitrine-matrix/CartTests.swift",
        testName: "probe()")
    } matching: { issue in
      problems.add(issue.comments.map(\.rawValue))
      return true
    }
    return problems.all
  }

  @Test func picturesAreNamedByWhatTheyDifferIn() throws {
    let folder = "/tmp/vitrine-matrix"
    try? FileManager.default.removeItem(atPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = problems("Pay", record: .missing)
    #expect(first.count == 1 && first[0].hasPrefix("8 of 8 pictures are not as their references."))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder + "/__Snapshots__/CartTests")
    #expect(files.count == 8)
    #expect(files.contains("probe.cart-small-dark-ar.vitrine.png"))
    #expect(problems("Pay", record: .never).isEmpty)
    let changed = problems("Buy", record: .never)
    #expect(changed.first?.hasPrefix("8 of 8") == true)
    #expect(
      changed.first?.contains("large-light-en: The snapshot is not as its reference.") == true)
  }

  @Test func eachPictureIsMadeInItsLanguage() {
    var languages: [String] = []
    var directions: [LayoutDirection] = []
    struct Probe: View {
      let tell: (String, LayoutDirection) -> Void
      @Environment(\.locale) private var locale
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        let _ = tell(locale.identifier, direction)
        Text("A")
      }
    }
    withKnownIssue {
      assertSnapshots(
        of: Probe {
          languages.append($0)
          directions.append($1)
        }, as: .matrix(languages: ["de_DE", "he_IL"], scale: 1), record: .never)
    }
    #expect(Set(languages).isSuperset(of: ["de_DE", "he_IL"]))
    #expect(directions.first == .leftToRight && directions.last == .rightToLeft)
    #expect(Locale.current.identifier == "en_US")
  }
}
