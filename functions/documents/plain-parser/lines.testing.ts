// This file reads a PDF or a Word file into lines of text, in the order in which a plain reader meets them.
// It knows nothing of resumes. A line keeps its runs: pieces that a wide gap, a tab or a bar sets apart.

import { strFromU8, unzipSync } from 'fflate'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type FileType = 'pdf' | 'docx'
export type Line = { text: string; runs: string[]; bullet: boolean }

type Piece = { text: string; x: number; y: number; width: number; size: number }

/** A gap of one letter height is wider than any space between words, so it separates two runs. */
const runGap = 1
/** A gap of an eighth of the letter height is the least that a reader sees as a space. */
const spaceGap = 0.12
/** Pieces whose base lines differ by less than a third of the letter height stand on one line. */
const sameLine = 0.33

const bulletSign = /^[•●▪■◦○‣⁃∙·*–-]\s+/u
const loneSign = /^[•●▪■◦○‣⁃∙·*–-]$/u

export const readLines = async (bytes: Uint8Array, type: FileType): Promise<Line[]> => {
  return type === 'pdf' ? await readPdfLines(bytes) : readWordLines(bytes)
}

const readPdfLines = async (bytes: Uint8Array): Promise<Line[]> => {
  // pdf.js takes the buffer away from its caller, so it gets a copy.
  const loading = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS })
  const document = await loading.promise
  const lines: Line[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const content = await page.getTextContent()
    const pieces = content.items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , x, y] = item.transform.map(Number)
      return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: item.height }]
    })
    lines.push(...groupByBaseLine(pieces).map(piecesToLine))
  }
  await loading.destroy()
  return lines.filter(line => line.text !== '')
}

/** Simple parsers read straight across the page. This order therefore mixes the columns of a page with two. */
const groupByBaseLine = (pieces: Piece[]): Piece[][] => {
  const groups: { y: number; pieces: Piece[] }[] = []
  for (const piece of pieces) {
    const group = groups.find(({ y }) => Math.abs(y - piece.y) < piece.size * sameLine)
    if (group) group.pieces.push(piece)
    else groups.push({ y: piece.y, pieces: [piece] })
  }
  groups.sort((a, b) => b.y - a.y)
  return groups.map(group => group.pieces.sort((a, b) => a.x - b.x))
}

const piecesToLine = (pieces: Piece[]): Line => {
  let text = ''
  let end: number | undefined
  for (const piece of pieces) {
    const gap = end === undefined ? 0 : piece.x - end
    if (gap > piece.size * runGap) text += '\t'
    else if (gap > piece.size * spaceGap) text += ' '
    text += piece.text
    end = piece.x + piece.width
  }
  return toLine(text)
}

const toLine = (raw: string, isListItem = false): Line => {
  const runs = raw
    .normalize('NFC')
    .split(/\t|\s\|\s/u)
    .map(run => run.replace(/\s+/gu, ' ').trim())
    .filter(run => run !== '')
  const first = runs[0] ?? ''
  const sign = runs.length > 1 && loneSign.test(first)
  const bullet = isListItem || sign || bulletSign.test(first)
  if (sign) runs.shift()
  else if (bullet) runs[0] = first.replace(bulletSign, '')
  return { text: runs.join(' '), runs, bullet }
}

const readWordLines = (bytes: Uint8Array): Line[] => {
  // Only the body is read. Parsers skip the page header and footer, so what stands there is lost.
  const part = unzipSync(bytes, { filter: file => file.name === 'word/document.xml' })['word/document.xml']
  if (!part) throw new Error('The file has no word/document.xml.')
  const paragraphs = strFromU8(part).match(/<w:p[ >].*?<\/w:p>/gsu) ?? []
  return paragraphs.flatMap(paragraphToLines).filter(line => line.text !== '')
}

const paragraphToLines = (paragraph: string): Line[] => {
  // The properties go first: they hold tab stops, which carry the same tag as a tab sign in the text.
  const properties = paragraph.match(/<w:pPr>.*?<\/w:pPr>/su)?.[0] ?? ''
  const isListItem = /<w:numPr>|<w:pStyle w:val="List/u.test(properties)
  const body = paragraph.replace(properties, '')
  const tokens = body.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr|noBreakHyphen)(?: [^>]*)?\/>/gu)
  let text = ''
  for (const [, letters, sign] of tokens) {
    if (letters !== undefined) text += decodeEntities(letters)
    else if (sign === 'tab') text += '\t'
    else text += sign === 'noBreakHyphen' ? '-' : '\n'
  }
  return text.split('\n').map(part => toLine(part, isListItem))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string): string => {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return entities[name] ?? whole
  })
}
