import Foundation

extension SharePreview {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(Text(titleResource), image: image, icon: icon)
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image)
  where Icon == Never {
    self.init(Text(titleResource), image: image, icon: nil)
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource)
  where Image == Never, Icon == Never {
    self.init(Text(titleResource), image: nil, icon: nil)
  }
}
