import Foundation
import NetworkPaths
import NetworkRoutes
import Testing

/// Ways to other machines, as a monitor tells them.
struct PathMonitorTests {
    private func path(
        _ interfaces: [String], ipv4: Bool = false, ipv6: Bool = false
    ) -> NWPath {
        var routes = NetworkRoutes(ipv4: "", ipv6: "")
        (routes.hasDefaultIPv4, routes.hasDefaultIPv6) = (ipv4, ipv6)
        routes.interfaces = interfaces
        return NWPath(routes)
    }

    @Test func aWayOutSatisfies() {
        let path = path(["wlan0", "eth0"], ipv6: true)
        #expect(path.status == .satisfied && path.supportsDNS)
        #expect(path.supportsIPv6 && !path.supportsIPv4)
        #expect(path.availableInterfaces.map(\.name) == ["wlan0", "eth0"])
        #expect(!path.isExpensive && !path.isConstrained && path.debugDescription == "satisfied")
    }

    @Test func withoutAWayNothingSatisfies() {
        let path = path([])
        #expect(path.status == .unsatisfied && path.unsatisfiedReason == .notAvailable)
        #expect(!path.supportsDNS && !path.supportsIPv4 && !path.supportsIPv6)
        #expect(path.availableInterfaces.isEmpty && path.debugDescription == "unsatisfied")
    }

    @Test(arguments: [
        ("wlp2s0", NWInterface.InterfaceType.wifi), ("wwan0", .cellular),
        ("enp3s0", .wiredEthernet),
        ("eth0", .wiredEthernet), ("lo", .loopback), ("tun0", .other),
    ])
    func anInterfaceIsOfTheKindThatItsNameSays(name: String, kind: NWInterface.InterfaceType) {
        let path = path([name], ipv4: true)
        #expect(path.availableInterfaces.map(\.type) == [kind] && path.usesInterfaceType(kind))
        let others: [NWInterface.InterfaceType] = [
            .wifi, .cellular, .wiredEthernet, .loopback, .other,
        ]
        #expect(others.count(where: path.usesInterfaceType) == 1)
    }

    @Test func pathsAreEqualIfNothingDiffers() {
        #expect(path(["eth0"], ipv4: true) == path(["eth0"], ipv4: true))
        #expect(path(["eth0"], ipv4: true) != path(["wlan0"], ipv4: true))
        #expect(path(["eth0"], ipv4: true) != path(["eth0"], ipv4: true, ipv6: true))
    }

    @Test func theFirstPathIsToldOnTheQueueOfTheMonitor() async {
        let queue = DispatchQueue(label: "PathMonitorTests")
        let monitor = NWPathMonitor { NetworkRoutes(ipv4: ReachabilityTests.way, ipv6: "") }
        #expect(monitor.pathUpdateHandler == nil)
        let status = await withCheckedContinuation { done in
            monitor.pathUpdateHandler = { path in
                dispatchPrecondition(condition: .onQueue(queue))
                done.resume(returning: path.status)
            }
            monitor.start(queue: queue)
            // A monitor that has begun does not begin again: another first path would be told.
            monitor.start(queue: queue)
        }
        monitor.cancel()
        #expect(status == .satisfied && monitor.currentPath.status == .satisfied)
    }

    @Test func aMonitorOfOneKindKnowsThePathOfAll() {
        let routes = NetworkRoutes.current()
        let monitor = NWPathMonitor(requiredInterfaceType: .wifi)
        #expect(monitor.currentPath == NWPath(routes))
        #expect(NWPathMonitor().currentPath == NWPath(routes))
    }
}
