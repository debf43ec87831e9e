import Papa from 'papaparse'

/** The text of a file: UTF-8, the UTF-16 of Excel, or the old alphabet of Windows. */
export const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Excel's own files begin with this, because they are zip archives. */
const zipMark = 'PK\u0003\u0004'

/** Whether it is a workbook or a picture. Those have zero bytes, and no text has one. */
export const isBinary = (text: string): boolean => text.startsWith(zipMark) || text.includes('\0')

/** The cells of a text with commas, semicolons or tabs between its columns; null where a quote is never closed. */
export const readTable = (text: string): string[][] | null => {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] })
  return errors.some(({ type }) => type === 'Quotes') ? null : data
}
