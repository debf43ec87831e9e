import { inflateSync } from 'node:zlib'

const hexText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/**
 * Reads a PDF that pdfkit wrote. Returns the text of each element of the structure, in its order, as a reader would
 * copy it.
 */
export const readPdf = (pdf: Buffer) => {
  const source = pdf.toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  )
  const named = (name: string, within: string): string => {
    const id = within.match(new RegExp(`/${name} (\\d+) 0 R`))?.[1]
    return objects.get(id ?? '') ?? ''
  }
  const stream = (body: string): string =>
    inflateSync(
      Buffer.from(body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream')), 'latin1'),
    ).toString('latin1')
  const signs = (font: string): string[] => {
    const listed = stream(named('ToUnicode', named(font, source))).match(/\[(.*)\] *\n?endbfrange/s)?.[1]
    return (listed ?? '').match(/<[^>]*>/g)?.map(hex => hexText(hex.replace(/[< >]/g, ''))) ?? []
  }
  const elements: string[] = []
  let font: string[] = []
  for (const [, mark, name, codes] of stream(named('Contents', source)).matchAll(
    /\/MCID (\d+)|\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g,
  )) {
    if (mark) elements[Number(mark)] = ''
    if (name) font = signs(name)
    for (const code of codes?.match(/.{4}/g) ?? [])
      elements[elements.length - 1] += font[Number.parseInt(code, 16)] ?? ''
  }
  return { elements, source, pages: Number(source.match(/\/Type \/Pages\n\/Count (\d+)/)?.[1]) }
}
