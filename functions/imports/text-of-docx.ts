import { withHeadingRules } from './docx-headings.ts'
import { blockLines, type DocxParts } from './docx-lines.ts'
import { markdownOfOurDocx } from './our-docx.ts'
import { unzip } from './unzip.ts'
import { childNamed, type XmlNode, xmlNodes } from './xml-nodes.ts'

const wanted =
  /^word\/(?:(?:document|header|footer)\d*\.xml|styles\.xml|_rels\/(?:document|header|footer)\d*\.xml\.rels)$/
const body = /^word\/document\d*\.xml$/

/** Whether an archive is a Word document. Throws UnzipError for a broken archive. */
export const isDocx = (bytes: Uint8Array): boolean => {
  let found = false
  unzip(bytes, name => {
    found ||= body.test(name)
    return false
  })
  return found
}

const listStylesOf = (nodes: readonly XmlNode[]): Set<string> =>
  new Set(
    nodes
      .flatMap(({ children }) => children)
      .filter(style => style.name === 'style' && childNamed(childNamed(style, 'pPr'), 'numPr') !== undefined)
      .map(({ attributes }) => attributes.styleId ?? ''),
  )

const targetsOf = (nodes: readonly XmlNode[]): Map<string, string> =>
  new Map(
    nodes
      .flatMap(({ children }) => children)
      .map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? ''] as const),
  )

const pageNumber = /^\W{0,20}(?:page\W{0,20})?\d{0,3}\W{0,20}(?:(?:of|\/)\W{0,20}\d{0,3})?\W{0,20}$/i

/**
 * The text of a Word document. A document that we made gives its Markdown. Any other gives lines: the head of its
 * pages, its body, and the foot of its pages as contacts. Pictures, macros and embedded files are not read. Throws
 * UnzipError, or the error of the XML parser.
 */
export const textOfDocx = (bytes: Uint8Array): string => {
  const files = unzip(bytes, name => wanted.test(name))
  const nodes = (name: string): XmlNode[] => {
    const file = files.get(name)
    return file ? xmlNodes(file) : []
  }
  const listStyles = listStylesOf(nodes('word/styles.xml'))
  const linesOf = (kind: RegExp): string[] =>
    [...files.keys()]
      .filter(name => kind.test(name))
      .toSorted()
      .flatMap(name => {
        const targets = targetsOf(nodes(name.replace(/^word\//, 'word/_rels/').concat('.rels')))
        const parts: DocxParts = { listStyles, targets, looked: [], asides: [] }
        const lines = blockLines(nodes(name), parts)
        return withHeadingRules([...lines, ...parts.asides], parts.looked)
      })
  // The heads and feet of a document that we made have only the number of the page.
  const edges = linesOf(/^word\/(?:header|footer)/).filter(line => line !== '' && !pageNumber.test(line))
  const ours = edges.length > 0 ? null : markdownOfOurDocx(nodes('word/document.xml'))
  if (ours !== null) return ours
  const uniqueLines = (lines: readonly string[], others: readonly string[]): string[] => {
    const known = new Set(others)
    return [...new Set(lines)].filter(line => line !== '' && !known.has(line) && !pageNumber.test(line))
  }
  const main = linesOf(body)
  const head = uniqueLines(linesOf(/^word\/header/), main)
  const foot = uniqueLines(linesOf(/^word\/footer/), [...main, ...head])
  return [...head, ...main, ...(foot.length > 0 ? ['', 'CONTACT', ...foot] : [])].join('\n')
}
