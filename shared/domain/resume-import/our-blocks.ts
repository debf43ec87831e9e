import { isReachable } from '../resume/contact.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from '../resume/document.ts'
import { entryTitle } from '../resume/entry-title.ts'
import { linesOf } from '../resume/lines.ts'
import { kindOfTitle } from '../resume/section-kind.ts'
import { saidWords } from './said-words.ts'

/** A part of a resume that we wrote, as the file names it: headings by their level, paragraphs and lines of lists. */
export type OurBlock =
  | { readonly tag: 'H1' | 'H2' | 'P' | 'LI'; readonly text: string }
  | {
      readonly tag: 'H3'
      readonly text: string
      readonly duration: string
      /** With points between. */
      readonly details: string
    }

const point = ' · '
const pieces = (text: string): string[] => text.split(point).filter(piece => piece !== '')

/** Of two lines below the name the first is the headline; one alone is what somebody can be reached by, or it. */
const headOf = (lines: readonly string[]): Pick<ResumeDocument, 'headline' | 'contact'> => {
  const [first = '', second] = lines
  const isContact = second === undefined && pieces(first).some(isReachable)
  return { headline: isContact ? '' : first, contact: pieces(isContact ? first : (second ?? '')) }
}

type Open<T extends Pick<ResumeSection, 'paragraphs' | 'bullets'>> = Omit<T, 'paragraphs' | 'bullets'> & {
  readonly paragraphs: string[]
  readonly bullets: string[]
}
type OpenSection = Omit<Open<ResumeSection>, 'entries'> & { readonly entries: Open<ResumeEntry>[] }

const wordsOf = (...texts: readonly string[]): string =>
  saidWords(texts.join(' '))
    .filter(word => word !== 'at')
    .join(' ')

/** A heading of which a word would be lost as a sign, or as a second time, is a title as it stands. */
const entryOf = ({ text, duration, details }: Extract<OurBlock, { tag: 'H3' }>): Open<ResumeEntry> => {
  const [line] = linesOf(`### ${text}`)
  const { title, organisation, duration: behind } = entryTitle(line?.text ?? '')
  const isWhole = wordsOf(title, organisation, duration === '' ? behind : '') === wordsOf(text)
  return {
    ...(isWhole ? { title, organisation } : { title: text, organisation: '' }),
    duration: duration === '' && isWhole ? behind : duration,
    details: pieces(details),
    paragraphs: [],
    bullets: [],
  }
}

/** Whether its entries have titles: those of other people may be paragraphs. */
const hasEntries = ({ kind, entries }: ResumeSection): boolean =>
  (kind !== 'work' && kind !== 'education') || entries.length > 0

/** The resume that these are of; null: they are not in the order of ours. */
export const resumeOfBlocks = (blocks: readonly OurBlock[]): ResumeDocument | null => {
  const [name, ...others] = blocks
  const from = others.findIndex(({ tag }) => tag === 'H2')
  const head = others.slice(0, from)
  if (name?.tag !== 'H1' || from < 0 || head.length > 2 || head.some(({ tag }) => tag !== 'P')) return null
  const sections: OpenSection[] = []
  for (const block of others.slice(from)) {
    const section = sections.at(-1)
    const { tag, text } = block
    if (tag === 'H1') return null
    if (tag === 'H2')
      sections.push({ kind: kindOfTitle(text), title: text, paragraphs: [], bullets: [], entries: [] })
    else if (tag === 'H3') section?.entries.push(entryOf(block))
    else (section?.entries.at(-1) ?? section)?.[tag === 'P' ? 'paragraphs' : 'bullets'].push(text)
  }
  return sections.every(hasEntries)
    ? { name: name.text, ...headOf(head.map(({ text }) => text)), sections }
    : null
}
