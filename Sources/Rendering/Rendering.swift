// Display list to pixels: cairo and FreeType, opened when the first picture is asked for, so that
// building this package needs neither. Also PNG files and the comparison of images. Imports
// DisplayList, Typesetting, Deflate and CoreGraphics.
