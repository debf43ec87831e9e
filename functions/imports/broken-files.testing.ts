import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { newPdf } from '../print/new-pdf.ts'
import { sansFonts } from '../print/sans-fonts.ts'

/** A PDF of a picture alone, as a scanner makes it. */
export const scan = (): Promise<Buffer> => {
  const pdf = newPdf({ title: 'Scan', author: 'Scanner', fonts: sansFonts() })
  pdf.rect(60, 60, 400, 600).fill('#777777')
  pdf.end()
  return buffer(pdf)
}

/** A PDF that opens with a password. */
export const locked = (): Promise<Buffer> => {
  const pdf = new PDFDocument({ userPassword: 'secret', ownerPassword: 'more' })
  pdf.text('Ada Obi')
  pdf.end()
  return buffer(pdf)
}

const objects = (contents: Buffer, filters: string): Buffer[] => [
  Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
  Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
  Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>'),
  Buffer.concat([
    Buffer.from(`<< /Length ${contents.length} /Filter [${filters}] >>\nstream\n`),
    contents,
    Buffer.from('\nendstream'),
  ]),
]

/** A PDF of 2 kB whose one page unpacks to megabytes of nothing. */
export const swelling = (megabytes: number): Buffer => {
  const once = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 9 })
  const contents = deflateSync(once, { level: 9 })
  const bodies = objects(contents, '/FlateDecode /FlateDecode').map((body, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]),
  )
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...bodies,
    Buffer.from('trailer << /Size 5 /Root 1 0 R >>\n%%EOF'),
  ])
}

const ada = '<w:p><w:r><w:t>Ada</w:t></w:r></w:p>'
const parted = (xml: string): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(xml) }, { level: 9 })

/** A document of 30 MB in 40 kB. */
export const zipBomb = (): Uint8Array =>
  parted(`<w:document>${ada}${' '.repeat(30 * 1024 * 1024)}</w:document>`)

/** The same, whose directory says that it is 100 bytes. */
export const lyingZip = (): Uint8Array => {
  const bytes = zipBomb()
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1000)
      view.setUint32(at + 24, 100, true)
  return bytes
}

/** Deeper than functions may call each other. */
export const deepDocx = (): Uint8Array =>
  parted(`${ada}${'<w:p>'.repeat(200_000)}${'</w:p>'.repeat(200_000)}`)

export const docxOf = (text: string): Uint8Array =>
  parted(`<w:document><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`)
