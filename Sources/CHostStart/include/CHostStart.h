/// Swift's side; see Launch.swift of MapHost.
void mapwright_host_prepare(void);
