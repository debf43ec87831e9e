import { list } from '../truth/words.ts'
import words from './deed-words.json' with { type: 'json' }

// What a recruiter reads first: a result with its figure, then a figure, then what was done.

const results = list(words.results)
/** A calendar year is no figure that says how much. */
const figure = /\d/
const year = /\b(?:19|20)\d\d\b/g

/** 1 for a result with its figure, `Cut late deliveries from 18% to 11%`; 0.5 for another figure; 0 without one. */
export const deedWeight = (text: string): number => {
  if (!figure.test(text.replace(year, ''))) return 0
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return said.some(word => results.has(word)) ? 1 : 0.5
}
