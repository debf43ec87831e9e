import type { ErrorBody } from '../../shared/api/errors.ts'

/** An event of a text that the assistant writes. `again`: the text starts over, and what came before is dropped. */
export type StreamEvent<Value> =
  | { readonly type: 'piece'; readonly part: string; readonly text: string }
  | { readonly type: 'again' }
  | { readonly type: 'failed'; readonly error: ErrorBody['error'] }
  | { readonly type: 'done'; readonly value: Value }

/** The text so far, by the name of its part, in the order of arrival. */
export type Parts = ReadonlyMap<string, string>

export const noParts: Parts = new Map()

export const appendPiece = (parts: Parts, part: string, text: string): Parts =>
  new Map(parts).set(part, (parts.get(part) ?? '') + text)

/** The texts of a list: of `paragraphs.0` and `paragraphs.1` for `paragraphs`, in the order of their numbers. */
export const listIn = (parts: Parts, name: string): string[] =>
  [...parts]
    .flatMap(([part, text]) => {
      const number = /^(.+?)\.(\d+)$/.exec(part)
      return number?.[1] === name ? [{ at: Number(number[2]), text }] : []
    })
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text)

/** The bullets of each work entry, such as `work.0.bullets.1`, in the order of their numbers. */
export const bulletsIn = (parts: Parts): { readonly at: number; readonly bullets: string[] }[] => {
  const entries = [...parts.keys()].flatMap(part => {
    const at = /^work\.(\d+)\.bullets\./.exec(part)?.[1]
    return at === undefined ? [] : [Number(at)]
  })
  return [...new Set(entries)]
    .sort((one, other) => one - other)
    .map(at => ({ at, bullets: listIn(parts, `work.${at}.bullets`) }))
}
