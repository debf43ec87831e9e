import type { Face, Look } from './looks.ts'

/** How much closer to `closest` a page is set, to save a page. Nobody sees the first steps. */
const shares = [0.2, 0.4, 0.6, 0.8, 1] as const

/**
 * The closest setting of every template, in points, so that a page of each has room for about as much, however roomy it
 * is by itself. Its letters are the smallest that people read on paper.
 */
const closest = {
  margin: { left: 50, right: 50, top: 32, bottom: 32 },
  gap: { section: 8.5, entry: 4, line: 0.5 },
  name: 21,
  headline: 10.5,
  title: 10.25,
  letters: 9.5,
  rule: { gap: 1.5, thickness: 1.5 },
  /** As shares of the size. With less, a tone mark meets the dot of the line above. */
  leading: { sans: 1.25, serif: 1.2 },
  /** A heading is one line of capitals. Without a rule it needs space below it. */
  headingLeading: { ruled: 1, bare: 1.35 },
} as const

/** In points: the least space between the cloth and the text. */
const besideCloth = 10

/** A measure on its way to the least one. A template that is closer by itself keeps its own. */
const towards = (least: number, share: number, own: number): number => own - Math.max(0, own - least) * share

const closer = (
  face: Face,
  share: number,
  least: number = closest.letters,
  leading: number = closest.leading[face.family],
): Face => {
  const size = towards(least, share, face.size)
  return { ...face, size, leading: size * towards(leading, share, face.leading / face.size) }
}

const tightened = (look: Look, share: number): Look => {
  const { margin, gap, rule } = look
  const [title, body] = [closer(look.title, share, closest.title), closer(look.body, share)]
  const line = towards(closest.gap.line, share, gap.line)
  return {
    ...look,
    margin: {
      left: towards(closest.margin.left + (look.cloth ? besideCloth : 0), share, margin.left),
      right: towards(closest.margin.right, share, margin.right),
      top: towards(closest.margin.top, share, margin.top),
      bottom: towards(closest.margin.bottom, share, margin.bottom),
    },
    gap: {
      section: towards(closest.gap.section, share, gap.section),
      // Programs see a new entry by its distance.
      entry: Math.max(
        towards(closest.gap.entry, share, gap.entry),
        1.5 * (body.leading + line) - title.leading + 0.5,
      ),
      line,
    },
    rule: rule && {
      ...rule,
      gap: towards(closest.rule.gap, share, rule.gap),
      thickness: towards(closest.rule.thickness, share, rule.thickness),
    },
    name: closer(look.name, share, closest.name),
    headline: closer(look.headline, share, closest.headline),
    contact: closer(look.contact, share),
    section: closer(look.section, share, closest.letters, closest.headingLeading[rule ? 'ruled' : 'bare']),
    title,
    organisation: closer(look.organisation, share),
    aside: closer(look.aside, share),
    body,
  }
}

/** The look, and then the same with less space and slightly smaller letters. */
export const tighterLooks = (look: Look): readonly [Look, ...Look[]] => [
  look,
  ...shares.map(share => tightened(look, share)),
]
