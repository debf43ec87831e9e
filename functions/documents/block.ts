import { linked } from './links.ts'
import type { Face, Rule } from './looks.ts'

export type Run = { readonly text: string; readonly face: Face; readonly href: string | null }

/** What is one element of the structure: a heading, a paragraph, a line of a list. Measures are in points. */
export type Block = {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI'
  readonly runs: readonly Run[]
  readonly centred: boolean
  /** From the left margin. */
  readonly indent: number
  /** Space above, but at the top of a page. */
  readonly before: number
  /** What a line of a list begins with. */
  readonly label: Run | null
  /** Stands at the right of the first line, and is read after the whole block. */
  readonly aside: Run | null
  readonly rule: Rule | null
  /** Whether a page may not end with it. */
  readonly isHeading: boolean
  /** Whether it stands on the ground of the head. */
  readonly inHead: boolean
}

/** The pieces of a text, of which mail and web addresses lead somewhere. `bare`: see `linked`. */
export const runs = (text: string, face: Face, bare = false): Run[] =>
  linked(text, { bare }).map(piece => ({ ...piece, face }))

/** Texts on one line, with a point between them. */
export const joined = (texts: readonly string[], face: Face, bare = false): Run[] =>
  texts
    .map(text => runs(text, face, bare))
    .filter(run => run.length > 0)
    .flatMap((run, place) => (place === 0 ? run : [{ text: ' · ', face, href: null }, ...run]))

/** One block, or none where it would be empty. */
export const block = (tag: Block['tag'], runs: readonly Run[], different: Partial<Block> = {}): Block[] =>
  runs.length === 0
    ? []
    : [
        {
          tag,
          runs,
          centred: false,
          indent: 0,
          before: 0,
          label: null,
          aside: null,
          rule: null,
          isHeading: false,
          inHead: false,
          ...different,
        },
      ]
