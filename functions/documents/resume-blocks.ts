import type { ResumeDocument, ResumeEntry, ResumeSection } from '../../shared/domain/resume/document.ts'
import { shownEntryTitle } from '../../shared/domain/resume/entry.ts'
import { type Block, block, joined, runs } from './block.ts'
import type { Look } from './looks.ts'

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

const paragraph = (text: string, look: Look, bare: boolean): Block[] =>
  block('P', runs(text, look.body, bare), { before: look.gap.line })

const bullet = (text: string, look: Look, bare: boolean): Block[] =>
  block('LI', runs(text, look.body, bare), {
    before: look.gap.line,
    indent: listIndent,
    label: { text: look.bullet, face: { ...look.body, colour: look.bulletColour }, href: null },
  })

const headOf = ({ name, headline, contact }: ResumeDocument, look: Look): Block[] => {
  const common = { centred: look.centred, inHead: true, isHeading: true }
  return [
    ...block('H1', runs(name, look.name), common),
    ...block('P', runs(headline, look.headline), common),
    ...block('P', joined(contact, look.contact, true), { ...common, before: 4 }),
  ]
}

const entryBlocks = (entry: ResumeEntry, look: Look, bare: boolean, isFirst: boolean): Block[] => {
  const title = shownEntryTitle(entry.title, entry.organisation)
  const before = isFirst ? look.gap.line : look.gap.entry
  const heading = block('H3', runs(title, look.title), {
    before,
    aside: entry.duration === '' ? null : { text: entry.duration, face: look.aside, href: null },
    isHeading: true,
  })
  const details = heading.length > 0 ? entry.details : [entry.duration, ...entry.details]
  return [
    ...heading,
    ...block('P', joined(details, look.aside, bare), {
      before: heading.length > 0 ? 0 : before,
      isHeading: entry.paragraphs.length + entry.bullets.length > 0,
    }),
    ...entry.paragraphs.flatMap(text => paragraph(text, look, bare)),
    ...entry.bullets.flatMap(text => bullet(text, look, bare)),
  ]
}

/** The blocks of a section. A section without content has no heading either. */
const sectionBlocks = (section: ResumeSection, look: Look): Block[] => {
  const bare = section.kind === 'links'
  const content = [
    ...section.paragraphs.flatMap(text => paragraph(text, look, bare)),
    ...section.bullets.flatMap(text => bullet(text, look, bare)),
    ...section.entries.flatMap((entry, place) =>
      entryBlocks(entry, look, bare, place === 0 && section.paragraphs.length + section.bullets.length === 0),
    ),
  ]
  if (content.length === 0) return []
  const title = look.capitals ? section.title.toUpperCase() : section.title
  return [
    ...block('H2', runs(title, look.section), {
      before: look.gap.section,
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
  ...document.sections.flatMap(section => sectionBlocks(section, look)),
]

/** The title in the file's properties. It does not name the job, because the file is sent to employers. */
export const resumeTitle = ({ name }: Pick<ResumeDocument, 'name'>): string =>
  name === '' ? 'Resume' : `${name}, resume`
