import type { ErrorBody } from '../../shared/api/errors.ts'

/** What a stream of the assistant brings. */
export type StreamEvent<Value> =
  | { readonly type: 'piece'; readonly part: string; readonly text: string }
  | { readonly type: 'again' }
  | { readonly type: 'failed'; readonly error: ErrorBody['error'] }
  | { readonly type: 'done'; readonly value: Value }

/** What is written so far: a text for each part, in the order in which they came. */
export type Parts = ReadonlyMap<string, string>

export const noParts: Parts = new Map()

/** The parts with a bit more at the end of one of them. */
export const grown = (parts: Parts, part: string, text: string): Parts =>
  new Map(parts).set(part, (parts.get(part) ?? '') + text)

/** The parts below one name, `paragraphs` of `paragraphs.0` and `paragraphs.1`, in the order of their numbers. */
export const listIn = (parts: Parts, name: string): string[] =>
  [...parts]
    .flatMap(([part, text]) => {
      const number = /^(.+?)\.(\d+)$/.exec(part)
      return number?.[1] === name ? [{ at: Number(number[2]), text }] : []
    })
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text)

/** The bullets of each entry of work, in the order of both: `work.0.bullets.1`. */
export const bulletsIn = (parts: Parts): { readonly at: number; readonly bullets: string[] }[] => {
  const entries = [...parts.keys()].flatMap(part => {
    const at = /^work\.(\d+)\.bullets\./.exec(part)?.[1]
    return at === undefined ? [] : [Number(at)]
  })
  return [...new Set(entries)]
    .sort((one, other) => one - other)
    .map(at => ({ at, bullets: listIn(parts, `work.${at}.bullets`) }))
}
