import Foundation
import Logging
import OSLog
import Testing

/// Messages of logs as Apple's `os` has them.
struct LogTests {
    @Test func valuesAreWrittenInTheirNotation() {
        let kept = KeptLog()
        let log = kept.logger()
        log.info(
            "\(255, format: .hex(includePrefix: true, uppercase: true))|\(-7, format: .decimal(minDigits: 3))"
        )
        log.info(
            "\(1.25, format: .fixed(precision: 1))|\("ab", align: .right(columns: 4))|\(3, privacy: .private)"
        )
        #expect(kept.lines == ["0xFF|-007", "1.2|  ab|<private>"])
    }

    @Test(arguments: [
        (OSLogIntegerFormatting.decimal, 42, "42"),
        (.decimal(explicitPositiveSign: true), 42, "+42"),
        (.hex, 255, "ff"), (.hex(includePrefix: true, minDigits: 4), 255, "0x00ff"),
        (.octal, 8, "10"),
        (.octal(explicitPositiveSign: true, includePrefix: true), 8, "+0o10"),
        (.hex(includePrefix: true), -255, "-0xff"),
    ])
    func integersHaveTheirNotation(format: OSLogIntegerFormatting, value: Int, text: String) {
        let kept = KeptLog()
        kept.logger().info("\(value, format: format)")
        #expect(kept.lines == [text])
    }

    @Test func valuesFillTheirColumns() {
        let kept = KeptLog()
        let log = kept.logger()
        log.info("\("ab", align: .left(columns: 4))|\("abcde", align: .right(columns: 4))|")
        log.info("\("ab", align: .none)|\(2.5, format: .fixed)|\(2.5, format: .hybrid)")
        #expect(kept.lines == ["ab  |abcde|", "ab|2.500000|2.500000"])
    }

    @Test func privateValuesAreHidden() {
        let kept = KeptLog()
        let log = kept.logger()
        log.info(
            "\("Ada", privacy: .public) \("Ada", privacy: .auto) \("Ada", privacy: .sensitive)")
        log.info("\(7, format: .hex, privacy: .private) \(7.5, format: .fixed, privacy: .private)")
        log.info("\("Ada", align: .left(columns: 12), privacy: .private(mask: .hash))|")
        log.info("\("Ada", privacy: .sensitive(mask: .hash)) \("Ada", privacy: .auto(mask: .hash))")
        #expect(
            kept.lines == [
                "Ada Ada <private>", "<private> <private>", "<private>   |", "<private> Ada",
            ])
    }

    @Test func eachKindOfMessageHasItsLevel() {
        let kept = KeptLog()
        let log = kept.logger()
        log.trace("t")
        log.debug("d")
        log.info("i")
        log.notice("n")
        log.log("l")
        log.warning("w")
        log.error("e")
        log.critical("c")
        log.fault("f")
        #expect(
            kept.levels == [
                .trace, .debug, .info, .notice, .notice, .warning, .error, .critical, .critical,
            ])
    }

    @Test(arguments: [
        (OSLogType.default, 0, Logging.Logger.Level.notice), (.info, 1, .info), (.debug, 2, .debug),
        (.error, 16, .error), (.fault, 17, .critical),
    ])
    func typesHaveApplesNumbers(type: OSLogType, number: Int, level: Logging.Logger.Level) {
        let kept = KeptLog()
        kept.logger().log(level: type, "m")
        #expect(Int(type.rawValue) == number && kept.levels == [level])
        let log = OSLog(writingTo: kept.target(level: level))
        #expect(log.isEnabled(type: type) && log.isEnabled(type: .fault))
        #expect(log.isEnabled(type: .debug) == (type == .debug))
    }

    @Test func formatsArePrintedWithTheirValues() {
        let kept = KeptLog()
        let log = OSLog(writingTo: kept.target())
        os_log("%{public}@ at %d of %.1f%%", log: log, type: .info, "Ada", 7, 99.5)
        os_log("%{private}@ at %{public}d", log: log, "Ada", 7)
        os_log("%{sensitive, mask.hash}*d at %ld", dso: nil, log: log, type: .error, 5, 1, 7)
        os_log(.debug, log: log, "%{public}@ has %3d|", "Ada", 7)
        os_log(.fault, log: log, "\("Ada", privacy: .private)")
        #expect(
            kept.lines == [
                "Ada at 7 of 99.5%", "<private> at 7", "<private> at 7", "Ada has   7|",
                "<private>",
            ])
        #expect(kept.levels == [.info, .notice, .error, .debug, .critical])
    }

    @Test func theDisabledLogWritesNothing() {
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(!OSSignposter(OSLog.disabled).isEnabled)
        #expect(OSLog.default.isEnabled(type: .fault))
    }
}
