import { letterPartsOf } from '../letter/letter-parts.ts'
import { plainName } from '../resume/plain-name.ts'
import { type Block, block, joined, type Run, runs } from './block.ts'
import { type Look, looks } from './looks.ts'
import { colours } from './paper.ts'

export type LetterDocument = {
  /** Paragraphs with an empty line between them. Line breaks in a paragraph stay. */
  readonly content: string
  /** The writer's name. May be empty. */
  readonly name: string
  /** The lines below the name: place, address, number. */
  readonly contact: readonly string[]
}

const linesIn = (text: string, spell: (text: string) => string): string[] =>
  text
    .split(/\r?\n/)
    .map(spell)
    .filter(line => line !== '')

/** The paragraphs of a letter, each as its lines. */
const paragraphsOf = (content: string, spell: (text: string) => string): string[][] =>
  content
    .split(/\r?\n\s*\n/)
    .map(paragraph => linesIn(paragraph, spell))
    .filter(lines => lines.length > 0)

const { minimalist } = looks

/** The look of letters. It is plainer than a resume's, because a letter is read from top to bottom. */
export const letterLook: Look = {
  ...minimalist,
  margin: { left: 72, right: 72, top: 68, bottom: 64 },
  rule: { width: 'full', thickness: 0.8, gap: 8, colour: colours.line },
  gap: { section: 24, entry: 10, line: 0 },
  name: { ...minimalist.name, weight: 'bold', size: 17, leading: 24, spacing: -0.2 },
  title: { ...minimalist.title, weight: 'semibold', size: 10.5, leading: 16.5 },
  body: { ...minimalist.body, size: 10.5, leading: 16.5 },
}

/** In points: room to sign by hand between the closing and the name. */
const signature = 34

const headBlocks = (name: string, below: readonly Run[], look: Look): Block[] => [
  ...block('H1', runs(name, look.name), { isHeading: true, rule: below.length > 0 ? null : look.rule }),
  ...block('P', below, { isHeading: true, before: 2, rule: look.rule }),
]

/**
 * The blocks of a letter: name and contacts, and the paragraphs. Our own letters begin with the name and the contacts; a
 * letter that does not gets them at its head.
 */
export const letterBlocks = (
  { content, name, contact }: LetterDocument,
  look: Look,
  spell: (text: string) => string,
): Block[] => {
  const { subject, closing } = letterPartsOf(content)
  const subjectLine = spell(content.slice(subject.start, subject.end))
  const closingLine = spell(content.slice(closing.start, closing.end))
  const [first = [], ...others] = paragraphsOf(content, spell)
  const [firstLine = '', ...belowName] = first
  const isNamed = name !== '' && firstLine.toLowerCase() === name.toLowerCase()
  const text = [first, ...others].flat().join('\n')
  const below = isNamed ? belowName : contact.filter(item => !text.includes(item))
  const paragraphs = isNamed ? others : [first, ...others]
  let isSigned = false
  return [
    ...headBlocks(
      name,
      joined(
        below.flatMap(line => line.split(' · ')),
        look.contact,
      ),
      look,
    ),
    ...paragraphs.flatMap((lines, place) =>
      lines.flatMap((line, number) => {
        const isFirst = number === 0
        const space = place === 0 ? look.gap.section : look.gap.entry
        const before = isSigned ? signature : isFirst ? space : look.gap.line
        isSigned = closingLine !== '' && line === closingLine
        return block('P', runs(line, line === subjectLine ? look.title : look.body), {
          before,
          // The lines of an address, and the closing with the name, stay on one page.
          isHeading: isSigned || (number < lines.length - 1 && lines.length < 8),
        })
      }),
    ),
  ]
}

/** The title in the file's properties. */
export const letterTitle = (name: string): string =>
  name === '' ? 'Cover letter' : `${plainName(name)}, cover letter`
