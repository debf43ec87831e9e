import { allResumeTemplates } from '../../lists.ts'
import { isReachable } from '../resume/contacts.ts'
import { isDuration } from '../resume/dates.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from '../resume/document.ts'
import { entryTitle } from '../resume/entry.ts'
import { documentSectionOf } from '../resume/headings.ts'
import { gradeLabel } from '../resume/items.ts'
import { linesOf } from '../resume/lines.ts'
import { tidy } from '../resume/plain-words.ts'
import { banners } from '../resume/text-file.ts'
import { wordsIn } from './words-of-form.ts'

// Files that we wrote say by their form what each line is: PDF and Word by their tags, text by its banner and rules.

/** A part of a resume that we wrote: headings by their level, paragraphs and items of lists. */
export type OurBlock =
  | { readonly tag: 'H1' | 'H2' | 'P' | 'LI'; readonly text: string }
  | {
      readonly tag: 'H3'
      readonly text: string
      /** On a line of its own below the title. Empty: the title may name it. */
      readonly organisation: string
      readonly duration: string
      /** With dots between. */
      readonly details: string
    }

const point = ' · '
const pieces = (text: string): string[] => text.split(point).filter(piece => piece !== '')

const bar = ' | '

/** The first line is the headline, with a place behind a bar, unless the person can be reached by it. */
const headOf = (lines: readonly string[]): Pick<ResumeDocument, 'headline' | 'contact'> => {
  const [first = '', ...others] = lines
  // A text, and a file that we made long ago, has the contacts on one line with dots between.
  if (others.some(line => line.includes(point))) return { headline: first, contact: others.flatMap(pieces) }
  const contact = others.flatMap(line => line.split(bar)).flatMap(pieces)
  // A headline may have bars of its own. The place, or a number without one, is last.
  const at = first.lastIndexOf(bar)
  const [headline, besides] = at < 0 ? [first, []] : [first.slice(0, at), [first.slice(at + bar.length)]]
  const isContact =
    isReachable(headline) || (at < 0 && others.length === 0 && pieces(first).some(isReachable))
  return isContact
    ? { headline: '', contact: [...first.split(bar).flatMap(pieces), ...contact] }
    : { headline, contact: [...besides, ...contact] }
}

/** The headings that we print in capitals, as they are written. */
const headings = new Map(
  [
    'Summary',
    'Work Experience',
    'Education',
    'Skills',
    'Soft Skills',
    'Certifications',
    'Licences',
    'Languages',
    'Interests',
    'Referees',
    'Projects',
    'Awards',
  ].map(title => [title.toUpperCase(), title]),
)

type Open<T extends Pick<ResumeSection, 'paragraphs' | 'bullets'>> = Omit<T, 'paragraphs' | 'bullets'> & {
  readonly paragraphs: string[]
  readonly bullets: string[]
}
type OpenSection = Omit<Open<ResumeSection>, 'entries'> & { readonly entries: Open<ResumeEntry>[] }

const wordsOf = (...texts: readonly string[]): string =>
  wordsIn(texts.join(' '))
    .filter(word => word !== 'at')
    .join(' ')

/** Where the parts of a heading would lose a word, which was read as a sign or as a second time, it is all title. */
const entryOf = (block: Extract<OurBlock, { tag: 'H3' }>): Open<ResumeEntry> => {
  const { text, duration, details } = block
  if (block.organisation !== '')
    return {
      title: text,
      organisation: block.organisation,
      duration,
      details: pieces(details),
      paragraphs: [],
      bullets: [],
    }
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

/** Whether jobs and studies are entries with titles. Where they are not, the file is not ours. */
const hasEntries = ({ kind, entries }: ResumeSection): boolean =>
  (kind !== 'work' && kind !== 'education') || entries.length > 0

/** Headline, numbers, addresses and links. */
const mostHeadLines = 12

/** The resume that the blocks are of; null: they are not in the order that we write. */
export const resumeOfBlocks = (blocks: readonly OurBlock[]): ResumeDocument | null => {
  const [name, ...others] = blocks
  const from = others.findIndex(({ tag }) => tag === 'H2')
  const head = others.slice(0, from)
  if (name?.tag !== 'H1' || from < 0 || head.length > mostHeadLines || head.some(({ tag }) => tag !== 'P'))
    return null
  const sections: OpenSection[] = []
  for (const block of others.slice(from)) {
    const section = sections.at(-1)
    const { tag, text } = block
    if (tag === 'H1') return null
    if (tag === 'H2')
      sections.push({
        kind: documentSectionOf(text),
        title: headings.get(text) ?? text,
        paragraphs: [],
        bullets: [],
        entries: [],
      })
    else if (tag === 'H3') section?.entries.push(entryOf(block))
    else (section?.entries.at(-1) ?? section)?.[tag === 'P' ? 'paragraphs' : 'bullets'].push(text)
  }
  return sections.every(hasEntries)
    ? { name: name.text, ...headOf(head.map(({ text }) => text)), sections }
    : null
}

const isSame = (lines: readonly string[], other: readonly string[]): boolean =>
  lines.length === other.length && other.every((line, at) => line.trim() === lines[at])

/** The lines between the banners of a template; null: there are none. The one below may have been left behind. */
const withinBanner = (lines: readonly string[]): readonly string[] | null => {
  for (const template of allResumeTemplates) {
    const { above, below } = banners[template]
    if (!isSame(lines.slice(0, above.length), above)) continue
    const isClosed = isSame(lines.slice(-below.length), below)
    return lines.slice(above.length, isClosed ? -below.length : undefined)
  }
  return null
}

const bullet = /^- (?=\S)/
// Longer lines are sentences.
const longestTitle = 160
const longestTime = 120
/** Whether a line in the place of a title is one more paragraph of the entry above. */
const isSentence = (line: string, below = ''): boolean =>
  line.length > longestTitle ||
  (line.length > 60 && /[.!?]$/.test(line) && (below === '' || bullet.test(below)))

/** Between paragraphs is an empty line. Where there is none, some program has broken the paragraph or bullet above. */
const textBlocks = (lines: readonly string[]): OurBlock[] => {
  const blocks: OurBlock[] = []
  for (const line of lines) {
    const above = blocks.at(-1)
    if (bullet.test(line)) blocks.push({ tag: 'LI', text: line.replace(bullet, '') })
    else if (above) blocks[blocks.length - 1] = { ...above, text: `${above.text} ${line}` }
    else blocks.push({ tag: 'P', text: line })
  }
  return blocks
}

/** What stands below the title of an entry: a time first, if there is one, and then details. */
const belowOf = (line: string, isSchool: boolean): { duration: string; details: string } => {
  const [first = '', ...others] = line.split(' · ')
  const isDetail =
    first.startsWith(gradeLabel) ||
    (isSchool && others.length === 0 && !isDuration(first) && !/\d{4}/.test(first))
  return isDetail ? { duration: '', details: line } : { duration: first, details: others.join(' · ') }
}

const entryBlocks = (lines: readonly string[], isSchool: boolean): OurBlock[] => {
  const [title = '', second = '', ...others] = lines
  const isBelow = second !== '' && !bullet.test(second) && second.length <= longestTime
  return [
    {
      tag: 'H3',
      text: title,
      organisation: '',
      ...(isBelow ? belowOf(second, isSchool) : { duration: '', details: '' }),
    },
    ...textBlocks(isBelow || second === '' ? others : [second, ...others]),
  ]
}

/** The lines of a text between its empty lines. */
const groupsOf = (lines: readonly string[]): string[][] => {
  const groups: string[][] = [[]]
  for (const line of lines) {
    if (line !== '') groups.at(-1)?.push(line)
    else if (groups.at(-1)?.length) groups.push([])
  }
  return groups.filter(group => group.length > 0)
}

const isTitle = ([first = '', second = '']: readonly string[]): boolean =>
  /^-+$/.test(second) && second.length === [...first].length

/**
 * The resume of a text file that we wrote: between our banners, its sections with a line of dashes below their titles.
 * null: it is other text.
 */
export const resumeOfOurText = (text: string): ResumeDocument | null => {
  const inner = withinBanner(
    tidy(text)
      .trim()
      .split('\n')
      .map(line => line.trim()),
  )
  if (!inner) return null
  const all = groupsOf(inner)
  // The person may have given neither a name nor a contact.
  const hasHead = !isTitle(all[0] ?? [])
  const [name = '', ...head] = (hasHead ? all[0] : null) ?? []
  const groups = hasHead ? all.slice(1) : all
  let kind = 'other'
  const blocks = groups.flatMap((group): OurBlock[] => {
    const [title = ''] = group
    const isSection = isTitle(group)
    if (isSection) kind = documentSectionOf(title)
    const lines = isSection ? group.slice(2) : group
    const [first = '', second] = lines
    const isEntry =
      (kind === 'work' || kind === 'education') &&
      first !== '' &&
      !bullet.test(first) &&
      !isSentence(first, second)
    return [
      ...(isSection ? [{ tag: 'H2', text: title } as const] : []),
      ...(isEntry ? entryBlocks(lines, kind === 'education') : textBlocks(lines)),
    ]
  })
  return resumeOfBlocks([
    { tag: 'H1', text: name },
    ...head.map((text): OurBlock => ({ tag: 'P', text })),
    ...blocks,
  ])
}
