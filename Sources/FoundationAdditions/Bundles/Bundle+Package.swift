import Device

// The tool, which is no app, has no words of its own.
@used @section(".init_array")
private let describePackage: @convention(c) () -> Void = { PackageBundle.describe() }
