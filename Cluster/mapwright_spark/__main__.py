"""`python -m mapwright_spark`."""

from mapwright_spark.command import main

main()
