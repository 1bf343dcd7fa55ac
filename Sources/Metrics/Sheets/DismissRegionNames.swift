/// By which names assistive technologies and UI tests find what closes a popover, a menu or a sheet: all beside it.
///
/// Certain: Xcode has recorded both into UI tests of public apps, as names of one element.
package enum DismissRegionNames {
  package static let identifier = "PopoverDismissRegion"
  package static let label = "dismiss popup"
}
