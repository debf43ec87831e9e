import { colours } from '../print/paper.ts'
import { type Block, block, joined, runs } from './block.ts'
import { type Look, looks } from './looks.ts'

export type LetterDocument = {
  /** Paragraphs with an empty line between them. Line breaks in a paragraph stay. */
  readonly content: string
  /** The writer's name. May be empty. */
  readonly name: string
  /** The lines below the name: place, address, number. */
  readonly contact: readonly string[]
}

/** The paragraphs of a letter, each as its lines. */
const paragraphsOf = (content: string, spell: (text: string) => string): string[][] =>
  content
    .split(/\r?\n\s*\n/)
    .map(paragraph =>
      paragraph
        .split(/\r?\n/)
        .map(spell)
        .filter(line => line !== ''),
    )
    .filter(lines => lines.length > 0)

const { professional } = looks

/** The look of letters. It is plainer than a resume's, because a letter is read from top to bottom. */
export const letterLook: Look = {
  ...professional,
  margin: { left: 72, right: 72, top: 68, bottom: 64 },
  rule: { width: 'full', thickness: 0.8, gap: 8, colour: colours.line },
  gap: { section: 24, entry: 10, line: 0 },
  name: { ...professional.name, size: 17, leading: 24, spacing: -0.2 },
  body: { ...professional.body, size: 10.5, leading: 16.5 },
}

/** The blocks of a letter: name and contacts, unless the letter begins with the name, and the paragraphs. */
export const letterBlocks = (
  { content, name, contact }: LetterDocument,
  look: Look,
  spell: (text: string) => string,
): Block[] => {
  const paragraphs = paragraphsOf(content, spell)
  const isNamed = paragraphs[0]?.[0]?.toLowerCase() === name.toLowerCase()
  // Our own letters end with name and contacts, which are not repeated at the head.
  const text = paragraphs.flat().join('\n')
  const below = joined(
    contact.filter(item => !text.includes(item)),
    look.contact,
    true,
  )
  const head = isNamed
    ? []
    : [
        ...block('H1', runs(name, look.name), { isHeading: true, rule: below.length > 0 ? null : look.rule }),
        ...block('P', below, { isHeading: true, before: 2, rule: look.rule }),
      ]
  return [
    ...head,
    ...paragraphs.flatMap((lines, place) =>
      lines.flatMap((line, number) => {
        const space = place === 0 ? look.gap.section : look.gap.entry
        return block('P', runs(line, look.body), {
          before: number === 0 ? space : look.gap.line,
          // The lines of an address, or of the close, stay on one page.
          isHeading: number < lines.length - 1 && lines.length < 8,
        })
      }),
    ),
  ]
}

/** The title in the file's properties. */
export const letterTitle = (name: string): string => (name === '' ? 'Cover letter' : `${name}, cover letter`)
