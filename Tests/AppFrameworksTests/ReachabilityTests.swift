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
    private static let way =
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

    @Test func sqliteHasApplesName() {
        var database: OpaquePointer?
        #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
        #expect(sqlite3_exec(database, "CREATE TABLE t(x)", nil, nil, nil) == SQLITE_OK)
        sqlite3_close(database)
    }
}
