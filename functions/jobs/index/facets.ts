import { fold } from '../../../shared/domain/jobs/fold.ts'

/**
 * Facts that are filtered by are words of their own in the index, so that it intersects them with what was typed. They
 * begin with a letter that is taken out of everything else, and end with one that no stemmer touches.
 */
export const facetLetter = 'ƒ'

export const facetKinds = {
  any: 'a',
  type: 't',
  workplace: 'w',
  open: 'o',
  board: 'b',
  level: 'l',
  country: 'n',
  state: 's',
  city: 'c',
  region: 'r',
  /** Says no more of where it is than this state, or country. */
  somewhereIn: 'i',
  payOver: 'p',
  seenOn: 'd',
} as const
export type FacetKind = keyof typeof facetKinds

// Values come from lists of ours, the gazetteer and the calendar: they are few, and each is written very often.
const made = new Map<string, string>()

export const facet = (kind: FacetKind, value: string): string => {
  const key = `${facetKinds[kind]}${value}`
  const known = made.get(key)
  if (known !== undefined) return known
  const written = `${facetLetter}${facetKinds[kind]}${fold(value).replace(/[^\p{L}\p{N}]+/gu, '')}x`
  made.set(key, written)
  return written
}

/** So that nothing that is written in an advert, or typed, is taken for a facet. */
export const withoutFacets = (text: string): string =>
  text.includes(facetLetter) || text.includes('Ƒ') ? text.replaceAll(/[ƒƑ]/g, 'f') : text
