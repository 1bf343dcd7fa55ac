/// The names of symbols in the sources of 87 public apps and packages, the most used first.
///
/// Four that SF Symbols does not have are left out.
enum SurveyedSymbols {
  static let names: [String] = text.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let text = """
    trash xmark plus magnifyingglass checkmark.circle.fill checkmark xmark.circle.fill
    chevron.right ellipsis square.and.arrow.up gear calendar pencil star.fill
    exclamationmark.triangle.fill clock info.circle globe arrow.clockwise chevron.down
    checkmark.circle star list.bullet doc.on.doc exclamationmark.triangle play.fill photo
    ellipsis.circle plus.circle.fill gearshape heart.fill circle chevron.forward square.and.pencil
    heart xmark.circle house person.crop.circle arrow.up.arrow.down person tag folder chevron.left
    circle.fill trash.fill link arrow.right line.3.horizontal.decrease questionmark.circle
    paintpalette exclamationmark.circle.fill sparkles person.fill square.grid.2x2 pause.fill
    chevron.up minus sun.max.fill arrow.triangle.2.circlepath doc.text.magnifyingglass plus.circle
    arrow.up.right bell.fill paperplane bell slider.horizontal.3 lock.fill arrow.down.circle
    server.rack arrow.uturn.backward location minus.circle.fill network chevron.backward map
    doc.text paperplane.fill arrow.forward forward.fill arrow.counterclockwise stop.fill film
    line.3.horizontal.decrease.circle exclamationmark.bubble gearshape.fill mappin.and.ellipse
    safari line.3.horizontal location.fill square iphone mappin tray eye.slash person.circle
    person.circle.fill arrow.left bolt house.fill square.and.arrow.down arrow.left.arrow.right
    mic.fill timer calendar.badge.plus calendar.badge.clock wifi.exclamationmark
    clock.arrow.circlepath bookmark.fill checkmark.square.fill hourglass
    antenna.radiowaves.left.and.right questionmark checkmark.seal.fill eye shippingbox
    arrow.uturn.forward doc minus.circle person.badge.plus swift waveform archivebox message power
    camera envelope person.badge.key.fill photo.badge.plus play.circle waveform.path.ecg wifi
    arrow.down chart.bar.xaxis chart.line.uptrend.xyaxis face.smiling pencil.circle pin textformat
    person.3 square.dashed rectangle.stack sunrise fork.knife doc.richtext bookmark at
    calendar.badge.exclamationmark captions.bubble exclamationmark.circle number shuffle
    checkmark.square folder.badge.plus drop.fill gobackward lock photo.on.rectangle.angled repeat
    square.stack.3d.up arrow.up.circle map.fill person.crop.circle.badge.xmark
    rectangle.portrait.and.arrow.right square.stack text.bubble tv arrow.up.right.square
    book.closed chart.xyaxis.line doc.badge.plus key line.horizontal.3.decrease.circle nosign
    person.crop.circle.fill photo.fill plus.square.on.square arrow.down.doc bird.fill
    checkmark.shield chevron.up.chevron.down dot.radiowaves.left.and.right flame.fill
    hand.raised.fill info.circle.fill list.bullet.clipboard list.clipboard moon.fill
    person.badge.minus questionmark.circle.fill rectangle.3.group star.circle star.slash
    stop.circle textformat.size arrow.up arrow.up.forward book chart.bar.fill
    chevron.left.forwardslash.chevron.right chevron.right.circle cloud cloud.sun flask folder.fill
    multiply.circle.fill person.3.fill pin.fill pin.slash play.circle.fill scroll sidebar.left
    speaker.wave.2.fill testtube.2 text.magnifyingglass wrench music.note xmark.square figure.walk
    play.rectangle book.pages bag bell.slash flag keyboard externaldrive sidebar.trailing
    xmark.bin books.vertical cup.and.saucer.fill goforward keyboard.chevron.compact.down
    movieclapper play quote.bubble rotate.right speedometer square.and.arrow.up.fill stop
    arrow.uturn.left arrowshape.turn.up.left backward.fill bolt.fill checkmark.seal
    music.note.list newspaper person.2.fill speaker.slash speaker.slash.fill wind 1.circle
    arrow.up.arrow.down.circle arrow.up.doc arrowshape.turn.up.left.fill bell.badge.fill
    books.vertical.fill building.2 clock.fill cloud.rain.fill cloud.sun.fill document.on.document
    dollarsign.circle.fill flag.fill forward.end.fill list.bullet.below.rectangle network.slash
    pencil.line photo.badge.exclamationmark quote.opening storefront textformat.abc tray.full
    triangle.fill wand.and.stars wifi.slash wrench.and.screwdriver 1.circle.fill 2.circle
    2.circle.fill 3.circle 4.circle 5.circle 6.circle app.badge.fill arrow.2.circlepath
    arrow.counterclockwise.circle arrow.triangle.branch arrow.up.circle.fill
    arrow.up.left.and.arrow.down.right backward.end.fill bicycle bookmark.slash bubble camera.fill
    character.cursor.ibeam chevron.compact.up chevron.down.circle.fill chevron.left.circle
    clock.badge.questionmark cloud.rain cpu curlybraces doc.plaintext envelope.fill eye.fill flame
    folder.badge.gearshape gear.circle gearshape.2 globe.americas.fill hand.tap hand.thumbsup.fill
    icloud.fill icloud.slash infinity internaldrive ipad iphone.slash ladybug.fill leaf
    line.3.horizontal.decrease.circle.fill list.bullet.rectangle list.bullet.rectangle.portrait
    magnifyingglass.circle message.fill mic moon note.text paintpalette.fill pause.circle person.2
    photo.circle.fill photo.on.rectangle play.rectangle.on.rectangle plus.bubble qrcode.viewfinder
    rays rectangle.and.text.magnifyingglass rectangle.compress.vertical rectangle.expand.vertical
    rectangle.stack.fill shippingbox.fill sun.max text.alignleft text.badge.minus text.document
    text.page tray.fill waveform.path x.circle x.circle.fill hourglass.bottomhalf.fill
    hourglass.tophalf.fill arrow.2.squarepath hand.draw.fill puzzlepiece.extension headphones
    tray.and.arrow.down.fill largecircle.fill.circle syringe.fill bird hare list.bullet.indent
    xmark.app arrow.circlepath box.truck clock.arrow.2.circlepath control gamecontroller.fill
    location.north.fill applewatch.radiowaves.left.and.right
    arrow.trianglehead.2.clockwise.rotate.90 bird.circle book.fill clear cloud.slash die.face.5
    music.mic pause plus.square rectangle.grid.2x2 tray.full.fill arrow.right.circle
    arrow.trianglehead.2.clockwise bubble.left.and.text.bubble.right building.columns bus
    chart.bar cross.vial.fill dice.fill doc.on.clipboard doc.text.image dot.radiowaves.right
    hand.raised icloud.and.arrow.down.fill link.circle.fill lock.rotation
    network.badge.shield.half.filled questionmark.app rectangle rectangle.stack.badge.plus
    rotate.left sensor.tag.radiowaves.forward.fill star.circle.fill star.slash.fill target
    text.book.closed umbrella.fill wallet.pass waveform.path.ecg.rectangle xmark.square.fill
    applelogo arrow.down.circle.dotted arrow.down.circle.fill arrow.down.to.line
    arrow.left.and.right arrow.right.to.line arrow.right.to.line.alt
    arrow.trianglehead.turn.up.right.diamond arrowtriangle.down.fill aspectratio
    badge.plus.radiowaves.right bolt.horizontal.circle bubble.left bubble.left.and.bubble.right
    bus.fill calendar.badge.clock.rtl checklist checkmark.diamond chevron.down.circle
    circle.grid.2x2 crop.rotate cube cube.box cup.and.saucer delete.left.fill doc.fill
    doc.viewfinder document.badge.clock exclamationmark.octagon film.stack flip.horizontal
    folder.badge.magnifyingglass gamecontroller globe.europe.africa.fill highlighter info
    location.circle location.slash lock.shield macbook.and.iphone memories.badge.plus
    mountain.2.fill person.badge.key person.crop.circle.badge.exclamationmark
    person.fill.badge.plus phone.fill photo.stack plus.rectangle.portrait poweroutlet.type.b.fill
    questionmark.square.dashed record.circle rectangle.inset.filled rectangle.on.rectangle
    rectangle.slash rectangle.split.2x1 scope speaker speaker.fill speaker.wave.3.fill
    square.grid.2x2.fill square.stack.3d.forward.dottedline.fill square.text.square stopwatch
    tag.slash text.page.badge.magnifyingglass trophy wake waveform.circle.fill 1.magnifyingglass
    1.square.fill 2.square.fill 3.circle.fill 3.square.fill 4.square.fill 5.square.fill
    alternatingcurrent app.badge app.fill app.grid apple.logo applewatch applewatch.slash
    apps.iphone archivebox.badge.plus arrow.2.circlepath.circle arrow.clockwise.circle.fill
    arrow.down.document arrow.down.forward arrow.down.to.line.compact
    arrow.left.and.line.vertical.and.arrow.right
    arrow.left.and.right.righttriangle.left.righttriangle.right arrow.left.and.right.square
    arrow.left.circle arrow.right.square arrow.swap arrow.triangle.2.circlepath.circle
    arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
    arrow.trianglehead.clockwise arrow.turn.down.left arrow.turn.down.right arrow.turn.right.down
    arrow.turn.up.right arrow.up.and.down.righttriangle.up.righttriangle.down
    arrow.up.and.down.text.horizontal arrow.up.doc.on.clipboard arrow.up.forward.app
    arrow.up.forward.square arrow.up.left.and.down.right.magnifyingglass arrow.up.to.line
    arrow.up.to.line.compact arrow.uturn.backward.circle.fill arrow.uturn.left.circle.fill
    arrow.uturn.right arrowshape.left arrowshape.right arrowshape.turn.up.left.circle.fill
    arrowtriangle.down.circle arrowtriangle.left.circle
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.up.circle
    aspectratio.fill backward.end battery.100 beach.umbrella bell.and.waves.left.and.right
    bell.badge bell.square.fill bicycle.circle.fill bolt.square.fill
    bolt.trianglebadge.exclamationmark.fill bookmark.badge.plus bookmark.slash.fill bubble.right
    bubbles.and.sparkles calendar.badge.checkmark calendar.badge.questionmark calendar.circle
    camera.circle camera.macro.circle camera.metering.none camera.viewfinder capsule.fill car
    car.side.lock.open cart cart.fill cellularbars character character.book.closed
    character.textbox chart.line.downtrend.xyaxis chart.pie chart.pie.fill checkmark.icloud
    chevron.compact.down circle.dashed circle.grid.2x2.fill circle.grid.cross.left.filled
    circle.lefthalf.filled circle.righthalf.filled circle.slash clear.fill clipboard
    clock.arrow.trianglehead.counterclockwise.rotate.90 cloud.fill cloud.fog.fill cloud.moon.fill
    cloud.sleet.fill cloud.snow.fill coloncurrencysign.square.fill command.square
    contextualmenu.and.cursorarrow creditcard.fill cross.vial crown.fill cube.fill
    cube.transparent.fill cylinder.split.1x2 delete.left desktopcomputer display
    doc.plaintext.fill document document.badge.plus dollarsign drop.circle drop.triangle.fill
    eject.fill ellipsis.circle.fill ellipsis.message.fill envelope.circle exclamationmark
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 exclamationmark.bubble.fill
    exclamationmark.octagon.fill externaldrive.badge.plus eye.slash.fill faceid faxmachine
    figure.and.child.holdinghands figure.wave figure.wave.circle flag.checkered flask.fill
    folder.badge.minus folder.circle folder.circle.fill fork.knife.circle forward.end
    gauge.with.dots.needle.bottom.50percent.badge.plus gear.circle.fill globe.europe.africa
    gobackward.10 gobackward.15 goforward.10 goforward.30 hand.draw hand.tap.fill hand.thumbsdown
    hand.thumbsdown.fill hand.thumbsup hand.wave.fill heart.circle.fill heart.text.square.fill
    hifispeaker house.circle icloud icloud.and.arrow.down icloud.and.arrow.up.fill
    info.square.fill ipad.and.iphone ipad.homebutton iphone.homebutton
    iphone.radiowaves.left.and.right key.fill keyboard.fill keyboard.onehanded.left
    keyboard.onehanded.left.fill ladybug laptopcomputer.trianglebadge.exclamationmark
    lightbulb.fill lightspectrum.horizontal line.horizontal.3.decrease
    line.horizontal.3.decrease.circle.fill list.and.film list.bullet.clipboard.fill
    list.bullet.rectangle.fill list.bullet.rectangle.portrait.fill list.number list.star
    location.circle.fill location.fill.viewfinder location.square lock.circle lock.open logo.xbox
    macbook macmini macwindow.badge.plus mappin.circle mappin.circle.fill mappin.slash medal.fill
    minus.magnifyingglass minus.square.fill moon.circle.fill moon.stars.fill multiply
    music.note.tv paintbrush.pointed party.popper pause.circle.fill pause.rectangle
    pencil.and.list.clipboard pencil.and.outline pencil.and.scribble pencil.circle.fill
    person.2.slash person.3.sequence person.and.arrow.left.and.arrow.right person.badge.clock
    person.crop.circle.badge.checkmark person.crop.circle.badge.moon
    person.crop.circle.badge.xmark.fill person.crop.circle.dashed
    """
}
