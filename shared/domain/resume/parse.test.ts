import { expect, test } from 'vitest'
import type { ResumeDocument, ResumeEntry } from './document.ts'
import { parseResume } from './parse.ts'

const entriesOf = (markdown: string): readonly ResumeEntry[] =>
  parseResume(`# Amina Bello\n\n${markdown}`).sections.flatMap(({ entries }) => entries)

test.each<[string, string, Partial<ResumeEntry>]>([
  [
    'a comma',
    '### Operations Officer, Gani Haulage',
    { title: 'Operations Officer', organisation: 'Gani Haulage' },
  ],
  [
    'at',
    '### Operations Officer at Gani Haulage',
    { title: 'Operations Officer', organisation: 'Gani Haulage' },
  ],
  [
    'a comma in the title',
    '### Manager, Stock at Moremi',
    { title: 'Manager, Stock', organisation: 'Moremi' },
  ],
  [
    'a bold title',
    '**Operations Officer** — Gani Haulage',
    { title: 'Operations Officer', organisation: 'Gani Haulage' },
  ],
  [
    'bars and a time',
    '### Teller | Palm Bank | Mar 2023 - Present',
    { title: 'Teller', organisation: 'Palm Bank', duration: 'Mar 2023 - Present' },
  ],
  [
    'a time in brackets',
    '### Teller, Palm Bank (2019 – 2021)',
    { title: 'Teller', organisation: 'Palm Bank', duration: '2019 – 2021' },
  ],
  ['marks in the heading', '### **Teller**, *Palm Bank*', { title: 'Teller', organisation: 'Palm Bank' }],
  [
    'a language with signs',
    '### Developer C#, Node.js Ltd',
    { title: 'Developer C#', organisation: 'Node.js Ltd' },
  ],
  [
    'a time and a place',
    '### Teller, Palm\nMar 2023 to now · Apapa',
    { duration: 'Mar 2023 to now', details: ['Apapa'] },
  ],
  [
    'a place and a time',
    '### Teller, Palm\nApapa | 2019 - 2021',
    { duration: '2019 - 2021', details: ['Apapa'] },
  ],
  [
    'a time in italics',
    '### Teller, Palm\n\n*Jan 2021 – Feb 2023*',
    { duration: 'Jan 2021 – Feb 2023', details: [] },
  ],
  [
    'a comma before the time',
    '### Teller, Palm\nIkeja, Lagos, 2019 - 2021',
    { duration: '2019 - 2021', details: ['Ikeja, Lagos'] },
  ],
  [
    'a time of no kind that is known',
    '### Teller, Palm\nafter school · Apapa ·',
    { duration: 'after school', details: ['Apapa'] },
  ],
  ['a place alone', '### Teller, Palm\n· Apapa', { duration: '', details: ['Apapa'] }],
  ['the employer in bold below', '### Teller\n**Palm Bank** | Apapa\n2019', { title: 'Teller' }],
  [
    'the employer before the time',
    '### Teller\nPalm Bank | 2019 - 2021',
    { title: 'Teller', organisation: 'Palm Bank', duration: '2019 - 2021' },
  ],
  [
    'the employer on a line of its own',
    '### Teller\nPalm Bank\n2019 - 2021',
    { organisation: 'Palm Bank', duration: '2019 - 2021' },
  ],
  [
    'a sentence with a year',
    '### Teller, Palm\nIn 2019 the branch grew.',
    { duration: '', paragraphs: ['In 2019 the branch grew.'] },
  ],
])('an entry of work with %s', (_, written, read) => {
  expect(entriesOf(`## Work\n${written}`)).toEqual([expect.objectContaining(read)])
})

test('a degree keeps its class, with the school after it', () => {
  expect(entriesOf('## Education\n### B.Sc. Economics, Second Class Upper, Bayero University')).toEqual([
    expect.objectContaining({
      title: 'B.Sc. Economics, Second Class Upper',
      organisation: 'Bayero University',
    }),
  ])
})

test.each<[string, string, Partial<ResumeDocument>]>([
  [
    'dots',
    'Analyst\nIkeja, Lagos · amina@example.com · 0803 000 0142',
    { headline: 'Analyst', contact: ['Ikeja, Lagos', 'amina@example.com', '0803 000 0142'] },
  ],
  [
    'bars',
    'Analyst | SQL\nLagos | amina@example.com',
    { headline: 'Analyst | SQL', contact: ['Lagos', 'amina@example.com'] },
  ],
  [
    'commas',
    'Analyst\nIkeja, Lagos, amina@example.com, +234 803 000 0142',
    { contact: ['Ikeja, Lagos', 'amina@example.com', '+234 803 000 0142'] },
  ],
  [
    'a line each',
    'Analyst\nIkeja, Lagos\nEmail: amina@example.com\nPhone: 0803 000 0142',
    { headline: 'Analyst', contact: ['Ikeja, Lagos', 'Email: amina@example.com', 'Phone: 0803 000 0142'] },
  ],
  ['no headline', 'amina@example.com', { headline: '', contact: ['amina@example.com'] }],
  [
    'links of their own',
    'Analyst\n[LinkedIn](https://linkedin.com/in/amina_b) · [a@b.co](mailto:a@b.co)',
    { contact: ['https://linkedin.com/in/amina_b', 'a@b.co'] },
  ],
  ['a place alone', '· Lagos', { headline: '', contact: ['Lagos'] }],
])('the lines below the name, with %s', (_, written, read) => {
  expect(parseResume(`# Amina Bello\n${written}\n\n## Skills\nSQL`)).toMatchObject({
    name: 'Amina Bello',
    ...read,
  })
})

test('an introduction without a heading is a summary', () => {
  const sentence =
    'I plan the daily routes of forty trucks, find the late ones early, and write the report people read.'
  expect(parseResume(`# Amina\nAnalyst\n\n${sentence}`).sections).toEqual([
    { kind: 'summary', title: 'Summary', paragraphs: [sentence], bullets: [], entries: [] },
  ])
})

test.each([
  ['**bold**, *italics*, _both_ and `code`', 'bold, italics, both and code'],
  ['***all of it***', 'all of it'],
  ['[the report](https://tracker.example/x?y=1)', 'the report'],
  ['![a picture](https://tracker.example/x.png)', 'a picture'],
  ['<b onclick="x()">bold</b> & <script>', '<b onclick="x()">bold</b> & <script>'],
  ['5*3*2 and snake_case_name', '5*3*2 and snake_case_name'],
  ['\\*as it is\\*', '*as it is*'],
  ['C:\\Users and C++', 'C:\\Users and C++'],
  ['linkedin.com/in/_amina_', 'linkedin.com/in/_amina_'],
  ['Ọ̀ṣun na\u0308ive', 'Ọ̀ṣun näive'.normalize('NFC')],
  ['مرحبا 👩🏾‍💻', 'مرحبا 👩🏾‍💻'],
  ['zero\u200bwidth \u202eturned', 'zerowidth turned'],
])('the text of a bullet: %s', (written, read) => {
  expect(parseResume(`# A\n## Summary\n- ${written}`).sections[0]?.bullets).toEqual([read])
})

test('all bullet and number characters are bullets, and indented lines continue them', () => {
  const { sections } = parseResume(
    '# A\r\n## Skills\r\n* one\r\n+ two\r\n• three\r\n2. four\r\n  goes on\r\n  - five\r\n---\r\n',
  )
  expect(sections[0]?.bullets).toEqual(['one', 'two', 'three', 'four goes on', 'five'])
})

test('lines that the page broke are one paragraph, and short lines are separate', () => {
  const { sections } = parseResume(
    '# A\n## Summary\nPlans the daily routes of forty trucks across all of\nLagos and Ogun.\n\n## Skills\nSQL, Excel\nHausa',
  )
  expect(sections.map(({ paragraphs }) => paragraphs)).toEqual([
    ['Plans the daily routes of forty trucks across all of Lagos and Ogun.'],
    ['SQL, Excel', 'Hausa'],
  ])
})

test('headings of one level, or in bold, are sections', () => {
  expect(parseResume('# Amina\n# Work\n## Teller, Palm\n# Skills\nSQL').sections).toMatchObject([
    { kind: 'work', entries: [{ title: 'Teller' }] },
    { kind: 'skills', paragraphs: ['SQL'] },
  ])
  expect(parseResume('# Amina\n**Work**\n**Teller** at Palm\n2019\n**Skills:**\nSQL').sections).toMatchObject(
    [
      { kind: 'work', entries: [{ title: 'Teller', organisation: 'Palm', duration: '2019' }] },
      { kind: 'skills', paragraphs: ['SQL'] },
    ],
  )
})

test('a text without markup is parsed by its words', () => {
  const read = parseResume(`AMINA BELLO
Operations Analyst
Ikeja, Lagos | amina@example.com | 0803 000 0142

WORK EXPERIENCE
Operations Officer, Gani Haulage
Mar 2023 - Present
• Cut late deliveries
• Built the cost table

Stock Assistant, Moremi Retail, Jan 2021 – Feb 2023
• Counted stock

EDUCATION:
B.Sc. Economics, Bayero University, 2020

Skills
SQL, Excel

REFEREES
On request
`)
  expect(read).toMatchObject({
    name: 'AMINA BELLO',
    headline: 'Operations Analyst',
    contact: ['Ikeja, Lagos', 'amina@example.com', '0803 000 0142'],
    sections: [
      {
        kind: 'work',
        entries: [
          {
            title: 'Operations Officer',
            organisation: 'Gani Haulage',
            duration: 'Mar 2023 - Present',
            bullets: ['Cut late deliveries', 'Built the cost table'],
          },
          {
            title: 'Stock Assistant',
            organisation: 'Moremi Retail',
            duration: 'Jan 2021 – Feb 2023',
            bullets: ['Counted stock'],
          },
        ],
      },
      {
        kind: 'education',
        entries: [{ title: 'B.Sc. Economics', organisation: 'Bayero University', duration: '2020' }],
      },
      { kind: 'skills', title: 'Skills', paragraphs: ['SQL, Excel'] },
      { kind: 'referees', title: 'REFEREES', paragraphs: ['On request'] },
    ],
  })
})

test('in a text without markup a skill is not a heading, and a heading may be on the line of its items', () => {
  const read = parseResume(
    'CURRICULUM VITAE\n\nAmina Bello\nAnalyst\n\nWORK EXPERIENCE\nTeller, Palm Bank, 2019 - 2021\n' +
      'Achievements:\n- Counted stock\n\nSKILLS\nExcel\nLeadership\nResearch\n\nHOBBIES: chess, running\n',
  )
  expect(read.name).toBe('Amina Bello')
  expect(read.sections.map(({ kind, title }) => [kind, title])).toEqual([
    ['work', 'WORK EXPERIENCE'],
    ['skills', 'SKILLS'],
    ['interests', 'HOBBIES'],
  ])
  expect(read.sections[1]?.paragraphs).toEqual(['Excel', 'Leadership', 'Research'])
  expect(read.sections[2]?.paragraphs).toEqual(['chess, running'])
})

test.each([
  ['', ''],
  [' \n\n\t', ''],
  ['# Amina', 'Amina'],
  ['Amina Bello', 'Amina Bello'],
  ['#', ''],
  ['👩🏾‍💻', '👩🏾‍💻'],
  ['# أمينة', 'أمينة'],
])('an almost empty text: %j', (written, name) => {
  expect(parseResume(written)).toEqual({ name, headline: '', contact: [], sections: [] })
})

const longest = 40_000
test.each([
  '`',
  '**a ',
  '_a ',
  '[',
  '[a](',
  '<',
  '\\',
  'a',
  '- ',
  '# ',
  ' · ',
  ', ',
  '2023 (',
  'a.',
  '|',
  '~~',
  '\ud800',
  '>',
  '@',
  ' ',
])('a text of only %j is parsed', sign => {
  const text = sign.repeat(Math.floor(longest / sign.length))
  for (const before of ['', '# A\n## Work\n### ', '# A\n## Work\n### B\n', '## Work\n- ', '# A\n'])
    expect(parseResume(`${before}${text}x`)).toBeDefined()
})
