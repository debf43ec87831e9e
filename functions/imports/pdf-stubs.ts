/** pdf.js needs this class of a browser when it is loaded, though nothing is drawn. Import this file before pdf.js. */
class NoMatrix {
  readonly a = 1
}

if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: NoMatrix })
