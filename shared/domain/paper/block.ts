import { optionalUrl } from '../../api/fields.ts'
import { completedAddress } from '../web-address.ts'
import type { Face, Rule } from './looks.ts'

export type Run = {
  readonly text: string
  readonly face: Face
  readonly href: string | null
  /** Whether it stays on one line, as a number or an address does. */
  readonly whole?: boolean
  /** Only a preview shows it: a line without a source, or the words of it that say why. */
  readonly mark?: 'unit' | 'claim' | undefined
  /** It is no text, but a space so many points wide with a dot in it. A line may end here. */
  readonly space?: number
}

/** One element of a document: a heading, a paragraph, or a line of a list. Measures are in points. */
export type Block = {
  /** `H4` is the employer or the school below a title. */
  readonly tag: 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'LI'
  readonly runs: readonly Run[]
  readonly centred: boolean
  /** From the left margin. */
  readonly indent: number
  /** Space above, except at the top of a page. */
  readonly before: number
  /** The bullet of a line of a list. */
  readonly label: Run | null
  /** A text at the right of the first line, which is read after the block. */
  readonly aside: Run | null
  readonly rule: Rule | null
  /** Whether it must stay on one page with the block below it. */
  readonly isHeading: boolean
  /** Whether it stands on the coloured background of the head. */
  readonly inHead: boolean
}

/** A text in pieces, with links for mail and web addresses. `bare`: see `linked`. */
export const runs = (text: string, face: Face, bare = false): Run[] =>
  linked(text, { bare }).map(piece => ({ ...piece, face }))

/** In points: wide enough that programs take the texts for separate ones. */
const betweenContacts = 22

/** Texts on one line, with a drawn dot between them. Each stays whole where there is room. */
export const joined = (texts: readonly string[], face: Face): Run[] =>
  texts
    .map(text => runs(text, face, true).map(run => ({ ...run, whole: true })))
    .filter(run => run.length > 0)
    .flatMap((run, place) =>
      place === 0 ? run : [{ text: '', face, href: null, space: betweenContacts }, ...run],
    )

/** One block, or none for an empty text. */
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

/** A piece of text. `href` is null where it is no link. */
type Linked = { readonly text: string; readonly href: string | null }

const mail = String.raw`[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,12}`
const address = String.raw`https?:\/\/\S+`
const bare = String.raw`(?:[\w-]{1,63}\.){1,8}[a-z]{2,12}(?:\/\S*)?`
const plain = new RegExp(`${mail}|${address}`, 'gi')
const loose = new RegExp(`${mail}|${address}|${bare}`, 'gi')

/** The address without punctuation at its end. */
const trimmed = (found: string): string => found.replace(/(?<![.,;:!?)\]'"»”’])[.,;:!?)\]'"»”’]+$/u, '')

const hrefOf = (found: string): string | null => {
  if (/^[^/]*@/.test(found)) return `mailto:${found}`
  const url = optionalUrl.safeParse(completedAddress(found))
  return url.success && url.data !== '' ? new URL(url.data).href : null
}

/**
 * A text in pieces, with links for mail and web addresses. `bare`: also web addresses without `https://`. Only use it
 * where addresses are expected, because `B.Sc` and `Node.js` look like addresses.
 */
const linked = (text: string, { bare = false }: { readonly bare?: boolean } = {}): Linked[] => {
  const pieces: Linked[] = []
  let at = 0
  for (const match of text.matchAll(bare ? loose : plain)) {
    const found = trimmed(match[0])
    const href = hrefOf(found)
    if (href === null) continue
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), href: null })
    pieces.push({ text: found, href })
    at = match.index + found.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null })
  return pieces
}
