import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { escapeCell, unescapeCell } from './csv-cell.ts'

const cells = [
  '=1+1',
  '+234 803',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\u0000=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  "'=1",
  "''=1",
  '"=1',
  "'",
  'plain',
  '',
  'a; b;=HYPERLINK("https://evil.example");c',
  'a;"=1";\'+1;＝1',
  'a\t-1\tb',
  'first\n=1\n- second\r\n\r\n@third\n\n',
  'a;\n=1',
]

test.each(cells)('%j is unchanged after escaping and unescaping', text => {
  expect(unescapeCell(escapeCell(text))).toBe(text)
})

// Where amounts are written with a comma, spreadsheets split cells at semicolons; others split them at tabs.
test.each([',', ';', '\t'])(
  'no cell starts a formula in a spreadsheet that splits cells at %j',
  delimiter => {
    const csv = Papa.unparse(cells.map(text => ['begin', escapeCell(text), 'end']))
    const read = Papa.parse<string[]>(csv, { delimiter }).data.flat()
    // The text inside a quoted part may lose its first characters.
    const begun = read.map(cell => cell.replace(/^["\s]+/, ''))
    expect(begun.filter(cell => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  },
)

test('a text that starts no formula stays as it is', () => {
  const text = 'Round two.\n\nBring "the" report; ₦420,000-₦500,000, a@b.example, C++; 1 = 1'
  expect(escapeCell(text)).toBe(text)
})
