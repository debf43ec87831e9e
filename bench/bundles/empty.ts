// What it costs to import anything at all.
export {}
