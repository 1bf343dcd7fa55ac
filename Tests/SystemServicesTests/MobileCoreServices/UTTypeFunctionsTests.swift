import Foundation
import FoundationAdditions
import MobileCoreServices
import Testing

struct UTTypeFunctionsTests {
  @Test func constantsAreIdentifiers() {
    #expect(kUTTypeImage as String == "public.image")
    #expect([kUTTypeMovie as String, kUTTypePDF as String] == ["public.movie", "com.adobe.pdf"])
    #expect(UTType(kUTTypeMPEG as String) == .mpeg)
  }

  @Test func anExtensionLeadsToItsMIMEType() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "jpg" as CFString, nil)?.takeRetainedValue()
    #expect(type == kUTTypeJPEG)
    let mime = type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType) }
    #expect(mime?.takeRetainedValue() as String? == "image/jpeg")
  }

  @Test func aMIMETypeLeadsToItsExtension() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassMIMEType, "text/html" as CFString, nil)?.takeRetainedValue()
    #expect(type == kUTTypeHTML)
    let name = type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassFilenameExtension) }
    #expect(name?.takeRetainedValue() as String? == "html")
  }

  @Test func anUnknownExtensionIsDynamic() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "vitrine-x" as CFString, nil)?.takeRetainedValue()
    #expect(type.map(UTTypeIsDynamic) == true)
  }

  @Test func typesConform() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(UTTypeConformsTo("public.PNG" as CFString, kUTTypePNG))
    #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeMovie))
    #expect(UTTypeConformsTo(kUTTypePythonScript, kUTTypePlainText))
    #expect(UTTypeIsDeclared(kUTTypeImage))
  }
}
