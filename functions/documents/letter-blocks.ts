import { colours } from '../print/colours.ts'
import { type Block, block, joined, runs } from './block.ts'
import { type LetterDocument, paragraphsOf } from './letter.ts'
import { type Look, looks } from './looks.ts'

const { professional } = looks

/** A letter's: quieter than a resume's, for it is read from top to bottom. */
export const letterLook: Look = {
  ...professional,
  margin: { left: 72, right: 72, top: 68, bottom: 64 },
  rule: { width: 'full', thickness: 0.8, gap: 8, colour: colours.line },
  gap: { section: 24, entry: 10, line: 0 },
  name: { ...professional.name, size: 17, leading: 24, spacing: -0.2 },
  body: { ...professional.body, size: 10.5, leading: 16.5 },
}

/** A letter as what is drawn: who writes, unless the letter begins with that, and its paragraphs. */
export const letterBlocks = (
  { content, name, contact }: LetterDocument,
  look: Look,
  spell: (text: string) => string,
): Block[] => {
  const paragraphs = paragraphsOf(content, spell)
  const isNamed = paragraphs[0]?.[0]?.toLowerCase() === name.toLowerCase()
  // A letter of ours ends with name and contacts: what it says itself is not said again.
  const said = paragraphs.flat().join('\n')
  const below = joined(
    contact.filter(text => !said.includes(text)),
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
          // The lines of an address or a close stay together.
          isHeading: number < lines.length - 1 && lines.length < 8,
        })
      }),
    ),
  ]
}
