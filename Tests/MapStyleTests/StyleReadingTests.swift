import MapGeometry
import MapStyle
import Testing

/// What becomes of a document's parts.
struct StyleReadingTests {
    private func style(_ members: String) throws -> Style {
        try Style(
            json: Array(
                #"{"version": 8, "sources": {"v": {"type": "vector", "url": "u"}}, \#(members)}"#
                    .utf8))
    }

    private func layer(_ members: String) throws -> Style {
        try style(#""layers": [{"id": "a", "source": "v", "source-layer": "s", \#(members)}]"#)
    }

    @Test func `a document of which nothing can be drawn is refused`() {
        for (text, message) in [
            ("[]", "object expected, array found"), ("{}", #"missing required property "version""#),
            (#"{"version": 7}"#, "version: expected one of [8], 7 found"),
            (#"{"version": 8}"#, #"missing required property "sources""#),
            (#"{"version": 8, "sources": {}}"#, #"missing required property "layers""#),
            (
                #"{"version": 8, "sources": {}, "layers": {}}"#,
                "layers: array expected, object found"
            ),
        ] {
            #expect {
                _ = try Style(json: Array(text.utf8))
            } throws: { error in
                guard case .document(let problem)? = error as? StyleError else { return false }
                return problem.description == message
            }
        }
        #expect(throws: StyleError.self) { try Style(json: Array("{".utf8)) }
    }

    @Test func `sources are read with their defaults`() throws {
        let text = """
            {"version": 8, "layers": [], "sprite": [{"id": "default", "url": "a"}, {"id": "x", "url": "b"}],
             "glyphs": "g/{fontstack}/{range}", "state": {"theme": {"default": "dark"}}, "center": [1, 2], "sources": {
              "v": {"type": "vector", "tiles": ["t"], "maxzoom": 14, "scheme": "tms", "promoteId": {"l": "osm"}},
              "r": {"type": "raster", "url": "u", "tileSize": 256},
              "d": {"type": "raster-dem", "url": "u", "encoding": "terrarium"},
              "g": {"type": "geojson", "data": "u", "cluster": true, "clusterMaxZoom": 9, "lineMetrics": true},
              "i": {"type": "image", "url": "u", "coordinates": [[0, 1], [2, 1], [2, 0], [0, 0]]}}}
            """
        let style = try Style(json: Array(text.utf8))
        #expect(style.problems == [])
        guard case .vector(let vector)? = style.sources["v"],
            case .raster(let raster)? = style.sources["r"],
            case .terrain(let terrain, let encoding)? = style.sources["d"],
            case .geojson(let data)? = style.sources["g"],
            case .image(let image)? = style.sources["i"]
        else {
            Issue.record("a source is missing")
            return
        }
        #expect(vector.tiles == ["t"] && vector.maximumZoom == 14 && vector.countsRowsFromSouth)
        #expect(vector.promotedIDs == ["l": "osm"] && vector.tileSize == 512)
        #expect(raster.tileSize == 256 && raster.maximumZoom == 22 && terrain.tileSize == 512)
        #expect(
            encoding == .terrarium && data.clusters && data.clusterMaximumZoom == 9
                && data.lineMetrics)
        #expect(data.buffer == 128 && data.tolerance == 0.375 && data.maximumZoom == 18)
        #expect(image.corners == [[0, 1], [2, 1], [2, 0], [0, 0]])
        #expect(
            style.sprites.map(\.id) == ["default", "x"] && style.state == ["theme": .string("dark")]
        )
        #expect(style.center == [1, 2] && style.context(zoom: 3).globalState == style.state)
    }

    @Test(arguments: [
        (
            #""type": "fill", "paint": {"fill-opacity": 2}"#,
            "layers[0].paint.fill-opacity: 2 is greater than the maximum value 1"
        ),
        (
            #""type": "fill", "paint": {"fill-color": "blu"}"#,
            #"layers[0].paint.fill-color: color expected, "blu" found"#
        ),
        (
            #""type": "line", "layout": {"line-cap": "flat"}"#,
            #"layers[0].layout.line-cap: expected one of [butt, round, square], "flat" found"#
        ),
        (
            #""type": "line", "paint": {"line-translate": [1]}"#,
            "layers[0].paint.line-translate: array length 2 expected, length 1 found"
        ),
        (
            #""type": "line", "paint": {"line-dasharray": [1, "x"]}"#,
            "layers[0].paint.line-dasharray[1]: number expected, string found"
        ),
        (
            #""type": "line", "paint": {"line-width": ["+", 1, ["get", 3]]}"#,
            "layers[0].paint.line-width[2][1]: Expected string but found number instead."
        ),
        (
            #""type": "fill", "paint": {"fil-color": "red"}"#,
            #"layers[0].paint.fil-color: unknown property "fil-color""#
        ),
        (
            #""type": "fill", "filter": ["==", ["get", "x"], ["nix"]]"#,
            #"layers[0].filter[2][0]: Unknown expression "nix". If you wanted a literal array, use ["literal", [...]]."#
        ),
        (
            #""type": "fill", "filter": ["==", "x"]"#,
            "layers[0].filter: Expected two or three arguments."
        ),
        (
            #""type": "fill", "minzoom": 30"#,
            "layers[0].minzoom: 30 is greater than the maximum value 24"
        ),
        (
            #""type": "sky""#,
            #"layers[0].type: expected one of [fill, line, symbol, circle, heatmap, fill-extrusion, raster, hillshade, color-relief, background], "sky" found"#
        ),
        (#""type": "raster""#, #"layers[0]: layer "a" requires a raster source"#),
        (
            #""type": "symbol", "layout": {"text-size": ["number", ["feature-state", "x"]]}"#,
            #"layers[0].layout.text-size: "feature-state" data expressions are not supported with layout properties."#
        ),
        (
            #""type": "symbol", "layout": {"text-font": ["array", ["get", "f"]]}"#,
            #"layers[0].layout.text-font: Expected array<string> but found array instead."#
        ),
    ])
    func `a problem is told with its place, and the rest is read`(members: String, message: String)
        throws
    {
        let style = try layer(members)
        #expect(style.problems.map(\.description) == [message])
    }

    @Test func `a property with a problem has its default`() throws {
        let style = try layer(#""type": "fill", "paint": {"fill-color": 5, "fill-opacity": 0.5}"#)
        let layer = try #require(style.layer("a"))
        let context = style.context(zoom: 3)
        #expect(layer.property("fill-color").color(context) == .black)
        #expect(!layer.property("fill-color").isGiven)
        #expect(layer.property("fill-opacity").number(context) == 0.5)
        #expect(layer.property("fill-outline-color").color(context) == nil)
    }

    @Test func `a failure at evaluation gives the default and is told once`() throws {
        let style = try layer(
            #""type": "line", "paint": {"line-width": ["number", ["get", "w"]], "line-cap-transition": {}, "line-width-transition": {"duration": 0}}, "layout": {"line-cap": ["get", "c"]}"#
        )
        #expect(style.problems.map(\.path) == ["layers[0].paint.line-cap-transition"])
        let layer = try #require(style.layer("a"))
        let context = style.context(zoom: 3)
        context.feature = try feature(#"{"w": "x", "c": "flat"}"#)
        for _ in 0..<3 {
            #expect(layer.property("line-width").number(context) == 1)
            #expect(layer.property("line-cap").string(context) == "butt")
        }
        #expect(
            context.failures.map(\.description).sorted() == [
                #"layers[0].layout.line-cap: Expected value to be one of "butt", "round", "square", but found "flat" instead."#,
                "layers[0].paint.line-width: Expected value to be of type number, but found string instead.",
            ])
    }

    @Test func `properties tell what they depend on`() throws {
        let style = try layer(
            #""type": "line", "paint": {"line-width": ["interpolate", ["exponential", 1.5], ["zoom"], 5, ["get", "a"], 10, 8], "line-color": ["get", "b"], "line-blur": ["step", ["zoom"], 0, 7, 1]}"#
        )
        let layer = try #require(style.layer("a"))
        let width = layer.property("line-width")
        #expect(!width.isFeatureConstant && !width.isZoomConstant)
        #expect(width.expression?.zoomStops == [5, 10])
        #expect(width.expression?.zoomInterpolation == .exponential(base: 1.5))
        let around = try #require(width.stops(around: 7))
        #expect(around.lower == 5 && around.upper == 10 && abs(around.factor - 0.19) < 0.01)
        #expect(
            !layer.property("line-color").isFeatureConstant
                && layer.property("line-color").isZoomConstant)
        #expect(
            layer.property("line-blur").isFeatureConstant && !layer.property("line-blur").isConstant
        )
        #expect(layer.property("line-opacity").isConstant)
        #expect(style.propertyNames.names.sorted() == ["a", "b"])
    }

    @Test func `a layer is drawn between its zooms unless it is hidden`() throws {
        let style = try layer(
            #""type": "line", "minzoom": 4, "maxzoom": 6, "layout": {"visibility": ["global-state", "v"]}"#
        )
        let layer = try #require(style.layer("a"))
        for (zoom, isVisible) in [(3.9, false), (4, true), (5.99, true), (6, false)] {
            #expect(layer.isVisible(style.context(zoom: zoom)) == isVisible)
        }
        let context = style.context(zoom: 5)
        context.globalState["v"] = .string("none")
        #expect(!layer.isVisible(context))
    }

    @Test func `a layer that refers to another one has its source, filter and layout`() throws {
        let style = try style(
            #""layers": [{"id": "a", "type": "line", "source": "v", "source-layer": "s", "filter": ["==", "k", 1], "layout": {"line-cap": "round"}}, {"id": "b", "ref": "a", "paint": {"line-width": 3}}]"#
        )
        #expect(style.problems == [])
        let layer = try #require(style.layer("b"))
        let context = style.context(zoom: 1)
        #expect(layer.sourceLayer == "s" && layer.property("line-cap").string(context) == "round")
        context.feature = try feature(#"{"k": 2}"#)
        #expect(!layer.filter.accepts(context))
    }

    @Test func `tokens in plain text stand for properties`() throws {
        let style = try layer(
            #""type": "symbol", "layout": {"text-field": "{name}: {ele} m", "icon-image": "{kind}-11"}"#
        )
        #expect(style.problems == [])
        let context = style.context(zoom: 1)
        context.feature = try feature(#"{"name": "Halti", "ele": 1324, "kind": "peak"}"#)
        let layer = try #require(style.layer("a"))
        #expect(layer.property("text-field").formatted(context)?.plainText == "Halti: 1324 m")
        #expect(layer.property("icon-image").image(context)?.name == "peak-11")
    }

    @Test func `the heat of a heatmap has the specification's ramp`() throws {
        let style = try layer(#""type": "heatmap""#)
        let ramp = try #require(style.layer("a")).property("heatmap-color")
        let context = style.context(zoom: 1)
        context.heatmapDensity = 0.3
        #expect(ramp.color(context) == StyleColor(css: "cyan"))
        context.heatmapDensity = 0
        #expect(ramp.color(context)?.alpha == 0)
    }

    @Test func `every property of every kind of layer has a value of its type`() {
        var count = 0
        for kind in StyleLayerKind.allCases {
            for section in [PropertySpecification.Section.layout, .paint] {
                for property in PropertyTable.properties(of: kind, in: section) {
                    count += 1
                    #expect(
                        property.values.isEmpty == ![.enumeration, .enumerations].contains(
                            property.type))
                    if let minimum = property.minimum, let value = property.defaultJSON?.doubleValue
                    {
                        #expect(value >= minimum && value <= property.maximum ?? .infinity)
                    }
                }
            }
        }
        // 144 in the specification, of which ten are the visibility of each kind.
        #expect(count == 134)
    }

    @Test(arguments: [
        ("[]", "layers[0].paint.line-width.stops: array must have at least one stop"),
        ("{}", "layers[0].paint.line-width.stops: array expected, object found"),
        ("[[0]]", "layers[0].paint.line-width.stops[0]: array length 2 expected, length 1 found"),
        (#"[[0, "x"]]"#, "layers[0].paint.line-width.stops[0][1]: number expected, string found"),
        (#"[["a", 1]]"#, "layers[0].paint.line-width.stops[0][0]: number expected, string found"),
        (
            "[[5, 1], [0, 2]]",
            "layers[0].paint.line-width.stops[1][0]: stop domain values must appear in ascending order"
        ),
        (
            #"[[0, ["zoom"]]]"#,
            "layers[0].paint.line-width.stops[0][1]: expressions are not allowed in function stops."
        ),
    ])
    func `a fault of a function is told with its place`(stops: String, message: String) throws {
        let style = try layer(#""type": "line", "paint": {"line-width": {"stops": \#(stops)}}"#)
        #expect(style.problems.map(\.description) == [message])
    }

    @Test func `a filter of an earlier version inside an expression is warned of`() throws {
        let style = try layer(
            #""type": "line", "filter": ["all", ["==", ["get", "a"], 1], ["==", "b", "2"]]"#)
        #expect(
            style.problems == [
                StyleProblem(
                    .warning, at: "layers[0].filter[2]",
                    #"Mixing deprecated filter syntax with expression syntax is not supported. Replace ["==","b","2"] with ["==",["get","b"],"2"]."#
                )
            ])
    }

    @Test func `a filter can't read a feature's state`() throws {
        let style = try layer(#""type": "line", "filter": ["==", ["feature-state", "a"], 1]"#)
        #expect(style.problems.map(\.path) == ["layers[0].filter"])
        let context = style.context(zoom: 3)
        context.feature = PlainStyleFeature()
        #expect(style.layers.first?.filter.accepts(context) == false)
    }
}
