import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { brand } from '../../shared/brand.ts'
import { isDuration } from '../../shared/domain/resume/dates.ts'
import { writeResume } from '../../shared/domain/resume/write.ts'
import { type OurBlock, resumeOfBlocks } from '../../shared/domain/resume-import/our-files.ts'
import { mostCharacters, mostPages } from './pdf-pieces.ts'
import { type Tagged, type TaggedLine, taggedOf } from './tagged-lines.ts'

const madeByUs = z.object({ info: z.object({ Creator: z.literal(brand.name) }) })

/** The elements of all pages. An element that continues on the next page becomes one. */
const joinPages = (pages: readonly (readonly Tagged[])[]): Tagged[] => {
  const all: Tagged[] = []
  for (const page of pages)
    for (const [at, element] of page.entries()) {
      const last = all.at(-1)
      const isSentenceOpen = !/[.!?:…]$/.test(last?.lines.at(-1)?.text.trim() ?? '.')
      const isRest =
        at === 0 &&
        last?.tag === element.tag &&
        (element.tag === 'LI' ? !element.isLabelled : element.tag === 'P' && isSentenceOpen)
      if (isRest) all[all.length - 1] = { ...last, lines: [...last.lines, ...element.lines] }
      else if (element.lines.length > 0) all.push(element)
    }
  return all
}

/** The text of lines that end at `edge`. A full line without a space is the beginning of a longer word. */
const wordsOf = (lines: readonly TaggedLine[], edge: number): string => {
  const texts = lines.map(({ text, right, size }, at) => {
    const isCut = at < lines.length - 1 && !/\s/.test(text.trim()) && right > edge - size
    return isCut ? text.trim() : `${text} `
  })
  return texts.join('').replace(/\s+/g, ' ').trim()
}

// A longer text is a sentence, and so is a text that ends with its punctuation.
const longestDetails = 120
const isBelow = (text: string): boolean => text.length <= longestDetails && !/[.!?]$/.test(text)
/** A duration that had no room beside the title, or in the narrow column of dates. */
const isLongTime = (text: string): boolean =>
  isDuration(text) || (text.length > 20 && /(?:19|20)\d\d/.test(text))

/**
 * The blocks of elements. A duration is on the line of its heading. Details are on the line of the employer, or are a
 * short text below.
 */
const blocksOf = (elements: readonly Tagged[]): OurBlock[] => {
  const edge = elements.flatMap(({ lines }) => lines).reduce((most, { right }) => Math.max(most, right), 0)
  const blocks: OurBlock[] = []
  let heading: Tagged | null = null
  for (const element of elements) {
    const { tag, lines } = element
    const text = wordsOf(lines, edge)
    const above = blocks.at(-1)
    if (tag === 'H3') {
      heading = element
      blocks.push({ tag, text, organisation: '', duration: '', details: '' })
      continue
    }
    if (tag === 'H4') {
      if (above?.tag !== 'H3') return []
      heading = element
      blocks[blocks.length - 1] = { ...above, organisation: text }
      continue
    }
    if (tag === 'P' && above?.tag === 'H3') {
      const isBeside = Math.abs((lines[0]?.y ?? 0) - (heading?.lines[0]?.y ?? 0)) < 1
      const isTime =
        above.organisation === '' &&
        above.duration === '' &&
        above.details === '' &&
        (isBeside || isLongTime(text))
      if (isTime || (above.details === '' && isBelow(text))) {
        blocks[blocks.length - 1] = { ...above, [isTime ? 'duration' : 'details']: text }
        continue
      }
    }
    blocks.push({ tag, text })
  }
  return blocks
}

/** The Markdown of a PDF that we made, from its tags; null: another program made it. */
export const markdownOfOurPdf = async (pdf: PDFDocumentProxy): Promise<string | null> => {
  if (pdf.numPages > mostPages || !madeByUs.safeParse(await pdf.getMetadata()).success) return null
  const pages: Tagged[][] = []
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const elements = await taggedOf(page)
    page.cleanup()
    characters += elements.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.length, 0)
    if (characters > mostCharacters) return null
    pages.push(elements)
  }
  const resume = resumeOfBlocks(blocksOf(joinPages(pages)))
  return resume && writeResume(resume)
}
