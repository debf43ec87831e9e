import { expect, test } from 'vitest'
import { type Change, resumeChanges } from './changes.ts'

const before = `# Amina Bello
Operations Analyst

## Work
### Operations Officer, Gani Haulage
- Cut late deliveries from 18% to 11%
- Built the weekly cost table in Excel
- Made tea

## Skills
SQL, Ẹ̀kọ́
`
const after = `# Amina Bello
Freight Analyst

## Work
### Operations Officer, Gani Haulage
- Cut late deliveries from 18% to 11%
- Built the weekly freight cost table in Excel
- Planned the routes of forty trucks

## Skills
SQL, Ẹ̀kọ́
`

const inShort = (changes: readonly Change[]) =>
  changes
    .filter(({ kind }) => kind !== 'same')
    .map(change => {
      const side = (of: 'before' | 'after') =>
        (of in change
          ? of === 'before' && 'before' in change
            ? change.before
            : 'after' in change
              ? change.after
              : []
          : []
        )
          .map(({ text, changed }) => (changed ? `[${text}]` : text))
          .join('')
      return [change.kind, change.section, side('before'), side('after')]
    })

test('changed lines show their changed words, under their sections', () => {
  expect(inShort(resumeChanges(before, after))).toEqual([
    ['changed', '', '[Operations] Analyst', '[Freight] Analyst'],
    [
      'changed',
      'Work',
      'Built the weekly cost table in Excel',
      'Built the weekly [freight ]cost table in Excel',
    ],
    ['removed', 'Work', '[Made tea]', ''],
    ['added', 'Work', '', '[Planned the routes of forty trucks]'],
  ])
})

test.each([
  ['SQL, Excel, Power BI, Sage', 'Sage, SQL, Excel, Power BI', ['moved', 'Sage, SQL, Excel, Power BI']],
  ['SQL, Excel, Power BI', 'Sage, SQL, Power BI, Excel', ['changed', '[Sage], SQL, Power BI, Excel']],
])('the skills %s as %s', (one, other, wanted) => {
  const [change, ...others] = inShort(resumeChanges(`## Skills\n${one}`, `## Skills\n${other}`))
  expect([change?.[0], change?.[3]]).toEqual(wanted)
  expect(others).toEqual([])
})

test('every line of the new text is there in its order', () => {
  const lines = resumeChanges(before, after).flatMap(change =>
    'after' in change ? [change.after.map(({ text }) => text).join('')] : [],
  )
  expect(lines).toEqual([
    'Amina Bello',
    'Freight Analyst',
    'Operations Officer, Gani Haulage',
    'Cut late deliveries from 18% to 11%',
    'Built the weekly freight cost table in Excel',
    'Planned the routes of forty trucks',
    'SQL, Ẹ̀kọ́',
  ])
})

test('markup, empty lines and line ends are not changes', () => {
  const typed = before.replaceAll('- ', '* ').replaceAll('\n', '\r\n\r\n').replace('Made', '**Made**')
  expect(inShort(resumeChanges(before, typed))).toEqual([])
})

test.each([
  ['', ''],
  ['# A', ''],
  ['', '# A'],
])('%j and %j', (one, other) => {
  expect(resumeChanges(one, other).map(({ kind }) => kind)).toEqual(
    one === other ? [] : [one === '' ? 'added' : 'removed'],
  )
})

test('long texts without a common word are compared too', () => {
  const long = (word: string) =>
    `## Work\n${Array.from({ length: 1500 }, (_, at) => `- ${word}${at} ${word}${at * 7}`).join('\n')}\n${`${word} ${word}x, `.repeat(1000)}`
  const changes = resumeChanges(long('a'), long('b'))
  expect(changes.filter(({ kind }) => kind === 'same')).toEqual([])
  expect(changes.filter(({ kind }) => kind === 'added').length).toBeGreaterThan(1000)
})

test('titles of sections are lines too where no word may be missed', () => {
  const renamed = before.replace('## Work', '## Work Experience')
  expect(inShort(resumeChanges(before, renamed))).toEqual([])
  expect(inShort(resumeChanges(before, renamed, { withTitles: true }))).toEqual([
    ['changed', 'Work Experience', 'Work', 'Work[ Experience]'],
  ])
})
