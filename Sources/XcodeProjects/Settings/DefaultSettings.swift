/// The settings that a target has before anybody says anything.
enum DefaultSettings {
  static func layer(for target: XcodeTarget, in context: SettingContext) -> SettingLayer {
    let project = target.project
    let type = target.type
    let suffix = type.wrapperSuffix
    var values: [String: String] = [
      "ACTION": "build",
      "ARCHS": context.architecture,
      "CONFIGURATION": context.configuration,
      "CURRENT_ARCH": context.architecture,
      "DEVELOPMENT_LANGUAGE": project.developmentRegion,
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "HOME": "/Users/user",
      "IPHONEOS_DEPLOYMENT_TARGET": "26.0",
      "PLATFORM_NAME": "iphonesimulator",
      "PROJECT_DIR": project.sourceRoot,
      "PROJECT_FILE_PATH": project.path,
      "PROJECT_NAME": project.name,
      "SDKROOT": "iphonesimulator",
      "SDK_NAME": context.sdk,
      "SOURCE_ROOT": project.sourceRoot,
      "SRCROOT": project.sourceRoot,
      "TARGETNAME": target.name,
      "TARGET_NAME": target.name,
      "USER": "user",
      "XCODE_VERSION_ACTUAL": "2620",
      "XCODE_VERSION_MAJOR": "2600",
      "PRODUCT_TYPE": target.productTypeIdentifier,
    ]
    // What follows from other settings.
    values.merge([
      "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "YES",
      "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS": "SwiftUI UIKit AppKit",
      "BUILD_DIR": "$(SYMROOT)",
      "BUILD_ROOT": "$(SYMROOT)",
      "BUILT_PRODUCTS_DIR": "$(CONFIGURATION_BUILD_DIR)",
      "BUNDLE_EXECUTABLE_FOLDER_PATH": "",
      "CONFIGURATION_BUILD_DIR": "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)",
      "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)",
      "DERIVED_FILE_DIR": "$(OBJROOT)/$(TARGET_NAME).build/DerivedSources",
      "EXECUTABLE_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "EXECUTABLE_PREFIX": "",
      "EXECUTABLE_SUFFIX": "",
      "WRAPPER_PREFIX": "",
      "EXECUTABLE_PATH": "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)",
      "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "INFOPLIST_PATH": "$(CONTENTS_FOLDER_PATH)/Info.plist",
      "OBJROOT": "$(SYMROOT)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType(type),
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "SYMROOT": "$(SRCROOT)/build",
      "TARGET_BUILD_DIR": "$(CONFIGURATION_BUILD_DIR)",
      "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "WRAPPER_EXTENSION": suffix,
      "WRAPPER_NAME": "$(WRAPPER_PREFIX)$(PRODUCT_NAME)$(WRAPPER_SUFFIX)",
      "WRAPPER_SUFFIX": suffix.isEmpty ? "" : ".$(WRAPPER_EXTENSION)",
    ]) { $1 }
    if type == .staticLibrary || type == .dynamicLibrary {
      values["EXECUTABLE_PREFIX"] = "lib"
      values["EXECUTABLE_SUFFIX"] = ".\(suffix)"
      values["FULL_PRODUCT_NAME"] = "$(EXECUTABLE_NAME)"
      values["WRAPPER_NAME"] = ""
    }
    return SettingLayer(origin: "the defaults", values: values)
  }

  private static func packageType(_ type: ProductType) -> String {
    switch type {
    case .application, .appClip, .watch: "APPL"
    case .framework, .staticFramework: "FMWK"
    case .appExtension: "XPC!"
    default: "BNDL"
    }
  }
}
