import Testing
import struct UniformTypeIdentifiers.UTType

/// An import of one declaration, which has the same spelling as that of a submodule.
@Suite
struct DeclarationImportTests {
  @Test
  func declarationIsImported() {
    #expect(UTType.json.identifier == "public.json")
  }
}
