import Testing
import UniformTypeIdentifiers.UTType

/// An import of a submodule, as editors write it, gives what an import of the module gives.
@Suite
struct SubmoduleImportTests {
  @Test
  func submoduleGivesTypesAndConstants() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType(filenameExtension: "pdf") == .pdf)
  }
}
