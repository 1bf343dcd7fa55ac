import Foundation
import FoundationAdditions
import Testing

@Suite struct ValueTransformerTests {
  private class Doubling: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? Int).map { $0 / 2 }
    }
  }

  @Test func aTransformerIsFoundByItsName() {
    let name = NSValueTransformerName("doubling")
    #expect(ValueTransformer(forName: name) == nil)
    let transformer = Doubling()
    ValueTransformer.setValueTransformer(transformer, forName: name)
    #expect(ValueTransformer(forName: name) === transformer)
    #expect(ValueTransformer.valueTransformerNames() == [name])
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test func aSubclassTurnsValuesAndTurnsThemBack() {
    #expect(Doubling().transformedValue(4) as? Int == 8)
    #expect(Doubling().reverseTransformedValue(8) as? Int == 4)
    #expect(ValueTransformer().transformedValue(4) as? Int == 4)
    #expect(ValueTransformer().reverseTransformedValue(4) as? Int == 4)
  }
}
