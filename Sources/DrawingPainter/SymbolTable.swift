// Made by Scripts/make-symbols, from which pages have theirs.

/// The glyphs of symbols on a grid of 16 by 16.
enum SymbolTable {
    /// A glyph in each line, and the names of symbols that it stands for.
    static let names = """
        airport airplane airplane.arrival airplane.departure
        arrow-down-line arrow.down
        arrow-left arrow.backward arrow.left
        arrow-right arrow.forward arrow.right
        arrow-up location.north location.north.line
        arrow-up-line arrow.up
        art paintpalette
        atm banknote creditcard
        bag bag handbag
        bakery birthday.cake
        bank dollarsign.circle eurosign.circle
        bar wineglass
        bars chart.bar
        bed bed.double
        bell bell
        bicycle bicycle figure.outdoor.cycle scooter
        binoculars binoculars
        bolt bolt
        book book
        bubble bubble message quote.bubble text.bubble
        building building building.2
        bus bus bus.doubledecker
        cable-car cablecar
        cafe cup.and.saucer mug
        calendar calendar
        camera camera photo
        camp tent
        car car car.front.waves.up
        cart cart
        charging bolt.car ev.charger
        check checkmark
        chevron-down chevron.down
        chevron-left chevron.backward chevron.left
        chevron-right chevron.forward chevron.right
        chevron-up chevron.up
        cinema film popcorn
        clock clock timer
        clothes tshirt
        cloud cloud icloud smoke
        cloud-bolt cloud.bolt cloud.sun.bolt
        cloud-fog cloud.fog sun.dust sun.haze
        cloud-rain cloud.drizzle cloud.heavyrain cloud.moon.rain cloud.rain cloud.sun.rain
        cloud-snow cloud.hail cloud.sleet cloud.snow
        cloud-sun cloud.moon cloud.sun
        compass safari
        cross multiply x.circle xmark
        cube cube view.3d
        doctor stethoscope
        document doc document
        dot circle.fill
        eye eye
        face face face.smiling
        fast-food takeoutbag.and.cup.and.straw
        ferry ferry sailboat
        fire flame
        flag bookmark flag flag.checkered
        folder folder
        forward forward
        fuel fuelpump
        gauge barometer gauge speedometer
        gear gear gearshape
        gift gift tag
        globe globe globe.americas globe.asia.australia globe.europe.africa
        graduation graduationcap
        graph chart.line.uptrend.xyaxis chart.xyaxis.line
        hairdresser scissors
        heart heart
        hospital cross cross.case
        house house
        info info info.circle
        layers square.3.layers.3d square.stack.3d.up
        leaf leaf
        leave rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
        library books.vertical
        link link
        list line.3.horizontal list.bullet
        location location.circle.fill location.fill
        location-line location location.circle location.slash
        lock lock
        mall storefront
        map map
        microphone mic
        minus minus
        moon moon
        more ellipsis
        mountain mountain.2
        music music.note
        needle mappin mappin.and.ellipse pin
        paper-plane paperplane
        parking parkingsign
        path point.bottomleft.forward.to.point.topright.scurvepath point.topleft.down.to.point.bottomright.curvepath road.lanes
        pause pause
        paw pawprint
        pencil pencil square.and.pencil
        person figure.wave person person.2 person.3
        pharmacy pills
        phone phone
        pin mappin.circle
        play arrowtriangle.forward arrowtriangle.right play
        playground beach.umbrella umbrella
        plus plus
        police shield
        post envelope
        question questionmark
        railway train.side.front.car
        rectangle rectangle
        reload arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath
        restaurant fork.knife
        rewind backward
        ring circle
        ruler ruler
        scope dot.scope scope target
        search magnifyingglass
        share square.and.arrow.up
        sliders line.3.horizontal.decrease slider.horizontal.3
        snow snow snowflake wind.snow
        sparkles sparkles
        speaker speaker
        sport dumbbell soccerball sportscourt tennis.racket
        square square
        star star
        stop square.fill stop
        subway tram.fill.tunnel
        sun sun
        sunrise sunrise sunset
        supermarket basket
        swap arrow.left.arrow.right arrow.up.arrow.down
        swimming figure.pool.swim
        theatre theatermasks
        thermometer thermometer
        thumb hand.thumbsup
        toilets toilet
        townhall building.columns
        tram lightrail tram
        trash trash
        tree tree
        triangle arrowtriangle.up triangle
        triangle-down arrowtriangle.down
        triangle-left arrowtriangle.backward arrowtriangle.left
        trophy medal trophy
        truck truck.box
        turn-left arrow.turn.up.left
        turn-right arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.diamond arrow.turn.right.up arrow.turn.up.right
        u-turn arrow.uturn.down arrow.uturn.left arrow.uturn.right
        walk figure.hiking figure.run figure.walk
        warning exclamationmark exclamationmark.triangle
        water drop humidity water.waves
        wheelchair figure.roll
        wifi antenna.radiowaves.left.and.right wifi
        wind hurricane tornado wind
        """

    /// A part of a glyph in each line: the glyph, the kind of part, and its path as SVG writes it.
    static let glyphs = """
        airport fill M8 2c.6 0 1 .6 1 1.4v3.2l4.7 2.9v1.3L9 9.5v2.6l1.5 1.1v1L8 13.5l-2.5.7v-1L7 12.1V9.5l-4.7 1.3V9.5L7 6.6V3.4C7 2.6 7.4 2 8 2z
        arrow-down-line bold M8 2.6v10M4 8.8l4 4 4-4
        arrow-left bold M13.4 8h-10M7.2 4l-4 4 4 4
        arrow-right bold M2.6 8h10M8.8 4l4 4-4 4
        arrow-up fill M8 1.8l4.8 12L8 11l-4.8 2.8z
        arrow-up-line bold M8 13.4v-10M4 7.2l4-4 4 4
        art line M2.9 3.6h10.2v8.8H2.9zM4.6 10.8L7 8l1.8 1.9 1.3-1.3 1.4 2.2
        art fill M9.2 6.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z
        atm line M2.8 4h10.4M4.9 4v8.6h6.2V4M8 6.4v3.6
        bag fill M3.4 5.4h9.2l.8 8.6H2.6z
        bag line M5.6 7V4.4a2.4 2.4 0 0 1 4.8 0V7
        bakery fill M2.6 9.6C2.6 6.4 5 4.4 8 4.4s5.4 2 5.4 5.2c0 1-.6 1.7-1.5 1.7H4.1c-.9 0-1.5-.7-1.5-1.7z
        bakery slit M5.6 6.6v2.2M8 6v2.2M10.4 6.6v2.2
        bank line M2.4 4.7h11.2v6.6H2.4z
        bank fill M6.1 8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z
        bar line M3.5 3.6h9L8 8.6zM8 8.6v4M5.7 12.8h4.6
        bars fill M2.4 8.6h2.8V14H2.4zM6.6 5h2.8v9H6.6zM10.8 2h2.8v12h-2.8z
        bed line M2 12.6V4M2 10.4h12v2.2M14 10.4V8.6a2 2 0 0 0-2-2H7v3.8
        bed fill M3.1000000000000005 7.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z
        bell fill M8 1.8c2.6 0 4.2 1.9 4.2 4.4v3l1.4 2.4H2.4l1.4-2.4v-3c0-2.5 1.6-4.4 4.2-4.4zM6.4 12.6h3.2a1.6 1.6 0 0 1-3.2 0z
        bicycle line M2.0 10.2a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zM9.600000000000001 10.2a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zM4.2 10.2L6.6 6h3.6l1.6 4.2M6.6 6L8 10.2 10.2 6M5.7 5.9h1.7M9.8 4.2h1.4
        binoculars fill M1.7999999999999998 10.6a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM8.600000000000001 10.6a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM5 3h2v6H3.4zM11 3H9v6h3.6zM6.6 6h2.8v2H6.6z
        bolt fill M9.4 1.4L3.6 9h3.8l-.8 5.6L12.4 7H8.6z
        book fill M2 3h5.2l.8.8.8-.8H14v10H9l-1 .8-1-.8H2z
        book slit M8 4.4v8.8
        bubble fill M2 3h12v8H7.4L4.4 14v-3H2z
        building fill M4 2h8v12.2H4z
        building cut M5.8 4h1.6v1.6H5.8zM8.6 4h1.6v1.6H8.6zM5.8 7h1.6v1.6H5.8zM8.6 7h1.6v1.6H8.6zM7 10.6h2v3.6H7z
        bus fill M3.4 4.6A1.7 1.7 0 0 1 5.1 2.9h5.8a1.7 1.7 0 0 1 1.7 1.7v6.9H3.4zM4.2 11h2v2.1h-2zM9.8 11h2v2.1h-2z
        bus cut M4.7 4.7h6.6v3.2H4.7z
        cable-car line M2.4 4.6l11.2-2M8 3.6v3
        cable-car fill M4.3 6.6h7.4v4.9a1.2 1.2 0 0 1-1.2 1.2h-5a1.2 1.2 0 0 1-1.2-1.2z
        cable-car slit M5 9.3h6
        cafe fill M3.4 6h7.8v3.4A3.4 3.4 0 0 1 7.8 12.8H6.8A3.4 3.4 0 0 1 3.4 9.4z
        cafe line M11.2 6.8h.9a1.5 1.5 0 0 1 0 3h-1.1M5.9 2.8v1.4M8.7 2.8v1.4
        calendar line M2.6 3.6h10.8v10H2.6zM2.6 6.4h10.8M5.4 2v2.4M10.6 2v2.4
        camera fill M2 5h3l1-1.6h4L11 5h3v7.6H2z
        camera cut M5.8 8.6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z
        camp fill M8 3.2l5.6 9.6H9.9L8 9.2l-1.9 3.6H2.4z
        car fill M2.9 8.8l1.2-3.4a1.6 1.6 0 0 1 1.5-1.1h4.8a1.6 1.6 0 0 1 1.5 1.1l1.2 3.4v3.9h-2v-1.3H4.9v1.3h-2z
        car cut M4.9 7.9l.8-2.2h4.6l.8 2.2z
        cart line M1.6 3h2l1.8 7.4h6.4L13.4 5H4.2
        cart fill M5.0 13a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM9.8 13a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z
        charging fill M9.2 2.3L3.8 9h3.4l-.6 4.7 5.6-7H8.7z
        check bold M3 8.6l3.4 3.6L13 4.4
        chevron-down bold M3.2 6L8 10.8 12.8 6
        chevron-left bold M10 3.2L5.2 8l4.8 4.8
        chevron-right bold M6 3.2L10.8 8 6 12.8
        chevron-up bold M3.2 10L8 5.2l4.8 4.8
        cinema fill M2.6 4.4h7.2v7.2H2.6zM10.6 7l2.8-1.9v5.8L10.6 9z
        clock line M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM8 4.4V8l2.4 1.6
        clothes fill M5.6 3.2L2.4 5.4l1.4 2.4 1-.6V13h6.4V7.2l1 .6 1.4-2.4-3.2-2.2C9.8 4.2 9 4.6 8 4.6s-1.8-.4-2.4-1.4z
        cloud fill M4.6 12.6a3.2 3.2 0 0 1-.5-6.4 4.2 4.2 0 0 1 8-.6 3.5 3.5 0 0 1-.5 7z
        cloud-bolt fill M4.8 9.4a2.6 2.6 0 0 1-.4-5.2 3.6 3.6 0 0 1 6.9-.5 2.9 2.9 0 0 1-.3 5.7zM8.8 10L6 13h1.8l-.6 2.4L10 12H8.2z
        cloud-fog fill M4.8 9.4a2.6 2.6 0 0 1-.4-5.2 3.6 3.6 0 0 1 6.9-.5 2.9 2.9 0 0 1-.3 5.7z
        cloud-fog line M3.4 11.4h9.2M5 13.6h6
        cloud-rain fill M4.8 9.4a2.6 2.6 0 0 1-.4-5.2 3.6 3.6 0 0 1 6.9-.5 2.9 2.9 0 0 1-.3 5.7z
        cloud-rain line M5.4 11.2l-.8 2.4M8.4 11.2l-.8 2.4M11.4 11.2l-.8 2.4
        cloud-snow fill M4.8 9.4a2.6 2.6 0 0 1-.4-5.2 3.6 3.6 0 0 1 6.9-.5 2.9 2.9 0 0 1-.3 5.7zM4.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM7.1 13.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM10.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0z
        cloud-sun fill M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z
        cloud-sun line M5 .9v1M.9 5h1M2.1 2.1l.7.7M7.9 2.1l-.7.7
        cloud-sun fill M6.6 13.6a2.7 2.7 0 0 1-.4-5.4 3.6 3.6 0 0 1 6.9-.4 3 3 0 0 1-.5 5.8z
        compass line M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z
        compass fill M11 5L9 9 5 11l2-4z
        cross bold M3.8 3.8l8.4 8.4M12.2 3.8l-8.4 8.4
        cube line M8 1.8l5.4 3v6.4L8 14.2l-5.4-3V4.8zM2.6 4.8L8 7.8l5.4-3M8 7.8v6.4
        doctor line M2.4 8.4h2.7l1.5-3.8 2.5 7.2 1.5-3.4h3
        document line M4 1.8h5l3 3v9.4H4zM9 1.8v3h3
        dot fill M3.8 8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0z
        eye line M1.6 8C3.4 5 5.6 3.6 8 3.6S12.6 5 14.4 8c-1.8 3-4 4.4-6.4 4.4S3.4 11 1.6 8z
        eye fill M6 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z
        face line M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM5.2 9.4c1.4 2 4.2 2 5.6 0
        face fill M4.8999999999999995 6.4a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0zM9.299999999999999 6.4a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0z
        fast-food fill M3 7C3 4.7 5.2 3.4 8 3.4S13 4.7 13 7zM3 10.9h10v.4a1.7 1.7 0 0 1-1.7 1.7H4.7A1.7 1.7 0 0 1 3 11.3z
        fast-food line M3 9h10
        ferry fill M2.4 8.6h11.2L12 12.3c-1 .2-1.7-.2-2.3-.6-1 .8-2.4.8-3.4 0-.6.4-1.3.8-2.3.6zM4.5 5h7v2.8h-7zM6.9 2.7h2.2v1.6H6.9z
        fire fill M8.4 2.2c.4 2.1 3.6 3.7 3.6 7a4 4 0 0 1-4 4.3 4 4 0 0 1-4-4.3c0-1.7 1-2.7 1.8-3.5.1 1 .5 1.7 1.2 1.9-.2-1.9.1-4 1.4-5.4z
        flag line M4 14.2V2.4
        flag fill M4 2.6h8.6l-2 3 2 3H4z
        folder fill M1.8 3.4h4.4l1.4 1.6h6.6v8H1.8z
        forward fill M1.8 3l6 5-6 5zM8 3l6 5-6 5z
        fuel fill M3.4 3h6v10h-6z
        fuel cut M4.8 4.5H8v2.4H4.8z
        fuel line M9.4 7.8h.8a1.1 1.1 0 0 1 1.1 1.1v2a1 1 0 0 0 2 0V6.4l-1.7-1.8
        gauge line M2.8 12.4a6 6 0 1 1 10.4 0M8 9l2.8-3.6
        gauge fill M6.8 9a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z
        gear line M5.8 8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zM3.2 8a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0z
        gear bold M8 1.6v1.6M8 12.8v1.6M1.6 8h1.6M12.8 8h1.6M3.5 3.5l1.1 1.1M11.4 11.4l1.1 1.1M12.5 3.5l-1.1 1.1M4.6 11.4l-1.1 1.1
        gift fill M2.8 5.6h10.4v2.2H2.8zM3.6 8.6h8.8V13H3.6z
        gift line M8 5.4C6 5.4 5 4.6 5.4 3.6S7.4 3 8 5.4C8.6 3 10.2 2.6 10.6 3.6S10 5.4 8 5.4
        gift slit M8 6v7
        globe line M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM2 8h12M8 2c-4.4 3.4-4.4 8.6 0 12M8 2c4.4 3.4 4.4 8.6 0 12
        graduation fill M8 3l7 3.2-7 3.2-7-3.2zM4 8.6l4 1.8 4-1.8v3L8 13.4l-4-1.8z
        graph line M2.4 2v11.6H14M4.6 10.6l3-3.2 2.2 1.8L13.6 4
        hairdresser line M3.2 11.3a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0 -3.0 0zM9.8 11.3a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0 -3.0 0zM5.6 10.1L11 3M10.4 10.1L5 3
        heart fill M8 13C4.4 10.4 2.6 8.5 2.6 6.2a2.8 2.8 0 0 1 5.4-1 2.8 2.8 0 0 1 5.4 1C13.4 8.5 11.6 10.4 8 13z
        hospital fill M6.5 3h3v3.5H13v3H9.5V13h-3V9.5H3v-3h3.5z
        house fill M8 2l6.4 5.8h-1.8V14H9.6v-3.8H6.4V14H3.4V7.8H1.6z
        info bold M8 7.2v4.8
        info fill M6.8 4.2a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z
        layers line M8 2.4l6 3.2-6 3.2-6-3.2zM2.4 9l5.6 3L13.6 9
        leaf fill M13.6 2.4C7 2.4 3 5 3 9.4c0 1 .3 1.9.8 2.6L2.4 13.6l1 1 1.6-1.6c.7.4 1.5.6 2.4.6 4.4 0 6.2-4.6 6.2-11.2z
        leave line M9 2.6H3v10.8h6M6.6 8h7M11 5.2L13.8 8 11 10.8
        library fill M8 4.6C6.6 3.6 4.8 3.3 2.6 3.5v8.3c2.2-.2 4 .1 5.4 1.1 1.4-1 3.2-1.3 5.4-1.1V3.5c-2.2-.2-4 .1-5.4 1.1z
        library slit M8 5v7.6
        link line M6.4 9.6l3.2-3.2M7.6 4.6l1.8-1.8a2.7 2.7 0 0 1 3.8 3.8L11.4 8.4M8.4 11.4l-1.8 1.8a2.7 2.7 0 0 1-3.8-3.8l1.8-1.8
        list bold M5.6 4h8M5.6 8h8M5.6 12h8
        list fill M1.7999999999999998 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM1.7999999999999998 8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM1.7999999999999998 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z
        location fill M14 2L9.2 14 7.6 8.4 2 6.8z
        location-line line M13.4 2.6L9.4 12.8 7.9 8.1 3.2 6.6z
        lock fill M3.4 7h9.2v7H3.4z
        lock line M5.4 7V4.8a2.6 2.6 0 0 1 5.2 0V7
        mall fill M3 3.4h10l1 3.1a1.6 1.6 0 0 1-3 .5 1.7 1.7 0 0 1-3 0 1.7 1.7 0 0 1-3 0 1.6 1.6 0 0 1-3-.5zM3.8 8.6h8.4V13H3.8z
        mall cut M6.6 10h2.8v3H6.6z
        map line M2 4.4l4-1.6 4 1.6 4-1.6v8.8l-4 1.6-4-1.6-4 1.6zM6 2.8v8.8M10 4.4v8.8
        microphone fill M8 1.6a2.2 2.2 0 0 1 2.2 2.2v3.6a2.2 2.2 0 0 1-4.4 0V3.8A2.2 2.2 0 0 1 8 1.6z
        microphone line M3.8 7.6a4.2 4.2 0 0 0 8.4 0M8 11.8v2.4
        minus bold M3 8h10
        moon fill M12.8 10.4A5.6 5.6 0 0 1 6 2.8a5.8 5.8 0 1 0 6.8 7.6z
        more fill M2.0999999999999996 8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM6.7 8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM11.299999999999999 8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z
        mountain fill M1.4 13.4L6.2 4.6l2.4 4 1.6-2.2 4.4 7z
        music fill M3.3 11.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM9.3 10.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z
        music line M6.4 11.4V4.2l6-1.2v7.4
        needle fill M5.3 4.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z
        needle line M8 6.8v7.4
        paper-plane fill M14.4 1.6L1.6 7l4.2 1.8 6-5L7 9.6v4.2l2.2-3 3 1.4z
        parking bold M6 13V3.4h2.7a2.7 2.7 0 0 1 0 5.4H6
        path line M4.4 12.4h5a2.4 2.4 0 0 0 0-4.8h-3a2.4 2.4 0 0 1 0-4.8h4.2
        path fill M1.4 12.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM10.6 2.8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z
        pause fill M4 2.8h2.8v10.4H4zM9.2 2.8H12v10.4H9.2z
        paw fill M2.5999999999999996 7.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM5.0 4.7a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM8.2 4.7a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM10.799999999999999 7.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z
        paw fill M8 7.6c1.7 0 3.6 2.1 3.6 3.8 0 1.1-.9 1.6-1.8 1.3-1.2-.3-2.4-.3-3.6 0-.9.3-1.8-.2-1.8-1.3C4.4 9.7 6.3 7.6 8 7.6z
        pencil line M3 13l.7-3L11 2.7l2.3 2.3L6 12.3zM9.4 4.3l2.3 2.3
        person fill M5.2 4.8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM2.8 14c0-3.2 2.2-5.2 5.2-5.2s5.2 2 5.2 5.2z
        pharmacy fill M3.4 9.4l6-6a2.250 2.250 0 0 1 3.2 3.2l-6 6a2.250 2.250 0 0 1-3.2-3.2z
        pharmacy slit M6.3 6.5l3.2 3.2
        phone fill M4.6 2.7l2 .4.7 2.7-1.4 1.3c.7 1.4 1.6 2.3 3 3l1.3-1.4 2.7.7.4 2c0 1.2-1 1.9-2.1 1.8C6.4 12.8 3.2 9.6 2.8 4.8 2.7 3.7 3.4 2.7 4.6 2.7z
        pin fill M8 1.6a4.6 4.6 0 0 1 4.6 4.6c0 3.3-3.2 5.6-4.6 8.2C6.6 11.8 3.4 9.5 3.4 6.2A4.6 4.6 0 0 1 8 1.6z
        pin cut M6.3 6.2a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z
        play fill M4 2.4l9 5.6-9 5.6z
        playground line M2.8 13L5.2 3.2h5.6L13.2 13M6.7 3.4v6M9.3 3.4v6M6.2 9.6h3.6
        plus bold M8 3v10M3 8h10
        police fill M8 2.3l5 1.7v3.7c0 3.1-2.1 5.1-5 6.1-2.9-1-5-3-5-6.1V4z
        police slit M5.9 8l1.5 1.6 2.8-3.2
        post line M2.6 4.3h10.8v7.4H2.6zM2.8 4.7L8 8.9l5.2-4.2
        question line M5.6 6a2.4 2.4 0 1 1 3.6 2.1C8.3 8.7 8 9.1 8 10.2
        question fill M7 12.6a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z
        railway fill M3.8 4.8a2 2 0 0 1 2-2h4.4a2 2 0 0 1 2 2v4.5a2 2 0 0 1-2 2H5.8a2 2 0 0 1-2-2z
        railway line M5.6 11.4l-1.5 1.9M10.4 11.4l1.5 1.9
        railway cut M5.2 4.7h5.6v2.7H5.2z
        railway cut M5.2 9.3a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0zM9.2 9.3a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0z
        rectangle line M2 4h12v8H2z
        reload bold M13 8a5 5 0 1 1-1.6-3.7M11.6 1.6v3h-3
        restaurant line M4.4 3v3.4a1.7 1.7 0 0 0 3.4 0V3M6.1 3v10M11.4 13V3c-1.7 1-2.1 3.2-2.1 5.4h2.1
        rewind fill M14.2 3l-6 5 6 5zM8 3L2 8l6 5z
        ring line M2.4000000000000004 8a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0z
        ruler line M1.8 10.6l8.8-8.8 3.6 3.6-8.8 8.8zM4.4 8l1.4 1.4M6.6 5.8L8 7.2M8.8 3.6l1.4 1.4
        scope line M3 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM8 1.4v3.2M8 11.4v3.2M1.4 8h3.2M11.4 8h3.2
        search bold M2.5999999999999996 6.8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0zM10 10l3.8 3.8
        share line M4 7.4v6h8v-6M8 10V2.2M5.4 4.6L8 2.2l2.6 2.4
        sliders line M2 5h12M2 11h12
        sliders fill M3.5999999999999996 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM8.4 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z
        snow line M8 1.8v12.4M2.6 4.9l10.8 6.2M13.4 4.9L2.6 11.1M6.4 2.8L8 4.2l1.6-1.4M6.4 13.2L8 11.8l1.6 1.4
        sparkles fill M6.6 3.2L8 6.8l3.6 1.4L8 9.6l-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4zM12.4 1.2l.7 1.7 1.7.7-1.7.7-.7 1.7-.7-1.7-1.7-.7 1.7-.7z
        speaker fill M2 6h2.4L8 3v10L4.4 10H2z
        speaker line M10.2 6a3 3 0 0 1 0 4M12 4.2a5.4 5.4 0 0 1 0 7.6
        sport line M3 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z
        sport fill M8 5.6l2.3 1.7-.9 2.7H6.6l-.9-2.7z
        square line M2.8 2.8h10.4v10.4H2.8z
        star fill M8 1.8l1.9 4 4.3.5-3.2 3 .9 4.3L8 11.5l-3.9 2.1.9-4.3-3.2-3 4.3-.5z
        stop fill M3.6 3.6h8.8v8.8H3.6z
        subway bold M3.3 12V4.4L8 9.6l4.7-5.2V12
        sun fill M5 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z
        sun bold M8 1.6v1.6M8 12.8v1.6M1.6 8h1.6M12.8 8h1.6M3.5 3.5l1.2 1.2M11.3 11.3l1.2 1.2M12.5 3.5l-1.2 1.2M4.7 11.3l-1.2 1.2
        sunrise fill M4 12a4 4 0 0 1 8 0z
        sunrise line M1.6 13.4h12.8M8 3v2.8M2.8 7l1.8 1.4M13.2 7l-1.8 1.4
        supermarket line M2.4 3.6h1.7l1.5 6.4h6l1.3-4.6H4.6
        supermarket fill M5.4 12.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM9.8 12.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z
        swap bold M5 13V3M2.4 5.6L5 3l2.6 2.6M11 3v10M8.4 10.4L11 13l2.6-2.6
        swimming fill M9.8 5a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0 -3.0 0z
        swimming line M3.6 8.2L7.4 5l2.6 3.2M2.4 10c1.2 0 1.6.9 2.8.9S6.8 10 8 10s1.6.9 2.8.9 1.6-.9 2.8-.9M2.4 12.7c1.2 0 1.6.9 2.8.9s1.6-.9 2.8-.9 1.6.9 2.8.9 1.6-.9 2.8-.9
        theatre fill M3.8 3.4c2.8.9 5.6.9 8.4 0v4.9c0 2.9-2.1 4.7-4.2 5.3-2.1-.6-4.2-2.4-4.2-5.3z
        theatre slit M5.7 6.7h1.2M9.1 6.7h1.2M6 9.4c1.1 1.2 2.9 1.2 4 0
        thermometer line M6.4 9.4V3.6a1.6 1.6 0 0 1 3.2 0v5.8a3 3 0 1 1-3.2 0zM8 6.4v5
        thermometer fill M6.5 11.8a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0 -3.0 0z
        thumb fill M2 7h2.6v6.6H2zM5.4 7l3-5.2c1 0 1.6.7 1.4 1.8L9.4 6h3.2c.9 0 1.4.8 1.2 1.6l-1.2 4.8c-.2.8-.8 1.2-1.6 1.2H5.4z
        toilets fill M3.5 3.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM3.1 5.6h3.4v4H5.8V13h-2V9.6h-.7z
        toilets fill M9.899999999999999 3.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM10 5.6h2.4l1.2 4.2h-1.2V13h-2.4V9.8H8.8z
        townhall fill M2.9 7.4h10.2V13H2.9zM7.3 2.3h3.5l-.9 1.1.9 1.1H8.5v3H7.3z
        townhall slit M5.2 9v2.2M10.8 9v2.2M8 9.4V13
        tram fill M4.4 5h7.2l.7 6.7H3.7z
        tram line M8 5V3M5.6 2.9h4.8M5 13.5l.8-1.2M11 13.5l-.8-1.2
        tram cut M5.6 6.3h4.8l.2 2.5H5.4z
        trash line M3 4.4h10M6 4.4V2.8h4v1.6M4.2 4.4l.6 9h6.4l.6-9M6.8 7v4M9.2 7v4
        tree fill M8 1.6l4 5h-1.8l3 4.2H9v3.6H7v-3.6H2.8l3-4.2H4z
        triangle fill M8 2.2l6.6 11.6H1.4z
        triangle-down fill M1.4 2.2h13.2L8 13.8z
        triangle-left fill M12 2.4L3 8l9 5.6z
        trophy fill M4.6 2h6.8v4.4a3.4 3.4 0 0 1-2.6 3.3v2.1h2v2H5.2v-2h2V9.7a3.4 3.4 0 0 1-2.6-3.3z
        trophy line M4.6 3.4H2.4c0 2.4.8 3.6 2.4 4M11.4 3.4h2.2c0 2.4-.8 3.6-2.4 4
        truck fill M1.4 4h8v7h-8zM10 6h2.6l2 2.6V11H10zM2.9000000000000004 12a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0 -3.0 0zM10.1 12a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0 -3.0 0z
        turn-left bold M11.6 13.6V8.4a2 2 0 0 0-2-2h-6M6.6 3.2L3.4 6.4l3.2 3.2
        turn-right bold M4.4 13.6V8.4a2 2 0 0 1 2-2h6M9.4 3.2l3.2 3.2-3.2 3.2
        u-turn bold M11.6 13.6V6.8a3.2 3.2 0 0 0-6.4 0V12M2.6 9.6L5.2 12.2l2.6-2.6
        walk fill M7.5 2.8a1.5 1.5 0 1 0 3.0 0a1.5 1.5 0 1 0 -3.0 0z
        walk bold M8.6 5.4L7.4 9.4l2.4 1.8.6 3M7.2 9.8L5.4 14M8.6 5.6L5.6 7.2 5 9.2M9 6l1.4 2 2 .6
        warning fill M8 1.8l6.8 12H1.2z
        warning cut M7.3 6h1.4v4H7.3zM7.3 11h1.4v1.4H7.3z
        water fill M8 2.4c2.1 2.8 4 4.6 4 7.1a4 4 0 0 1-8 0c0-2.5 1.9-4.3 4-7.1z
        wheelchair fill M5.0 2.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z
        wheelchair line M6.6 4.6v4.2h4l1.8 4M6.6 6.4h3.4M5 7.4a3.6 3.6 0 1 0 4.8 4.6
        wifi line M2 6.6a8.6 8.6 0 0 1 12 0M4.4 9a5.2 5.2 0 0 1 7.2 0
        wifi fill M6.6 11.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z
        wind line M2 6.4h7.2a2 2 0 1 0-2-2M2 9h10a2 2 0 1 1-2 2M2 11.6h4.4
        """
}
