import CoreGraphics
import Foundation
import Rendering
import Testing

struct VectorFileTests {
  @Test(arguments: [
    (#"<svg width="24" height="16"/>"#, CGSize(width: 24, height: 16)),
    (#"<svg width='24px' height='16px'/>"#, CGSize(width: 24, height: 16)),
    (#"<svg viewBox="0 0 30 20"/>"#, CGSize(width: 30, height: 20)),
    (#"<svg viewBox="0 0 30 20" width="60"/>"#, CGSize(width: 60, height: 40)),
    (#"<svg viewBox="0,0,30,20" height="10"/>"#, CGSize(width: 15, height: 10)),
    (#"<svg width="100%" height="100%" viewBox="0 0 8 9"/>"#, CGSize(width: 8, height: 9)),
    (#"<svg width="12pt" height="1in"/>"#, CGSize(width: 16, height: 96)),
    (
      "<?xml version=\"1.0\"?>\n<!-- made -->\n<svg id=\"a\" width=\"3\" height=\"4\">",
      CGSize(width: 3, height: 4)
    ),
  ])
  func anSVGSaysItsSize(text: String, size: CGSize) {
    #expect(VectorFile.size(of: Data(text.utf8)) == size)
  }

  @Test(arguments: ["<svg/>", "<svg width='x' height='2'/>", "<html></html>", "", "<svg width='0'"])
  func otherTextsSayNone(text: String) {
    #expect(VectorFile.size(of: Data(text.utf8)) == nil)
  }

  @Test func aPDFSaysTheSizeOfItsPage() {
    #expect(VectorFile.size(of: Data(PictureFiles.pdf.utf8)) == CGSize(width: 20, height: 10))
    let cropped = PictureFiles.pdf.replacingOccurrences(
      of: "/MediaBox", with: "/CropBox [0 0 8 9] /MediaBox")
    #expect(VectorFile.size(of: Data(cropped.utf8)) == CGSize(width: 8, height: 9))
  }
}
