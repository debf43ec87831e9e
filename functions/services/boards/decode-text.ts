/** The charset's name in `text/xml; charset=ISO-8859-1`, or in `<?xml version="1.0" encoding="iso-8859-1"?>`. */
const charsetOf = (bytes: Uint8Array, contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
  /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )?.[1]

const decoderOf = (label: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}

const utf8OrNothing = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * What a board sent, as text. What is UTF-8 to the last byte is read so, whatever it calls itself: boards say
 * iso-8859-1 of it. Else the charset that it names counts, and a charset that nobody knows is UTF-8 with gaps.
 */
export const decodeText = (bytes: Uint8Array, contentType: string): string => {
  const decoder = decoderOf(charsetOf(bytes, contentType) ?? 'utf-8') ?? new TextDecoder()
  const isWide = decoder.encoding.startsWith('utf-16')
  return (isWide ? undefined : utf8OrNothing(bytes)) ?? decoder.decode(bytes)
}
