import CoreGraphics
import Testing

struct CGRectTests {
  @Test func theUnionOfTwoRectanglesIsAroundBoth() {
    let union = CGRectUnion(CGRectMake(0, 0, 10, 10), CGRectMake(20, 5, 10, 10))
    #expect(union == CGRect(x: 0, y: 0, width: 30, height: 15))
    #expect(CGRectUnion(.null, CGRectMake(1, 2, 3, 4)) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func textsSayNumbersAlone() {
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
    #expect(
      "\(CGPoint(x: -1, y: 0.25)) \(CGSize(width: 3, height: 4))" == "(-1.0, 0.25) (3.0, 4.0)")
    #expect(String(reflecting: [CGPoint.zero]) == "[(0.0, 0.0)]")
  }
}
