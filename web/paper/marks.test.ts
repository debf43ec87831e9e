import { expect, test } from 'vitest'
import { type PaperMark, partsOf } from './marks.tsx'

const mark = (text: string, ...claims: string[]): PaperMark => ({
  text,
  claims: claims.map(claim => ({
    kind: 'figure',
    text: claim,
    start: text.indexOf(claim),
    end: text.indexOf(claim) + claim.length,
  })),
})

/** `[…]` is left out of downloads, `_…_` is why. */
const drawn = (text: string, ...marks: PaperMark[]): string =>
  partsOf(text, marks)
    .map(part => (part.claim ? `[_${part.text}_]` : part.unit ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['nothing is marked', 'Led a team', [], 'Led a team'],
  [
    'a whole line',
    'Led a team of 12 dispatchers',
    [mark('Led a team of 12 dispatchers', '12 dispatchers')],
    '[Led a team of ][_12 dispatchers_]',
  ],
  [
    'a line within a paragraph',
    'Plans the day. Led a team of 12 dispatchers. Writes reports.',
    [mark('Led a team of 12 dispatchers.', '12')],
    'Plans the day. [Led a team of ][_12_][ dispatchers.] Writes reports.',
  ],
  [
    'an item of a list',
    'SQL, Excel (good), Go',
    [mark('Excel (good)', 'Excel')],
    'SQL, [_Excel_][ (good)], Go',
  ],
  ['the last item', 'SQL and Go', [mark('Go', 'Go')], 'SQL and [_Go_]'],
  ['a skill that stands alone', 'Excel', [mark('Excel', 'Excel')], '[_Excel_]'],
  ['not the same word elsewhere', 'Made tables in Excel', [mark('Excel', 'Excel')], 'Made tables in Excel'],
  [
    'a piece of a line that says what has no source',
    'Mar 2019 to now',
    [mark('Mar 2019 to now · Apapa', 'Mar 2019')],
    '[_Mar 2019_][ to now]',
  ],
  ['but not its other pieces', 'Apapa', [mark('Mar 2019 to now · Apapa', 'Mar 2019')], 'Apapa'],
])('%s', (_, text, marks, wanted) => {
  expect(drawn(text, ...marks)).toBe(wanted)
})
