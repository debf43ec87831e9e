import Papa from 'papaparse'

/** What a file holds, whatever program wrote it: UTF-8, the two-byte text of Excel, or the old alphabet of Windows. */
export const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What Excel's own files begin with: they are zip archives. */
const zipMark = 'PK\u0003\u0004'

/** Whether it is no text at all: a workbook, a picture. Each kind of these holds zero bytes, and no text does. */
export const isBinary = (text: string): boolean => text.startsWith(zipMark) || text.includes('\0')

/** The cells of a text whose columns are parted by commas, semicolons or tabs; null when a quote is never closed. */
export const readTable = (text: string): string[][] | null => {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] })
  return errors.some(({ type }) => type === 'Quotes') ? null : data
}
