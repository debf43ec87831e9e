import { expect, test } from 'vitest'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { extentOf, inOwnWords, putBack, withoutUnit } from './text-edits.ts'

const unitOf = (text: string, words: string): Unit => {
  const start = text.indexOf(words)
  const end = start + words.length
  return {
    start,
    end,
    text: words,
    claims: [{ kind: 'figure', text: words, start, end }],
    vouchedSource: null,
    ownWords: null,
  }
}
const removed = (text: string, words: string) => withoutUnit(text, unitOf(text, words))

const list = '## Work\n- Built tables\n- Led a team of 12\n- Wrote reports\n'
const jobs = '## Work\n### Pilot, Sky\n- Flew\n### Clerk, Gani\n- Wrote\n'

test.each([
  ['a line of a list, with its mark', list, 'Led a team of 12', '## Work\n- Built tables\n- Wrote reports\n'],
  ['a heading, with what stands under it', jobs, 'Pilot, Sky', '## Work\n### Clerk, Gani\n- Wrote\n'],
  ['a sentence between others', 'I plan. I led 12. I write.', 'I led 12.', 'I plan. I write.'],
  ['an item of a list', '## Skills\nSQL, Go, Excel\n', 'Go', '## Skills\nSQL, Excel\n'],
])('%s', (_, text, words, wanted) => {
  expect(removed(text, words).text).toBe(wanted)
})

test.each([
  [list, 'Led a team of 12'],
  [jobs, 'Pilot, Sky'],
  ['## Skills\nSQL, Go, Excel\n', 'Excel'],
  ['One.\n\n\n\nI led 12.\n\n\nTwo.', 'I led 12.'],
])('a removed line is restored as it was: %j', (text, words) => {
  const taken = removed(text, words)
  expect(taken.text).not.toContain(words)
  expect(putBack(taken.text, taken)).toBe(text)
})

test.each([
  ['- Led a team of 12', 'worked in the team', '- Worked in the team'],
  ['* **Led** a team of 12', 'worked in the team', '* Worked in the team'],
  ['- Led a team of 12', 'used *this* and # that', '- Used \\*this* and # that'],
])('%s is replaced by what the person wrote, and put back', (line, ownWords, wanted) => {
  const text = `## Work\n${line}\n- Wrote reports\n`
  const start = text.indexOf(line) + 2
  const own = inOwnWords(text, { ...unitOf(text, line), start, end: start + line.length - 2, ownWords })
  expect(own.text).toBe(text.replace(line, wanted))
  expect(putBack(own.text, own)).toBe(text)
})

test('a removed line is restored into the text typed since', () => {
  const taken = removed(list, 'Led a team of 12')
  expect(putBack(taken.text.replace('## Work', '## My work'), taken)).toBe(
    list.replace('## Work', '## My work'),
  )
  expect(putBack(`${taken.text}- And more\n`, taken)).toBe(`${list}- And more\n`)
})

test.each([
  ['Pilot, Sky', 'entry'],
  ['Flew', 'line'],
  ['Sky', 'part'],
])('removing %s also removes its %s', (words, extent) => {
  expect(extentOf(jobs, unitOf(jobs, words))).toBe(extent)
})
