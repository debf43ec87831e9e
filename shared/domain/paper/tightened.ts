import type { Face, Look } from './looks.ts'
import { colours } from './paper.ts'

/** The shares of the space, and of the size of letters, that are tried to save a page. */
const steps = [
  { space: 0.9, letters: 1 },
  { space: 0.8, letters: 1 },
  { space: 0.7, letters: 0.98 },
  { space: 0.6, letters: 0.95 },
  { space: 0.5, letters: 0.92 },
] as const

/** The smallest letters that people read on paper, in points. */
const smallest = 9.5

type Step = { readonly space: number; readonly letters: number }

const closer = (face: Face, { space, letters }: Step): Face => {
  const size = Math.max(Math.min(face.size, smallest), face.size * letters)
  return { ...face, size, leading: face.leading * (size / face.size) * (0.72 + 0.28 * space) }
}

const tightened = (look: Look, step: Step): Look => {
  const [title, body] = [closer(look.title, step), closer(look.body, step)]
  const line = look.gap.line * step.space
  return {
    ...look,
    margin: { ...look.margin, top: look.margin.top * step.space, bottom: look.margin.bottom * step.space },
    gap: {
      section: look.gap.section * step.space,
      // Programs see a new entry by its distance.
      entry: Math.max(look.gap.entry * step.space, 1.5 * (body.leading + line) - title.leading + 0.5),
      line,
    },
    section: closer(look.section, step),
    title,
    organisation: closer(look.organisation, step),
    aside: closer(look.aside, step),
    body,
  }
}

/** The look, and then the same with less space and slightly smaller letters. */
export const tighterLooks = (look: Look): readonly [Look, ...Look[]] => [
  look,
  ...steps.map(step => tightened(look, step)),
]

/**
 * The look for Word. It has no background and no columns: text is copied out of it, and none may be white. A style shows
 * headings in capitals, so that the text itself stays as it is.
 */
export const inWord = (look: Look): Look => ({
  ...look,
  rail: null,
  capitals: false,
  ...(look.ground !== null && {
    ground: null,
    name: { ...look.name, colour: look.ground },
    headline: { ...look.headline, colour: colours.ink },
    contact: { ...look.contact, colour: colours.quiet },
  }),
})
