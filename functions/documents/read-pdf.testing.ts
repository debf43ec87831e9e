import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = { readonly role?: string; readonly children?: readonly unknown[] }

const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(child => (typeof child === 'object' && child !== null ? rolesOf(child) : [])),
]

/** The text of each page of a PDF, in the order of the file. */
export const readPdf = async (pdf: Buffer) => {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: string[] = []
  const links: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    pages.push(texts.join('').replace(/\s+/g, ' ').trim())
    links.push(...(await page.getAnnotations()).map(({ url }) => String(url)))
    roles.push(...rolesOf(await page.getStructTree()))
  }
  const { info } = await file.getMetadata()
  await file.destroy()
  return { pages, links, roles, info }
}
