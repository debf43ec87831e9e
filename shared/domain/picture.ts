// Recognises pictures by the structure of the file. This refuses other and truncated files; the browser checks the
// pixels.

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const pngSignature = '\x89PNG\r\n\x1a\n'

/** Whether the header chunk at this position is complete, and width and height are above zero. */
const hasPngSize = (view: DataView, at: number): boolean =>
  at + 25 <= view.byteLength &&
  view.getUint32(at) === 13 &&
  view.getUint32(at + 8) > 0 &&
  view.getUint32(at + 12) > 0

/** Chunks from IHDR to IEND, one after the other to the last byte. */
const isPng = (bytes: Uint8Array): boolean => {
  if (ascii(bytes, 0, 8) !== pngSignature) return false
  const view = viewOf(bytes)
  const types: string[] = []
  // Each chunk is its length, its type, its data and a checksum.
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = ascii(bytes, at + 4, at + 8)
    types.push(type)
    if (type === 'IHDR' && !hasPngSize(view, at)) return false
    if (type === 'IEND') return at + 12 === bytes.length && types[0] === 'IHDR' && types.includes('IDAT')
  }
  return false
}

/** A start-of-frame marker, in any coding. Three numbers of this range mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Whether the segments contain a frame with a size, then the scan, then the end mark as the last bytes. */
const isJpeg = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes)
  const isFramed =
    bytes.length > 4 && view.getUint16(0) === 0xffd8 && view.getUint16(bytes.length - 2) === 0xffd9
  if (!isFramed) return false
  let isSized = false
  for (let at = 2; at + 4 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at) & 0xff
    if (view.getUint8(at) !== 0xff || view.getUint16(at + 2) < 2) return false
    if (marker === 0xda) return isSized
    if (isFrame(marker) && at + 9 <= bytes.length)
      isSized = view.getUint16(at + 5) > 0 && view.getUint16(at + 7) > 0
  }
  return false
}

/** Whether a RIFF file has the length that it states, and its chunks fill it and contain a picture. */
const isWebp = (bytes: Uint8Array): boolean => {
  if (bytes.length < 20 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return false
  const view = viewOf(bytes)
  if (view.getUint32(4, true) + 8 !== bytes.length) return false
  const types: string[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    types.push(ascii(bytes, at, at + 4))
    const length = view.getUint32(at + 4, true)
    // Chunks start at even positions.
    at += 8 + length + (length % 2)
  }
  return at === bytes.length && types.some(type => type === 'VP8 ' || type === 'VP8L' || type === 'ANMF')
}

const checks = new Map([
  ['png', isPng],
  ['jpeg', isJpeg],
  ['webp', isWebp],
])

/** The type of a complete picture; null: none that we know. */
export const pictureTypeOf = (bytes: Uint8Array): string | null =>
  [...checks].find(([, isWhole]) => isWhole(bytes))?.[0] ?? null

const decoded = (base64: string): Uint8Array | null => {
  try {
    return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/** The bytes of a picture in a data URL; null when they are not a whole picture of the type that it names. */
export const pictureBytes = (dataUrl: string): Uint8Array | null => {
  const [, type = '', base64 = ''] = /^data:image\/(\w+);base64,(.*)$/s.exec(dataUrl) ?? []
  const bytes = decoded(base64)
  return bytes && checks.get(type)?.(bytes) ? bytes : null
}
