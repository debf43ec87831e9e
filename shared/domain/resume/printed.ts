import type { ResumeTemplate } from '../../lists.ts'
import { fold } from '../jobs/fold.ts'
import { type Contact, contactOf, linkFields, linkOf } from './contacts.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { callingCodeOf, internationalPhone } from './phone.ts'
import { plainName } from './plain-name.ts'
import { type PrintedPeriod, printedPeriod } from './printed-dates.ts'
import { printedSkills } from './printed-skills.ts'

// A resume as it stands on paper. The Markdown is the person's own; programs that read a PDF want the same things
// written in the same way: numbers, dates, headings and links.

/** How a person wants their paper. */
export type PaperChoice = {
  readonly template: ResumeTemplate
  /** Whether the name stands without its marks. */
  readonly plainName?: boolean
}

/** The headings that we once wrote, and the words of the field for them. Other headings are the person's. */
const headings: ReadonlyMap<string, string> = new Map([['work', 'Work Experience']])

const isService = ({ title }: ResumeSection): boolean =>
  /\b(?:nysc|siwes|national (?:youth )?service|youth service|industrial (?:training|attachment)|internships?)\b/.test(
    fold(title),
  )

/** The sections that a template prints first, below the summary. The others keep the person's order. */
const firstSections: Partial<
  Readonly<Record<ResumeTemplate, readonly ((section: ResumeSection) => boolean)[]>>
> = {
  'first-job': [({ kind }) => kind === 'education', isService],
  trade: [
    ({ kind }) => kind === 'licences',
    ({ kind }) => kind === 'certifications',
    ({ kind }) => kind === 'skills',
  ],
}

const inOrder = (sections: readonly ResumeSection[], template: ResumeTemplate): ResumeSection[] => {
  const first = [({ kind }: ResumeSection) => kind === 'summary', ...(firstSections[template] ?? [])]
  if (first.length === 1) return [...sections]
  const rankOf = (section: ResumeSection): number => {
    const rank = first.findIndex(is => is(section))
    return rank < 0 ? first.length : rank
  }
  return sections.toSorted((one, other) => rankOf(one) - rankOf(other))
}

type Printed = { readonly entry: ResumeEntry; readonly span: PrintedPeriod['span'] }

/** `Bachelor of Arts - BA, Linguistics`, as LinkedIn writes it, without the short form of the same degree. */
const printedTitle = (title: string): string =>
  title.replace(/^((\p{Lu})[\p{L}'’]*(?: [\p{L}'’]+){1,5}) [-–] \2\.?\p{Lu}[\p{L}.]{0,4}(?=,|$)/u, '$1')

const printedEntry = (entry: ResumeEntry): Printed => {
  const { text, rest, span } = printedPeriod(entry.duration)
  return {
    entry: {
      ...entry,
      title: printedTitle(entry.title),
      duration: text,
      details: [...entry.details, rest].filter(part => part !== ''),
    },
    span,
  }
}

/** Newest first. An entry that does not say when stays below the one that it was below. */
const newestFirst = <Entry extends Pick<Printed, 'span'>>(entries: readonly Entry[]): Entry[] => {
  const groups: Entry[][] = []
  for (const entry of entries) {
    const group = entry.span === null ? groups.at(-1) : undefined
    if (group) group.push(entry)
    else groups.push([entry])
  }
  const spanOf = ([first]: readonly Entry[]) =>
    first?.span ?? { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  return groups
    .toSorted((one, other) => {
      const [a, b] = [spanOf(one), spanOf(other)]
      return a.to === b.to ? (a.from === b.from ? 0 : b.from - a.from) : b.to - a.to
    })
    .flat()
}

const dated: ReadonlySet<ResumeSection['kind']> = new Set(['work', 'education'])

/** Whether the paper sorts the entries of such a section by their dates. */
export const isPrintedByDate = (kind: ResumeSection['kind']): boolean => dated.has(kind)

/** Whether entries with these durations, in this order, are printed in another one. */
export const isPrintedInAnotherOrder = (durations: readonly string[]): boolean => {
  const entries = durations.map(duration => printedPeriod(duration))
  return newestFirst(entries).some((entry, at) => entry !== entries[at])
}

/** Whether a template puts the sections into an order of its own. */
export const hasOwnOrder = (template: ResumeTemplate): boolean => firstSections[template] !== undefined

const printedSections = (section: ResumeSection): ResumeSection[] => {
  const printed = { ...section, title: headings.get(fold(section.title)) ?? section.title }
  if (section.kind === 'skills') return printedSkills(printed)
  return [
    {
      ...printed,
      entries: dated.has(section.kind)
        ? newestFirst(section.entries.map(printedEntry)).map(({ entry }) => entry)
        : section.entries.map(entry => printedEntry(entry).entry),
    },
  ]
}

/** A label of a field for a link, with words behind it that are no address: `LinkedIn: I have none`. */
const isEmptyLink = (line: string): boolean => linkFields.some(([, label]) => line.startsWith(`${label}: `))

/** A section of links without its links, which stand in the head of the page. */
const withoutLinks = (section: ResumeSection): ResumeSection => {
  if (section.kind !== 'links') return section
  const others = (lines: readonly string[]): string[] =>
    lines.filter(line => linkOf(line) === null && !isEmptyLink(line))
  return { ...section, paragraphs: others(section.paragraphs), bullets: others(section.bullets) }
}

const hasContent = ({ paragraphs, bullets, entries }: ResumeSection): boolean =>
  paragraphs.length + bullets.length + entries.length > 0

/** An address that a program takes for one, in one way: a host alone, with `https://`, and an address with a path, without. */
const wholeLink = (link: string): string =>
  /^https?:|\//i.test(link) ? link.replace(/^https:\/\/(?=[\w.-]+\/[\w@])/i, '') : `https://${link}`

const order: readonly Contact['kind'][] = ['other', 'phone', 'mail', 'link']

const printedContact = (document: ResumeDocument): string[] => {
  const links = document.sections
    .filter(({ kind }) => kind === 'links')
    .flatMap(({ paragraphs, bullets }) => [...paragraphs, ...bullets])
    .flatMap(line => linkOf(line) ?? [])
  const pieces = [...document.contact, ...links].map(contactOf)
  const code = callingCodeOf(pieces.find(({ kind }) => kind === 'other')?.text ?? '')
  const numbers = (text: string): string[] =>
    text.split(/ ?[,/;] (?=[+0(])| ?\/ ?(?=[+0])/).map(each => internationalPhone(each, code))
  const texts = order.flatMap(kind =>
    pieces
      .filter(piece => piece.kind === kind)
      .flatMap(({ text }) =>
        kind === 'phone' ? numbers(text) : kind === 'link' ? [wholeLink(text)] : [text],
      ),
  )
  return [...new Map(texts.map(text => [fold(text).replace(/^https?:\/\/|\/$/g, ''), text])).values()]
}

/** The resume that is drawn on paper, in a PDF, in Word and in the preview. */
export const printedResume = (
  document: ResumeDocument,
  { template, plainName: isPlain = false }: PaperChoice,
): ResumeDocument => ({
  name: isPlain ? plainName(document.name) : document.name.normalize('NFC'),
  headline: document.headline,
  contact: printedContact(document),
  sections: inOrder(
    document.sections.map(withoutLinks).filter(hasContent).flatMap(printedSections),
    template,
  ),
})
