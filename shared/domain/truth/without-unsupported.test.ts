import { expect, test } from 'vitest'
import { amina, aminasResume, today } from './amina.testing.ts'
import { checkLetter } from './check-letter.ts'
import { checkResume } from './check-resume.ts'
import { unsupported } from './report.ts'
import { leftOutUnits, withoutUnsupported } from './without-unsupported.ts'

const left = (markdown: string, kept: { text: string; source: string }[] = []) =>
  withoutUnsupported(markdown, checkResume(markdown, amina, kept, { today }))
const leftOfLetter = (content: string) =>
  withoutUnsupported(
    content,
    checkLetter(content, amina, [], { jobTitle: 'Planner', companyName: 'Palmline' }, { today }),
  )

test('what stands under a heading without a source is counted with it', () => {
  const place = '\n### Assistant Store Manager'
  const job = '\n### Senior Manager, Zenith Bank\n2018 to 2020\n- Counted the stock of two stores\n'
  const markdown = aminasResume.replace(place, `${job}${place}`)
  const report = checkResume(markdown, amina, [], { today })
  expect(leftOutUnits(markdown, report).map(({ text }) => text)).toEqual([
    'Senior Manager, Zenith Bank',
    '2018 to 2020',
    'Counted the stock of two stores',
  ])
})

test('a supported text stays as it is', () => {
  expect(left(aminasResume)).toBe(aminasResume)
})

test.each([
  ['a bullet', '- Led a team of 35\n', ''],
  ['a bullet with those under it', '- Led a team of 35\n  - by day\n  - by night\n', ''],
  ['a bullet over two lines', '- Led a team\n  of 35 drivers\n', ''],
  [
    'a job with all that is under it',
    '\n### Senior Manager, Zenith Bank\n2018 to 2020\n- Ran the place\n',
    '',
  ],
])('%s is removed', (_, line, after) => {
  const place = '\n### Assistant Store Manager'
  const markdown = aminasResume.replace(place, `${line}${place}`)
  expect(markdown).not.toBe(aminasResume)
  expect(left(markdown)).toBe(aminasResume.replace(place, `${after}${place}`))
})

test.each([
  ['SQL, Kubernetes, Excel', 'SQL, Excel'],
  ['Kubernetes, SQL, Excel', 'SQL, Excel'],
  ['SQL, Excel, Kubernetes', 'SQL, Excel'],
  ['SQL, Excel and Kubernetes', 'SQL, Excel'],
  ['SQL · **Kubernetes** · Excel', 'SQL · Excel'],
  ['Tools: SQL, Kubernetes\nLanguages: Klingon', 'Tools: SQL'],
  ['- SQL\n- Kubernetes\n- Excel', '- SQL\n- Excel'],
])('the skills %j become %j', (skills, after) => {
  expect(left(`# A\n\n## Skills\n${skills}\n`)).toBe(`# A\n\n## Skills\n${after}\n`)
})

test('a section that loses all of its lines is removed', () => {
  expect(left('# A\n\n## Skills\nKubernetes, Tableau\n\n## Languages\nHausa\n')).toBe(
    '# A\n\n## Languages\nHausa\n',
  )
})

test.each([
  ['I plan trucks. I ran 35 depots. I like it.', 'I plan trucks. I like it.'],
  ['I ran 35 depots. I like it.', 'I like it.'],
  ['I like it. I ran 35 depots.', 'I like it.'],
  ['I like it.\n\nI ran 35 depots.\n\nI plan trucks.', 'I like it.\n\nI plan trucks.'],
  ['I like it. I ran\n35 depots.\nI plan trucks.', 'I like it.\nI plan trucks.'],
])('the letter %j becomes %j', (body, after) => {
  expect(leftOfLetter(`Dear Sir,\n\n${body}\n\nYours,\nAmina`)).toBe(`Dear Sir,\n\n${after}\n\nYours,\nAmina`)
})

test('a line that the person vouched for stays', () => {
  const markdown = '# A\n\n## Summary\nLed a team of 35.\n'
  expect(left(markdown, [{ text: 'Led a team of 35.', source: 'Gani Haulage' }])).toBe(markdown)
})

test('the remaining text has nothing without a source', () => {
  const lines = ['- Saved $5m\n', '### Chief, Zenith Bank\n', 'Wrote Rust. Rested. Won 9 prizes.\n']
  const places = [...aminasResume.matchAll(/\n/g)].map(({ index }) => index + 1)
  for (const at of places)
    for (const line of lines) {
      const markdown = aminasResume.slice(0, at) + line + aminasResume.slice(at)
      expect(unsupported(checkResume(left(markdown), amina, [], { today }))).toEqual([])
    }
})
