import Foundation

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  {
    self.init(label: Text(titleResource), destination: destination())
  }
}

extension NavigationLink where Destination == Never {
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text {
    self.init(
      label: Text(titleResource), destination: nil, value: value.map { AnyHashable($0) })
  }
}
