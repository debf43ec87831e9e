import { listed } from '../listed.ts'
import words from './words.json' with { type: 'json' }

// The phrases of adverts: words.json has them, separated by ` | `.

const lists = {
  /** Headings above what is asked for. */
  asking: listed(words.asking),
  /** Headings above what is to be done. */
  duties: listed(words.duties),
  /** Headings above everything else. */
  other: listed(words.other),
  /** Words that call something an advantage wherever they stand. */
  optional: listed(words.optional),
  /** Words that do so at the beginning or the end of a demand. In the middle they speak of a part of it. */
  optionalAtEdge: listed(words.optionalAtEdge),
  /** Words of a sentence that asks for something. */
  cues: listed(words.cues),
} as const
type ListName = keyof typeof lists

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’-]+/gu, ' ')
    .trim()} `

/** Whether a text has one of the phrases of a list. */
export const phrasesIn = (text: string, name: ListName): boolean => {
  const said = plain(text)
  return lists[name].some(phrase => said.includes(` ${phrase} `))
}

/** Whether a text is one of the phrases of a list. */
export const isPhrase = (text: string, name: ListName): boolean =>
  lists[name].some(phrase => phrase === text.toLowerCase())

/** Whether a demand is for an advantage only: `Power BI is a plus`. */
export const isCalledOptional = (text: string): boolean => {
  const said = plain(text)
  return (
    phrasesIn(text, 'optional') ||
    lists.optionalAtEdge.some(phrase => said.startsWith(` ${phrase} `) || said.endsWith(` ${phrase} `))
  )
}
