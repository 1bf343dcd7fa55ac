import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Each element of a view becomes the view that it describes.
@MainActor
struct ViewElementTests {
  /// The view of an element that stands alone in the root view.
  private func view<View: UIView>(
    _ element: String, _ type: View.Type = View.self, resources: String = ""
  ) throws -> View {
    let folder = try storyboardFolder(viewScene(element), resources: resources)
    let root = try #require(folder.storyboard().initialView())
    return try #require(root.subviews.first as? View)
  }

  private let frame = #"<rect key="frame" x="10" y="20" width="100" height="40"/>"#

  // MARK: Any view

  @Test func viewsWithAFixedFrameFollowTheirMask() throws {
    let view: UIView = try view(
      """
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-001">\(frame)
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES"/></view>
      """)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    let root = try #require(view.superview)
    root.frame.size.width += 110
    root.layoutIfNeeded()
    #expect(view.frame.width > 100 && view.frame.minX > 10)
    #expect(view.frame.minY == 20 && view.frame.height == 40)
  }

  @Test func viewsHaveTheirCommonAttributes() throws {
    let view: UIView = try view(
      """
      <view hidden="YES" userInteractionEnabled="NO" alpha="0.5" contentMode="center" tag="3" \
      clipsSubviews="YES" multipleTouchEnabled="YES" opaque="NO" \
      semanticContentAttribute="forceRightToLeft" horizontalHuggingPriority="300" \
      verticalCompressionResistancePriority="200" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" restorationIdentifier="box" id="vie-w0-001">\(frame)
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES"/>
      <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <color key="tintColor" systemColor="systemRedColor"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/>
      <accessibility key="accessibilityConfiguration" identifier="box" label="A box" hint="Opens">
      <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/>
      </accessibility></view>
      """)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.isHidden && !view.isUserInteractionEnabled && view.clipsToBounds)
    #expect(view.alpha == 0.5 && view.tag == 3 && view.contentMode == .center)
    #expect(view.isMultipleTouchEnabled && !view.isOpaque)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth])
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 300)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 200)
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    // The 16 points of the controller's view reach 6 points into it, from the right as from the left.
    #expect(view.directionalLayoutMargins.trailing == 6)
    #expect(view.backgroundColor == .green && view.tintColor == .systemRed)
    #expect(view.restorationIdentifier == "box")
    #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "A box")
    #expect(view.accessibilityHint == "Opens" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits == [.button, .header])
  }

  @Test func whatIsLeftOutIsAsInterfaceBuilderStarts() throws {
    let label: UILabel = try view(#"<label id="lab-el-001">\#(frame)</label>"#)
    #expect(label.isUserInteractionEnabled)
    let scroll: UIScrollView = try view(#"<scrollView id="scr-ol-l01">\#(frame)</scrollView>"#)
    #expect(!scroll.clipsToBounds)
  }

  // MARK: Texts

  @Test func labels() throws {
    let label: UILabel = try view(
      """
      <label userInteractionEnabled="NO" text="Hello" textAlignment="center" \
      lineBreakMode="wordWrap" numberOfLines="0" minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" \
      adjustsFontForContentSizeCategory="YES" baselineAdjustment="alignCenters" highlighted="YES" \
      preferredMaxLayoutWidth="90" id="lab-el-001">\(frame)
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <color key="textColor" white="0.5" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      <color key="highlightedColor" systemColor="systemBlueColor"/>
      <color key="shadowColor" white="0" alpha="0.25" colorSpace="calibratedWhite"/>
      <size key="shadowOffset" width="1" height="2"/></label>
      """)
    #expect(label.text == "Hello" && label.textAlignment == .center && label.numberOfLines == 0)
    #expect(label.lineBreakMode == .byWordWrapping && label.minimumScaleFactor == 0.5)
    #expect(label.adjustsFontSizeToFitWidth && label.adjustsFontForContentSizeCategory)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.textColor == UIColor(white: 0.5, alpha: 1))
    #expect(label.highlightedTextColor == .systemBlue && label.isHighlighted)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.baselineAdjustment == .alignCenters && label.preferredMaxLayoutWidth == 90)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func textsWithLineBreaksAndAttributes() throws {
    let lines: UILabel = try view(
      """
      <label id="lab-el-001">\(frame)<string key="text">One
      Two &amp; three</string></label>
      """)
    #expect(lines.text == "One\nTwo & three")
    let styled: UILabel = try view(
      """
      <label usesAttributedText="YES" id="lab-el-001">\(frame)<attributedString key="attributedText">
      <fragment content="Red"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="calibratedRGB"/><font key="NSFont" metaFont="systemBold" size="20"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" \
      lineSpacing="4"/><integer key="NSUnderline" value="1"/></attributes></fragment>
      <fragment content=" plain"/></attributedString></label>
      """)
    let text = try #require(styled.attributedText)
    #expect(text.string == "Red plain")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor == .red)
    #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect(first[.underlineStyle] as? Int == 1)
  }

  @Test func fontsOfAllForms() throws {
    func font(_ description: String) throws -> UIFont {
      let label: UILabel = try view(
        #"<label id="lab-el-001">\#(frame)<fontDescription key="fontDescription" \#(description)/></label>"#
      )
      return label.font
    }
    #expect(try font(#"type="system" pointSize="13""#) == .systemFont(ofSize: 13))
    #expect(try font(#"type="boldSystem" pointSize="13""#) == .boldSystemFont(ofSize: 13))
    #expect(try font(#"type="italicSystem" pointSize="13""#) == .italicSystemFont(ofSize: 13))
    #expect(
      try font(#"type="system" weight="heavy" pointSize="13""#)
        == .systemFont(ofSize: 13, weight: .heavy))
    #expect(
      try font(#"style="UICTFontTextStyleTitle0""#) == .preferredFont(forTextStyle: .largeTitle))
    #expect(
      try font(#"name="HelveticaNeue-Bold" family="Helvetica Neue" pointSize="15""#).fontName
        == "HelveticaNeue-Bold")
    #expect(try font(#"name="Nowhere-Bold" family="Nowhere" pointSize="15""#).pointSize == 15)
  }

  @Test func textFields() throws {
    let field: UITextField = try view(
      """
      <textField text="Mia" placeholder="Name" borderStyle="roundedRect" textAlignment="right" \
      minimumFontSize="17" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" enabled="NO" \
      contentHorizontalAlignment="left" id="fie-ld-001">\(frame)
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="next" \
      secureTextEntry="YES" textContentType="new-password" autocapitalizationType="words" \
      autocorrectionType="no" spellCheckingType="no" enablesReturnKeyAutomatically="YES" \
      keyboardAppearance="alert"/></textField>
      """)
    #expect(field.text == "Mia" && field.placeholder == "Name" && field.borderStyle == .roundedRect)
    #expect(field.textAlignment == .right && field.clearButtonMode == .whileEditing)
    #expect(field.clearsOnBeginEditing && !field.isEnabled)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .next)
    #expect(field.isSecureTextEntry && field.textContentType == .newPassword)
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no && field.enablesReturnKeyAutomatically)
    #expect(field.keyboardAppearance == .dark && field.contentHorizontalAlignment == .left)
    let plain: UITextField = try view(
      #"<textField id="fie-ld-001">\#(frame)<textInputTraits key="textInputTraits"/></textField>"#)
    #expect(plain.autocapitalizationType == .none && plain.borderStyle == .none)
  }

  @Test func textViews() throws {
    let text: UITextView = try view(
      """
      <textView clipsSubviews="YES" editable="NO" selectable="NO" scrollEnabled="NO" \
      textAlignment="center" id="tex-tv-iew">\(frame)<string key="text">Long
      text</string><color key="textColor" systemColor="labelColor"/>
      <fontDescription key="fontDescription" type="system" pointSize="11"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences" \
      keyboardType="URL"/></textView>
      """)
    #expect(text.text == "Long\ntext" && !text.isEditable && !text.isSelectable)
    #expect(!text.isScrollEnabled && text.textAlignment == .center)
    #expect(text.font == .systemFont(ofSize: 11) && text.autocapitalizationType == .sentences)
    #expect(text.keyboardType == .URL && text.clipsToBounds)
  }

  // MARK: Buttons

  @Test func buttonsWithStates() throws {
    let button: UIButton = try view(
      """
      <button buttonType="roundedRect" enabled="NO" contentHorizontalAlignment="left" \
      contentVerticalAlignment="top" lineBreakMode="tailTruncation" role="destructive" \
      showsMenuAsPrimaryAction="YES" id="but-to-n01">\(frame)
      <fontDescription key="fontDescription" type="boldSystem" pointSize="16"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go" image="star" catalog="system">
      <color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="highlighted" title="Going"/>
      <state key="disabled"><attributedString key="attributedTitle"><fragment content="No"/>
      </attributedString></state></button>
      """)
    #expect(button.buttonType == .system && !button.isEnabled)
    #expect(button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Going")
    #expect(button.attributedTitle(for: .disabled)?.string == "No")
    #expect(button.titleColor(for: .normal) == .systemRed)
    #expect(button.image(for: .normal) == UIImage(systemName: "star"))
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 16))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .top)
    #expect(button.role == .destructive && button.showsMenuAsPrimaryAction)
    let custom: UIButton = try view(#"<button id="but-to-n01">\#(frame)</button>"#)
    #expect(custom.buttonType == .custom)
  }

  @Test func buttonsWithConfigurations() throws {
    let button: UIButton = try view(
      """
      <button buttonType="system" id="but-to-n01">\(frame)<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" image="star" catalog="system" \
      title="Save" subtitle="Now" imagePlacement="trailing" imagePadding="6" titleAlignment="center" \
      cornerStyle="capsule" buttonSize="large" showsActivityIndicator="YES">
      <color key="baseForegroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
      <directionalEdgeInsets key="contentInsets" top="5" leading="6" bottom="7" trailing="8"/>
      <backgroundConfiguration key="background" cornerRadius="3" strokeWidth="2"/>
      </buttonConfiguration></button>
      """)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Save" && configuration.subtitle == "Now")
    #expect(configuration.image == UIImage(systemName: "star"))
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
    #expect(configuration.titleAlignment == .center && configuration.cornerStyle == .capsule)
    #expect(configuration.buttonSize == .large && configuration.showsActivityIndicator)
    #expect(configuration.baseBackgroundColor == .systemGreen)
    #expect(configuration.contentInsets.trailing == 8)
    #expect(configuration.background.cornerRadius == 3 && configuration.background.strokeWidth == 2)
    #expect(button.currentTitle == "Save")
  }

  // MARK: Images

  @Test func imageViews() throws {
    let image: UIImageView = try view(
      """
      <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" image="star.fill" \
      catalog="system" id="ima-ge-vie">\(frame)
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="bold"/>
      </imageView>
      """)
    #expect(image.image?.isSymbolImage == true && image.contentMode == .scaleAspectFit)
    #expect(image.preferredSymbolConfiguration != nil && !image.isUserInteractionEnabled)
    let reference: UIImageView = try view(
      """
      <imageView id="ima-ge-vie">\(frame)<imageReference key="image" image="star" catalog="system" \
      renderingMode="alwaysOriginal"/></imageView>
      """)
    #expect(reference.image?.renderingMode == .alwaysOriginal)
  }

  @Test func namedColoursFallBackOnTheFile() throws {
    let view: UIView = try view(
      #"<view id="vie-w0-001">\#(frame)<color key="backgroundColor" name="NoSuchBrand"/></view>"#,
      resources: """
        <namedColor name="NoSuchBrand"><color red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """)
    #expect(view.backgroundColor == .red)
  }

  @Test func coloursOfXcode11StandBesideThoseForOlderSystems() throws {
    let template =
      #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#
    let view: UIView = try view(
      #"<view id="vie-w0-001">\#(frame)<color key="backgroundColor" \#(template)/></view>"#)
    #expect(view.backgroundColor == .systemBackground)
    let old: UIView = try self.view(
      #"<view id="vie-w0-001">\#(frame)<color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/></view>"#
    )
    #expect(old.backgroundColor == .white)
  }
}
