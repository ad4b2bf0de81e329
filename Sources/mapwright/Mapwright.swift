import Answers
import ArgumentParser
import Atlas
import Roads

/// The command line: one program, a command for each thing it does.
///
/// Every command says its name itself. Names that the parser derives from types cost it a search of all conformances of the
/// program at each start, whichever command runs.
@main
struct Mapwright: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mapwright",
        abstract: "Maps from OpenStreetMap data, offline.",
        discussion: """
            An extract is an OpenStreetMap file (.osm.pbf, .osm, .osm.gz). Importing it makes an atlas, \
            a folder that everything else reads.

            EXAMPLES
              mapwright import helsinki.osm.pbf
              mapwright inspect helsinki.atlas
              mapwright serve helsinki.atlas
              mapwright search "cafe near Ateneum" --atlas helsinki.atlas
              mapwright route 60.1699,24.9384 "Ateneum" --mode walking \\
                  --atlas helsinki.atlas

            Map data © OpenStreetMap contributors, available under the Open Database License.
            """,
        version: MapwrightVersion.program,
        subcommands: [
            Import.self, Update.self, Split.self, Merge.self, Export.self, Inspect.self,
            Serve.self, Search.self, Complete.self, Geocode.self,
            Reverse.self, Route.self, Trip.self, Matrix.self, IsochroneCommand.self, Match.self,
            Nearest.self, Departures.self, Lines.self,
            ProfileCommand.self, Cluster.self, Work.self, Snapshot.self,
            Lint.self,
            Adopt.self,
        ])

    static func main() async {
        await main(CommandLine.arguments.dropFirst().map(value))
    }

    /// An argument as the parser must see it: a place south of the equator begins with a dash, but is no option.
    static func value(_ argument: String) -> String {
        let isPlace =
            argument.hasPrefix("-") && argument.contains(",")
            && argument.dropFirst().first.map { $0.isNumber || $0 == "." } ?? false
            && argument.allSatisfy { $0.isNumber || "+-.,eE ".contains($0) }
        return isPlace ? " " + argument : argument
    }
}

/// Runs a command's work; a failure becomes one line on standard error and exit code 1, an
/// option or mode that there is not, exit code 64.
func report(_ work: () async throws -> Void) async throws {
    do {
        try await work()
    } catch let code as ExitCode {
        throw code
    } catch let error as ValidationError {
        throw error
    } catch let error as OptionError {
        Terminal.error.line("mapwright: \(error)")
        throw ExitCode.validationFailure
    } catch let error as RoutingError where error.code == .noVehicle {
        Terminal.error.line("mapwright: \(error)")
        throw ExitCode.validationFailure
    } catch let error as RoadsError where error.isUnknownMode {
        Terminal.error.line("mapwright: \(error)")
        throw ExitCode.validationFailure
    } catch {
        Terminal.error.line("mapwright: \(error)")
        throw ExitCode.failure
    }
}
