extension Image {
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
