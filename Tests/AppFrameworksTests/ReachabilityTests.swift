import Foundation
import NetworkPaths
import NetworkRoutes
import SQLite3
import Synchronization
import SystemConfiguration
import Testing

/// Whether there is a way to other machines, by the tables of routes.
struct ReachabilityTests {
    private static let head =
        "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\n"
    /// A table with a way out through a wireless interface.
    static let way =
        head + "wlan0\t00000000\t0100A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n"
    private static let local =
        head + "eth0\t0000A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0\n"

    @Test func aDefaultRouteIsAWayOut() {
        let routes = NetworkRoutes(ipv4: Self.way, ipv6: "")
        #expect(routes.hasDefaultIPv4 && !routes.hasDefaultIPv6 && routes.interfaces == ["wlan0"])
        #expect(!NetworkRoutes(ipv4: Self.local, ipv6: "").isConnected)
        #expect(!NetworkRoutes(ipv4: "", ipv6: "").isConnected)
        #expect(!NetworkRoutes(ipv4: "Iface\nwlan0\t0000", ipv6: "00 x").isConnected)
    }

    @Test func refusingRoutesAreNone() {
        let zeros = String(repeating: "0", count: 32)
        let tail = "00 \(zeros) 00 \(zeros) ffffffff 00000001 00000000"
        #expect(!NetworkRoutes(ipv4: "", ipv6: "\(zeros) \(tail) 00200200 lo\n").isConnected)
        #expect(NetworkRoutes(ipv4: "", ipv6: "\(zeros) \(tail) 00450003 eth0\n").hasDefaultIPv6)
    }

    @Test func aMonitorTellsChangesAlone() {
        let table = Mutex(Self.way)
        let monitor = NWPathMonitor { NetworkRoutes(ipv4: table.withLock(\.self), ipv6: "") }
        let told = Mutex<[NWPath]>([])
        monitor.pathUpdateHandler = { path in told.withLock { $0.append(path) } }
        monitor.look()
        monitor.look()
        table.withLock { $0 = Self.local }
        monitor.look()
        let paths = told.withLock(\.self)
        #expect(paths.map(\.status) == [.satisfied, .unsatisfied])
        #expect(paths[0].usesInterfaceType(.wifi) && !paths[0].usesInterfaceType(.cellular))
        #expect(monitor.currentPath.status == .unsatisfied)
    }

    @Test func flagsFollowTheTables() throws {
        let table = Mutex(Self.way)
        let target = SCNetworkReachability { NetworkRoutes(ipv4: table.withLock(\.self), ipv6: "") }
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(target, &flags) && flags == .reachable)
        SCNetworkReachabilitySetCallback(target, { _, flags, _ in #expect(flags.isEmpty) }, nil)
        table.withLock { $0 = Self.local }
        target.look()
        #expect(SCNetworkReachabilityGetFlags(target, &flags) && flags.isEmpty)
        #expect(SCNetworkReachabilityCreateWithName(nil, "example.org") != nil)
    }

    @Test func flagsHaveApplesBits() {
        let all: [SCNetworkReachabilityFlags] = [
            .transientConnection, .reachable, .connectionRequired, .connectionOnTraffic,
            .interventionRequired, .connectionOnDemand, .isLocalAddress, .isDirect, .isWWAN,
        ]
        #expect(all.map(\.rawValue.trailingZeroBitCount) == [0, 1, 2, 3, 4, 5, 16, 17, 18])
        #expect(SCNetworkReachabilityFlags.connectionAutomatic == .connectionOnTraffic)
        #expect(kSCNetworkFlagsReachable == 2 && kSCNetworkFlagsConnectionRequired == 4)
    }

    @Test func aTelephoneIsToldApart() {
        let phone = Self.way.replacing("wlan0", with: "wwan0")
        let both = phone + Self.way.dropFirst(Self.head.count)
        let flags = [phone, both].map { table in
            SCNetworkReachability { NetworkRoutes(ipv4: table, ipv6: "") }.flags
        }
        #expect(flags == [[.reachable, .isWWAN], .reachable])
    }

    @Test func aCallbackHearsOfChangesAlone() {
        let table = Mutex(Self.way)
        let target = SCNetworkReachability { NetworkRoutes(ipv4: table.withLock(\.self), ipv6: "") }
        var told: [SCNetworkReachabilityFlags] = []
        SCNetworkReachabilitySetCallback(target, { _, flags, _ in told.append(flags) }, nil)
        // What is so when the watch begins is no change.
        SCNetworkReachabilitySetDispatchQueue(target, DispatchQueue(label: "watch"))
        target.look()
        table.withLock { $0 = Self.local }
        target.look()
        target.look()
        table.withLock { $0 = Self.way }
        target.look()
        #expect(told == [[], .reachable])
        SCNetworkReachabilitySetCallback(target, nil, nil)
        table.withLock { $0 = Self.local }
        target.look()
        #expect(told.count == 2 && SCNetworkReachabilitySetDispatchQueue(target, nil))
    }

    @Test func aContextIsHeldAsLongAsItsCallback() {
        let info = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { info.deallocate() }
        var (held, given): (Int, [UnsafeMutableRawPointer?]) = (0, [])
        var context = SCNetworkReachabilityContext(
            version: 0, info: info,
            retain: {
                held += 1
                return $0
            }, release: { _ in held -= 1 }, copyDescription: nil)
        var target: SCNetworkReachability? = SCNetworkReachability {
            NetworkRoutes(ipv4: Self.way, ipv6: "")
        }
        for _ in 0..<2 {
            target.map { _ = SCNetworkReachabilitySetCallback($0, { given.append($2) }, &context) }
            #expect(held == 1)
        }
        target?.look()
        #expect(given == [info])
        target.map { _ = SCNetworkReachabilitySetCallback($0, nil, nil) }
        #expect(held == 0)
        target.map { _ = SCNetworkReachabilitySetCallback($0, { given.append($2) }, &context) }
        target = nil
        #expect(held == 0 && given.count == 1)
    }

    @Test func anAddressOfNoMachineHasAWay() throws {
        var address = sockaddr_in()
        address.sin_len = 3
        #expect(Int(address.sin_len) == MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        let made = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
        let target = try #require(made)
        var flags = SCNetworkReachabilityFlags()
        let isKnown = SCNetworkReachabilityGetFlags(target, &flags)
        #expect(isKnown && flags.contains(.reachable) == NetworkRoutes.current().isConnected)
    }

    @Test func sqliteHasApplesName() {
        var database: OpaquePointer?
        #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
        #expect(sqlite3_exec(database, "CREATE TABLE t(x)", nil, nil, nil) == SQLITE_OK)
        sqlite3_close(database)
    }
}
