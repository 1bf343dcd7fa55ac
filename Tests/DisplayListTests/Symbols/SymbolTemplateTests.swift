import CoreGraphics
import Foundation
import Testing

@testable import DisplayList

struct SymbolTemplateTests {
  /// Two weights of a square of 60 by 40 units (80 by 40 in black), with ten units of room at each side.
  private static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="800" height="600">
     <g id="Notes"><rect x="0" y="0" width="800" height="600"/></g>
     <g id="Guides">
      <line id="left-margin-Regular-M" x1="390" x2="390" y1="0" y2="600"/>
      <line id="right-margin-Regular-M" x1="470" x2="470" y1="0" y2="600"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 500 300)"><path d="M0 0h80v40h-80z"/></g>
      <g id="Regular-M" transform="translate(400 300)">
       <path class="monochrome-0 hierarchical-0:primary" d="M0 0h60v40h-60z"/>
       <g transform="scale(2)"><circle class="hierarchical-1:secondary" cx="10" cy="10" r="5"/></g>
      </g>
     </g>
    </svg>
    """

  private func template() throws -> SymbolTemplate {
    try #require(SymbolTemplate(Data(Self.template.utf8)))
  }

  @Test func theSymbolIsAsLargeAsItsTemplateSays() throws {
    let name = SymbolLibrary.add(try template(), named: "template.story")
    let size = SymbolMetrics.size(name: name, pointSize: 50)
    #expect(abs(size.width - 40) < 0.4)
    #expect(abs(size.height - 20) < 0.4)
    let black = SymbolMetrics.size(name: name, pointSize: 50, weight: 900)
    #expect(abs(black.width - 40) < 0.4)
  }

  @Test func theNearestWeightIsDrawn() throws {
    let template = try template()
    func width(_ weight: Int) -> CGFloat {
      guard case .fill(let path)? = template.shape(weight: weight).layers.first?.ink else {
        return 0
      }
      return path.boundingBoxOfPath.width
    }
    #expect(abs(width(800) / width(400) - 80.0 / 60) < 0.01)
    #expect(width(500) == width(400))
    #expect(width(100) == width(400))
  }

  @Test func layersHaveTheirLevelsAndPlaces() throws {
    let layers = try template().shape(weight: 400).layers
    #expect(layers.map(\.level) == [0, 1])
    let boxes = layers.map(\.bounds)
    #expect(abs(boxes[1].width / boxes[0].width - 20.0 / 60) < 0.01)
    #expect(abs((boxes[1].minX - boxes[0].minX) / boxes[0].width - 10.0 / 60) < 0.01)
  }

  @Test func aNameOfTheSystemIsNotTaken() throws {
    #expect(SymbolLibrary.add(try template(), named: "heart") == "heart.custom")
    #expect(SymbolLibrary.shape(for: "heart").layers.count != 2)
  }

  @Test(arguments: ["", "<svg", "<svg/>", "<svg><g id=\"Symbols\"><g id=\"Regular-M\"/></g></svg>"])
  func otherFilesAreNoTemplates(text: String) {
    #expect(SymbolTemplate(Data(text.utf8)) == nil)
  }
}
