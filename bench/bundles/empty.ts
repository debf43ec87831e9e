// The cost of importing any module at all.
export {}
