/** What pdf.js asks of a browser at its start, though nothing is drawn here. Imported before it. */
class NoMatrix {
  readonly a = 1
}

if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: NoMatrix })
