"""Stages of Mapwright on Apache Spark."""
