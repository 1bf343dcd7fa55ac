import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct PersonNameComponentsFormattedTests {
  @Test func namesAreWrittenInTheirOrder() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(name.formatted(.name(style: .short)) == "Ada")
    var chinese = PersonNameComponents()
    chinese.givenName = "小明"
    chinese.familyName = "王"
    #expect(chinese.formatted() == "王小明")
  }
}
