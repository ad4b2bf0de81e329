import MapHost
import SwiftUI

/// Texts of many scripts, sizes and weights in narrow columns: Tests/Browser/test_fonts.py checks that each has the room
/// that it needs in the browser's fonts.
@main struct TextSpecimen: App {
    var body: some Scene {
        WindowGroup { Specimen() }
    }
}

private struct Specimen: View {
    private static let samples = [
        "Hamburgefonts AVATAR Töölönlahti — “quotes”, south-west 12,345.67",
        "Sixty-four well-known short-term follow-ups/and/a/path: https://example.org/a/very/long/address",
        "Москва́ не сразу строилась, объезд направо",
        "Ευχαριστώ πολύ, στρίψτε αριστερά στην οδό",
        "انعطف يمينًا إلى شارع الملك عبد الله",
        "פנה ימינה אל רחוב הַמֶּלֶךְ ג׳ורג׳",
        "बाएँ मुड़ें और राष्ट्रीय राजमार्ग पर चलें",
        "เลี้ยวขวาเข้าสู่ถนนสุขุมวิทแล้วขับตรงไป",
        "右方向に進み、国道246号線に入ります。東京都渋谷区",
        "오른쪽으로 돌아 세종대로에 들어가세요",
        "👩‍🚀🚶🏽‍♀️ 🇫🇮 5️⃣ emoji 🗺️📍",
        "Z̴̡a͠l͜g̶o a\u{301}e\u{302}\u{323}o\u{308}\u{304} combining marks",
        "ffi fl Ty To We AVA kerning WAVE",
    ]
    private static let faces: [(font: Font, weight: Font.Weight)] = [
        (.system(size: 11), .regular), (.system(size: 17), .regular), (.system(size: 17), .bold),
        (.system(size: 28), .semibold), (.system(size: 13.5), .light),
    ]

    var body: some View {
        HStack(alignment: .top, spacing: 6) {
            ForEach(0..<5) { place in
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(Self.samples, id: \.self) { sample in
                        Text(verbatim: sample).font(Self.faces[place].font)
                            .fontWeight(Self.faces[place].weight)
                    }
                }
                .frame(width: 110 + 30 * CGFloat(place))
            }
            VStack(alignment: .leading, spacing: 4) {
                ForEach(Self.samples, id: \.self) { sample in
                    Text(verbatim: sample).font(.body).italic().lineLimit(1)
                }
                Text(verbatim: "mono spaced 0123 → 日本").font(.system(size: 15, design: .monospaced))
            }
            .frame(width: 200)
        }
    }
}
