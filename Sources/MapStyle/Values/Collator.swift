import Foundation

#if canImport(_FoundationICU)
    import _FoundationICU
#endif

/// An order of strings by a language's rules.
public struct Collator: Equatable, Sendable {
    /// Whether letters of different case, as "a" and "A", are different.
    public let isCaseSensitive: Bool
    /// Whether letters with different marks, as "a" and "ä", are different.
    public let isDiacriticSensitive: Bool
    /// The language as asked for, a BCP 47 tag.
    public let locale: String?
    private let rules: CollationRules

    /// Creates a collator.
    ///
    /// Opening a language's rules takes microseconds; keep the collator where the options are constant.
    public init(isCaseSensitive: Bool, isDiacriticSensitive: Bool, locale: String?) {
        self.isCaseSensitive = isCaseSensitive
        self.isDiacriticSensitive = isDiacriticSensitive
        self.locale = locale
        rules = CollationRules(
            locale: LanguageTag.resolved(locale), isCaseSensitive: isCaseSensitive,
            isDiacriticSensitive: isDiacriticSensitive)
    }

    /// The language that is used: the one asked for if it is known, otherwise American English.
    public var resolvedLocale: String { LanguageTag.resolved(locale) }

    /// Returns a negative number, zero or a positive one as the first string sorts before, with or
    /// after the second.
    public func compare(_ a: String, _ b: String) -> Int { rules.compare(a, b) }

    /// Whether both order by the same rules.
    public static func == (a: Collator, b: Collator) -> Bool {
        a.isCaseSensitive == b.isCaseSensitive
            && a.isDiacriticSensitive == b.isDiacriticSensitive
            && a.resolvedLocale == b.resolvedLocale
    }
}

/// Tags of languages.
enum LanguageTag {
    /// What is used where no language or an unknown one is asked for; not the machine's, so that pictures don't depend on
    /// where they are made.
    static let fallback = "en-US"

    /// Languages that there are rules for.
    private static let known: Set<String> = Set(
        Locale.availableIdentifiers.map { Locale(identifier: $0).identifier(.bcp47) })

    /// The tag in its canonical form, without parts that nothing is known of.
    static func resolved(_ tag: String?) -> String {
        guard let tag, !tag.isEmpty else { return fallback }
        var parts = Locale(identifier: tag).identifier(.bcp47).split(separator: "-")
        while !parts.isEmpty {
            let candidate = parts.joined(separator: "-")
            if known.contains(candidate) { return candidate }
            parts.removeLast()
        }
        return fallback
    }
}

#if canImport(_FoundationICU)
    /// ICU's collator for searching, opened once.
    @safe private final class CollationRules: Sendable {
        // SAFETY: the handle is opened by `init`, closed by `deinit` and never changed between; ICU lets any number of threads
        // compare with a collator whose attributes nobody sets.
        nonisolated(unsafe) private let collator: OpaquePointer?

        init(locale: String, isCaseSensitive: Bool, isDiacriticSensitive: Bool) {
            // SAFETY: ICU reads the name while the call runs; nil comes back where it fails.
            var status = U_ZERO_ERROR
            let collator = unsafe swift_ucol_open(locale + "-u-co-search", &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else {
                unsafe self.collator = nil
                return
            }
            let strength: UCollationStrength
            if isDiacriticSensitive {
                strength = isCaseSensitive ? UCOL_TERTIARY : UCOL_SECONDARY
            } else {
                strength = UCOL_PRIMARY
            }
            unsafe swift_ucol_setStrength(collator, strength)
            let caseLevel = isCaseSensitive && !isDiacriticSensitive ? UCOL_ON : UCOL_OFF
            unsafe swift_ucol_setAttribute(collator, UCOL_CASE_LEVEL, caseLevel, &status)
            unsafe self.collator = collator
        }

        deinit {
            // SAFETY: the last reference goes, so nobody compares any more.
            if let collator = unsafe collator { unsafe swift_ucol_close(collator) }
        }

        func compare(_ a: String, _ b: String) -> Int {
            let (first, second) = (Array(a.utf16), Array(b.utf16))
            guard let collator = unsafe collator, let firstCount = Int32(exactly: first.count),
                let secondCount = Int32(exactly: second.count)
            else { return a == b ? 0 : a.precedesByUnits(b) ? -1 : 1 }
            // SAFETY: both arrays live during the call and ICU reads as many units as it is told.
            let order = unsafe swift_ucol_strcoll(collator, first, firstCount, second, secondCount)
            return Int(order.rawValue)
        }
    }
#else
    /// Foundation's string comparison.
    private final class CollationRules: Sendable {
        private let locale: Locale
        private let options: String.CompareOptions

        init(locale: String, isCaseSensitive: Bool, isDiacriticSensitive: Bool) {
            self.locale = Locale(identifier: locale)
            var options: String.CompareOptions = []
            if !isCaseSensitive { options.insert(.caseInsensitive) }
            if !isDiacriticSensitive { options.insert(.diacriticInsensitive) }
            self.options = options
        }

        func compare(_ a: String, _ b: String) -> Int {
            a.compare(b, options: options, range: nil, locale: locale).rawValue
        }
    }
#endif
