import { type Contact, contactOf } from '../resume/contacts.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from '../resume/document.ts'
import { itemsOf } from '../resume/items.ts'
import { plainName } from '../resume/plain-name.ts'
import { type Block, block, joined, type Run, runs } from './block.ts'
import type { Face, Look } from './looks.ts'

type Spell = (text: string) => string

/** The resume with `spell` applied to each text. Texts of lists that become empty are removed. */
export const respelt = (
  { name, headline, contact, sections }: ResumeDocument,
  spell: Spell,
): ResumeDocument => {
  const all = (texts: readonly string[]): string[] => texts.map(spell).filter(text => text !== '')
  return {
    name: spell(name),
    headline: spell(headline),
    contact: all(contact),
    sections: sections.map(section => ({
      kind: section.kind,
      title: spell(section.title),
      paragraphs: all(section.paragraphs),
      bullets: all(section.bullets),
      entries: section.entries.map(entry => ({
        title: spell(entry.title),
        organisation: spell(entry.organisation),
        duration: spell(entry.duration),
        details: all(entry.details),
        paragraphs: all(entry.paragraphs),
        bullets: all(entry.bullets),
      })),
    })),
  }
}

/** The indent of lines of a list, in points. */
const listIndent = 13

const paragraph = (text: string, look: Look): Block[] =>
  block('P', runs(text, look.body), { before: look.gap.line })

/** `isKept`: it stays with the one below, because one line alone on the next page looks forgotten. */
const bullet = (text: string, look: Look, isKept = false): Block[] =>
  block('LI', runs(text, look.body), {
    before: look.gap.line,
    indent: listIndent,
    isHeading: isKept,
    label: { text: look.bullet, face: { ...look.body, colour: look.bulletColour }, href: null },
  })

const bar = ' | '

/**
 * The name, the headline with the place, and below them numbers, addresses and links, as many on a line as it has room
 * for. A headline never stands alone, because programs would take it for the name.
 */
const headOf = ({ name, headline, contact }: ResumeDocument, look: Look): Block[] => {
  const common = { centred: look.centred, inHead: true, isHeading: true }
  const of = (...kinds: readonly Contact['kind'][]): string[] =>
    contact.filter(text => kinds.includes(contactOf(text).kind))
  const [reached, links] = [of('phone', 'mail'), of('link')]
  const place = of('other').join(', ')
  const isAlone = headline === '' || place === ''
  const [number = '', ...others] = isAlone ? reached : ['', ...reached]
  const below = isAlone ? others : reached
  // Without a headline the number is first, so that no place is taken for one.
  const first = headline === '' ? [number, place] : [headline, place, number]
  const lines = [
    block('P', runs(first.filter(text => text !== '').join(bar), look.headline), { ...common, before: 2 }),
    block('P', joined([...below, ...links], look.contact), { ...common, before: 4 }),
  ]
  return [...block('H1', runs(name, look.name), common), ...lines.flat()]
}

type Place = {
  readonly isFirst: boolean
  /** Whether the employer is bold. */
  readonly isStrong: boolean
}

const entryBlocks = (entry: ResumeEntry, look: Look, { isFirst, isStrong }: Place): Block[] => {
  const { title, organisation, duration, paragraphs, bullets } = entry
  const before = isFirst ? look.gap.line : look.gap.entry
  const isFollowed = paragraphs.length + bullets.length > 0
  const aside = (text: string): Run | null => (text === '' ? null : { text, face: look.aside, href: null })
  const details = entry.details.join(' · ')
  const heading = block('H3', runs(title, look.title), {
    before,
    aside: aside(duration),
    isHeading: organisation !== '' || details !== '' || isFollowed,
  })
  // A bold line in capitals is a heading to a program.
  const face: Face =
    isStrong && /\p{Ll}/u.test(organisation) ? look.organisation : { ...look.organisation, weight: 'medium' }
  const plain = [...(heading.length > 0 ? [] : [duration]), details].filter(text => text !== '').join(' · ')
  return [
    ...heading,
    ...(organisation === ''
      ? block('P', runs(plain, look.aside), {
          before: heading.length > 0 ? 0 : before,
          isHeading: isFollowed,
        })
      : block('H4', runs(organisation, face), { aside: aside(details), isHeading: isFollowed })),
    ...paragraphs.flatMap(text => paragraph(text, look)),
    ...bullets.flatMap((text, at) => bullet(text, look, at === bullets.length - 2)),
  ]
}

/** Skills on lines that end behind a comma. */
const skillsLine = (text: string, look: Look): Block[] =>
  block(
    'P',
    itemsOf(text).map((item, at, all) => ({
      text: at < all.length - 1 ? `${item}, ` : item,
      face: look.body,
      href: null,
      whole: true,
    })),
    { before: look.gap.line },
  )

/** About as many characters as a line has room for. */
const oneLine = 90
/** The share of the space between two sections of one line each. */
const betweenShort = 0.7

/** Whether it is one line under its heading, as languages often are. */
const isShort = ({ paragraphs, bullets, entries }: ResumeSection): boolean => {
  const [text = '', ...others] = [...paragraphs, ...bullets]
  return others.length === 0 && entries.length === 0 && text.length <= oneLine
}

/** The blocks of a section. A section without content has no heading either. */
const sectionBlocks = (section: ResumeSection, look: Look, before: number): Block[] => {
  const { kind, paragraphs, bullets, entries } = section
  const hasText = paragraphs.length + bullets.length > 0
  // A program that meets one job alone parts it at a bold line.
  const isStrong = kind === 'work' && entries.length > 1
  const content = [
    ...paragraphs.flatMap(text => (kind === 'skills' ? skillsLine(text, look) : paragraph(text, look))),
    ...bullets.flatMap((text, at) => bullet(text, look, at === bullets.length - 2)),
    ...entries.flatMap((entry, at) => entryBlocks(entry, look, { isFirst: at === 0 && !hasText, isStrong })),
  ]
  if (content.length === 0) return []
  return [
    ...block('H2', runs(look.capitals ? section.title.toUpperCase() : section.title, look.section), {
      before,
      centred: look.centred,
      rule: look.rule,
      isHeading: true,
    }),
    ...content,
  ]
}

/** The blocks of a resume, in reading order. */
export const resumeBlocks = (document: ResumeDocument, look: Look): Block[] => [
  ...headOf(document, look),
  ...document.sections.flatMap((section, at, all) => {
    const above = all[at - 1]
    const isClose = isShort(section) && above !== undefined && isShort(above)
    return sectionBlocks(section, look, look.gap.section * (isClose ? betweenShort : 1))
  }),
]

/** The title in the file's properties, in plain letters. It does not name the job, because the file is sent to employers. */
export const resumeTitle = ({ name }: Pick<ResumeDocument, 'name'>): string =>
  name === '' ? 'Resume' : `${plainName(name)}, resume`
