import Foundation
import Testing
import WatchConnectivity

/// The session with a watch: there is no other device, and everything that is to be sent says so.
struct WatchSessionTests {
    private let session = WCSession.default

    @Test func thereIsNoWatch() {
        #expect(session === WCSession.default && session.activationState == .notActivated)
        #expect(!session.isPaired && !session.isWatchAppInstalled && !session.isComplicationEnabled)
        #expect(!session.isCompanionAppInstalled && session.watchDirectoryURL == nil)
        #expect(session.remainingComplicationUserInfoTransfers == 0 && !session.hasContentPending)
        #expect(session.applicationContext.isEmpty && session.receivedApplicationContext.isEmpty)
    }

    @Test func messagesFailAndGetNoAnswer() {
        var (errors, answers): ([WCError?], Int) = ([], 0)
        session.sendMessage(["zoom": 12]) { _ in
            answers += 1
        } errorHandler: {
            errors.append($0 as? WCError)
        }
        session.sendMessageData(Data([7])) { _ in
            answers += 1
        } errorHandler: {
            errors.append($0 as? WCError)
        }
        #expect(errors == [WCError(.sessionNotSupported), WCError(.sessionNotSupported)])
        // Who does not want to know of errors is not told.
        session.sendMessage(["zoom": 12], replyHandler: nil)
        session.sendMessageData(Data([7]), replyHandler: nil)
        #expect(answers == 0 && errors.count == 2)
    }

    @Test func transfersDoNotGoOn() {
        let info = session.transferUserInfo(["place": "harbor"])
        #expect(info.userInfo["place"] as? String == "harbor")
        #expect(!info.isTransferring && !info.isCurrentComplicationInfo)
        info.cancel()
        #expect(session.transferUserInfo().userInfo.isEmpty)
        let clock = session.transferCurrentComplicationUserInfo(["next": 7])
        #expect(clock.isCurrentComplicationInfo && clock.userInfo["next"] as? Int == 7)
        #expect(session.outstandingUserInfoTransfers.isEmpty)
    }

    @Test func aFileIsNotSent() {
        let address = URL(fileURLWithPath: "/maps/harbor.map")
        let transfer = session.transferFile(address, metadata: ["zoom": 12])
        #expect(transfer.file.fileURL == address)
        #expect(transfer.file.metadata?["zoom"] as? Int == 12)
        #expect(!transfer.isTransferring && transfer.progress.fractionCompleted == 0)
        transfer.cancel()
        #expect(session.transferFile(address, metadata: nil).file.metadata == nil)
        #expect(session.outstandingFileTransfers.isEmpty)
    }

    private final class Phone: NSObject, WCSessionDelegate {
        func session(
            _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
            error: (any Error)?
        ) {}
    }

    @Test func aDelegateHasToHearOfTheActivationAlone() {
        let phone = Phone()
        var answers = 0
        phone.session(session, didReceiveMessage: [:]) { _ in answers += 1 }
        phone.session(session, didReceiveMessageData: Data()) { _ in answers += 1 }
        #expect(answers == 0)
    }

    @Test func errorsHaveApplesNumbers() {
        #expect(WCError.errorDomain == "WCErrorDomain")
        #expect(WCError.Code.sessionNotSupported.rawValue == 7002)
        #expect(WCError(.watchOnlyApp).errorCode == 7019)
        #expect(WCError(.notReachable).errorDescription == nil)
        #expect(WCError(.sessionNotSupported).localizedDescription.hasPrefix("No other device"))
    }
}
