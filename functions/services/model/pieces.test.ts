import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPieces, piecesOf } from './pieces.ts'

const textsOf = (bits: readonly string[]): Record<string, string> => {
  const { feed } = createPieces()
  const texts: Record<string, string> = {}
  for (const bit of bits) {
    const pieces = feed(bit)
    expect(new Set(pieces.map(({ part }) => part)).size).toBe(pieces.length)
    for (const { part, text } of pieces) texts[part] = (texts[part] ?? '') + text
  }
  return texts
}

test.each([
  ['a text as it grows', ['{"summary":"Le', 'd a te', 'am"}'], { summary: 'Led a team' }],
  [
    'lists in lists',
    ['{"work":[{"entry":12,"bullets":["a","b', 'c"]}],"skills":["d"]}'],
    { 'work.0.bullets.0': 'a', 'work.0.bullets.1': 'bc', 'skills.0': 'd' },
  ],
  ['a fence before', ['```js', 'on\n', '{"a":"b"}\n```'], { a: 'b' }],
  ['words after', ['{"a":"b"}', ' Good', ' luck {"a":"c"}'], { a: 'b' }],
  ['an escape that is cut through', ['{"a":"x\\', 'n\\u00', 'e9"}'], { a: 'x\né' }],
  ['a letter of two halves', ['{"a":"\\ud83d', '\\ude42 \ud83d', '\ude42"}'], { a: '🙂 🙂' }],
  ['no byte order marks', ['{"a":"\ufeff","b":"\\ufeffx', '\ufeffy"}'], { b: 'xy' }],
  ['no numbers', ['{"a":1,"b":tr', 'ue,"c":null,"d":""}'], {}],
  ['a key that comes twice, once', ['{"a":"one","a":"two"}'], { a: 'one' }],
  ['what is no JSON any more, up to there', ['{"a":"b","c":oops', '"d":"e"}'], { a: 'b' }],
  ['no JSON', ['I can not do that.'], {}],
])('gives %s', (_, bits, texts) => {
  expect(textsOf(bits)).toEqual(texts)
})

test('in any split of the answer, the pieces join to its texts', () => {
  const answer = fc.record({
    summary: fc.string({ unit: 'grapheme' }),
    work: fc.array(fc.record({ entry: fc.nat(), bullets: fc.array(fc.string({ unit: 'binary' })) })),
  })
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })
  fc.assert(
    fc.property(answer, sizes, (value, cuts) => {
      const json = JSON.stringify(value)
      const bits: string[] = []
      for (let at = 0, turn = 0; at < json.length; turn += 1) {
        const size = cuts[turn % cuts.length] ?? 1
        bits.push(json.slice(at, at + size))
        at += size
      }
      const whole = Object.fromEntries(piecesOf(value).map(({ part, text }) => [part, text]))
      expect(textsOf(bits)).toEqual(whole)
    }),
    { examples: [[{ summary: '', work: [{ entry: 0, bullets: ['\ufeff'] }] }, [1]]] },
  )
})
