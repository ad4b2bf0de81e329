"""`mapwright-spark`: the command line."""

import argparse
import shutil
import sys

from mapwright_spark import driver


def setting(text):
    name, mark, value = text.partition("=")
    if not mark or not name:
        raise argparse.ArgumentTypeError("give NAME=VALUE")
    return name, value


def parser():
    top = argparse.ArgumentParser(
        prog="mapwright-spark", description="Stages of mapwright on Apache Spark. All workers need the program "
        "at the same path, and one folder that all of them, and the driver, see under one name.")
    commands = top.add_subparsers(dest="command", required=True)
    cluster = commands.add_parser(
        "cluster", help="points to cluster tiles",
        description="Makes what `mapwright cluster POINTS --grid -o CLUSTERS.pmtiles` makes, the same bytes.")
    cluster.add_argument("points", nargs="+", help="files of points: .parquet, .csv, .tsv, .geojson, in their order")
    cluster.add_argument("-o", "--output", required=True, help="the archive, .pmtiles")
    cluster.add_argument("--master", default="local[*]", help="Spark's master, such as spark://HOST:7077 (local[*])")
    cluster.add_argument("--conf", action="append", type=setting, default=[], metavar="NAME=VALUE",
                         help="a setting of Spark; may be given again")
    cluster.add_argument("--program", default="mapwright", help="the program on every worker (mapwright)")
    cluster.add_argument("--job", help="the folder that all workers share; by default one beside the output")
    cluster.add_argument("--keep", action="store_true", help="leave the folder of the job where it is")
    cluster.add_argument("--part-size", type=int, default=64, help="megabytes of a part of the points (64)")
    cluster.add_argument("--parts", type=int, default=64, help="how many parts the world is shared out in (64)")
    cluster.add_argument("--whole", action="store_true", help="do not divide files: for line ends within quotes")
    cluster.add_argument("--max-zoom", type=int, default=14, help="the last zoom (14)")
    cluster.add_argument("--cell", type=int, choices=(32, 16), default=32, help="the side of a cell in points (32)")
    cluster.add_argument("--category", help="a column whose values are counted in each cluster")
    cluster.add_argument("--sum", action="append", default=[], help="a column that is summed up; may be given again")
    cluster.add_argument("--latitude", help="the column of the latitude, if it has none of the usual names")
    cluster.add_argument("--longitude", help="the column of the longitude, if it has none of the usual names")
    cluster.add_argument("--strict", action="store_true", help="stop at the first malformed row")
    cluster.add_argument("--report", help="a JSON file of what each stage took")
    return top


def main(arguments=None):
    """Runs the command line; ends the process with 0, 1 for work that failed, 2 for bad usage."""
    options = parser().parse_args(arguments)
    # The path that the workers start, not what it happens to be called here.
    options.program = shutil.which(options.program) or options.program
    try:
        driver.cluster(options)
    except driver.Failed as error:
        sys.exit(f"mapwright-spark: {error}")
    except ModuleNotFoundError as error:
        sys.exit(f"mapwright-spark: {error.name} is not installed; pip install 'mapwright-spark[parquet]'")
