import { jsonOrNothing } from '../../../shared/json.ts'

/** Where the value of an answer begins: after a fence, or words of courtesy. -1: there is none. */
export const beginningOfJson = (text: string): number => text.indexOf('{')

/** The one object in an answer, which may stand in a fence or between words; undefined where none can be read. */
export const jsonIn = (text: string): unknown => {
  const from = beginningOfJson(text)
  return from < 0 ? undefined : jsonOrNothing(text.slice(from, text.lastIndexOf('}') + 1))
}
