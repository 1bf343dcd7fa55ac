/// What a file is, as far as building cares.
package enum FileKind: String, Sendable {
  case swift
  /// C, C++, Objective-C, assembler.
  case clang
  case header
  case metal
  /// `.xcdatamodeld` or `.xcdatamodel`.
  case dataModel
  case mappingModel
  case intentDefinition
  case machineLearningModel
  case assetCatalog
  case stringCatalog
  case strings
  case stringsDictionary
  case storyboard
  case xib
  case propertyList
  /// A framework or a library that comes built.
  case binary
  /// A folder that is copied whole.
  case folder
  case projectFile
  /// Something that is copied as it is.
  case other

  /// The kind by Xcode's name of a file type.
  init?(type: String) {
    switch type {
    case "sourcecode.swift": self = .swift
    case "sourcecode.metal": self = .metal
    case "sourcecode.c.h", "sourcecode.cpp.h", "sourcecode.c.c.preprocessed": self = .header
    case "folder.assetcatalog": self = .assetCatalog
    case "text.json.xcstrings": self = .stringCatalog
    case "text.plist.strings": self = .strings
    case "text.plist.stringsdict": self = .stringsDictionary
    case "file.storyboard": self = .storyboard
    case "file.xib": self = .xib
    case "text.plist", "text.plist.xml", "text.plist.info": self = .propertyList
    case "wrapper.xcdatamodel", "wrapper.xcdatamodeld": self = .dataModel
    case "wrapper.xcmappingmodel": self = .mappingModel
    case "file.intentdefinition": self = .intentDefinition
    case "file.mlmodel", "folder.mlpackage": self = .machineLearningModel
    case "wrapper.framework", "wrapper.xcframework", "archive.ar", "compiled.mach-o.dylib",
      "sourcecode.text-based-dylib-definition":
      self = .binary
    case "wrapper.pb-project": self = .projectFile
    case "folder": self = .folder
    case let type where type.hasPrefix("sourcecode.c") || type.hasPrefix("sourcecode.asm"):
      self = .clang
    default: return nil
    }
  }

  /// The kind by the letters after a name's last dot.
  init(suffix: String) {
    switch suffix {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "asm": self = .clang
    case "h", "hh", "hpp", "hxx", "pch", "inc", "def": self = .header
    case "metal": self = .metal
    case "xcdatamodeld", "xcdatamodel": self = .dataModel
    case "xcmappingmodel": self = .mappingModel
    case "intentdefinition": self = .intentDefinition
    case "mlmodel", "mlpackage": self = .machineLearningModel
    case "xcassets": self = .assetCatalog
    case "xcstrings": self = .stringCatalog
    case "strings": self = .strings
    case "stringsdict": self = .stringsDictionary
    case "storyboard": self = .storyboard
    case "xib": self = .xib
    case "plist": self = .propertyList
    case "framework", "xcframework", "a", "dylib", "tbd": self = .binary
    case "xcodeproj": self = .projectFile
    default: self = .other
    }
  }

  /// The kind of a file reference: as it is explicitly called, else by the name, else as last seen.
  init(_ reference: ProjectObject) {
    let path = reference.string("path") ?? reference.string("name") ?? ""
    if let type = reference.string("explicitFileType"), let kind = FileKind(type: type) {
      self = kind
      return
    }
    let byName = FileKind(suffix: path.pathSuffix)
    let lastKnown = reference.string("lastKnownFileType").flatMap { FileKind(type: $0) }
    self = byName == .other || lastKnown == .folder ? lastKnown ?? byName : byName
  }

  /// Whether a synchronized folder puts such files among the sources of its target.
  var isSource: Bool {
    switch self {
    case .swift, .clang, .metal, .dataModel, .mappingModel, .intentDefinition,
      .machineLearningModel:
      true
    default: false
    }
  }
}
