import { expect, test } from 'vitest'
import type { Pdf } from '../print/new-pdf.ts'
import { sans, sheet } from './sheet.testing.ts'
import { textOfPdf } from './text-of-pdf.ts'

type Word = readonly [left: number, top: number, text: string, size?: number]

const drawn = async (words: readonly Word[], draw?: (pdf: Pdf) => void): Promise<string[]> => {
  const pdf = await sheet([{ left: 40, width: 400, top: 20, lines: [{ text: 'Ada Obi' }] }], page => {
    for (const [left, top, text, size = 10] of words)
      page.font(sans('regular'), size).text(text, left, top, { lineBreak: false })
    draw?.(page)
  })
  const text = await textOfPdf(pdf)
  return text.split('\n').filter(line => line !== '')
}

test('a bullet that is drawn as a shape begins an item, and an icon does not', async () => {
  const words: Word[] = [
    [60, 100, 'Recovered a delay of seven weeks that was caused by the loss of a contractor'],
    [60, 114, 'Saved a lot'],
    [60, 140, 'Lagos'],
  ]
  const lines = await drawn(words, pdf => {
    for (const y of [107, 121]) pdf.circle(52, y, 1.6).fill()
    pdf.rect(48, 141, 8, 10).fill().circle(52, 146, 1.6).fill()
  })
  expect(lines.slice(1)).toEqual([
    '• Recovered a delay of seven weeks that was caused by the loss of a contractor',
    '• Saved a lot',
    'Lagos',
  ])
})

test('dates in a narrow column at the left, also broken ones, stay with the job beside them', async () => {
  const jobs = [0, 1, 2, 3].flatMap((nth): Word[] => [
    [40, 100 + nth * 60, `June 201${nth} – May`],
    [40, 114 + nth * 60, `201${nth + 1}`],
    [120, 100 + nth * 60, `Officer ${nth}`],
    [120, 114 + nth * 60, 'Gani Haulage'],
    [120, 128 + nth * 60, 'Counted the stock of all stores'],
  ])
  const lines = await drawn(jobs)
  expect(lines.slice(1, 4)).toEqual([
    'June 2010 – May 2011\tOfficer 0',
    'Gani Haulage',
    'Counted the stock of all stores',
  ])
})

test('the cells of a table are read whole', async () => {
  const lines = await drawn([
    ...([
      [40, 100, 'Employer'],
      [200, 100, 'Position'],
      [400, 100, 'Period'],
      [40, 120, 'Anioma Palm'],
      [40, 134, 'Produce Plc'],
      [200, 120, 'Secretary'],
      [400, 120, '2017 – Date'],
      [40, 154, 'Rubber Estate'],
      [200, 154, 'Typist'],
      [400, 154, '2010 – 2017'],
    ] satisfies Word[]),
  ])
  expect(lines.slice(1)).toEqual([
    'Employer\tPosition\tPeriod',
    'Anioma Palm Produce Plc\tSecretary\t2017 – Date',
    'Rubber Estate\tTypist\t2010 – 2017',
  ])
})

test('the name comes first where contacts stand above it, and letters with spaces between are words', async () => {
  const lines = await drawn([
    [400, 16, 'Enugu'],
    [40, 60, 'Adaora Nwosu', 28],
    [40, 110, 'W O R K'],
    [90, 110, 'H I S T O R Y'],
  ])
  expect(lines).toEqual(['Adaora Nwosu', 'Ada Obi', 'Enugu', 'WORK HISTORY', '---'])
})

test('headings in the margin stand above what is beside them, also those that no list has', async () => {
  const lines = await drawn([
    ...([
      [40, 100, 'Profile', 12],
      [160, 100, 'Counsel in land matters'],
      [40, 140, 'Practice', 12],
      [160, 140, 'Agboola Chambers, Ibadan'],
      [160, 154, 'Associate, 2016 – 2021'],
      [40, 194, 'Education', 12],
      [160, 194, 'LL.B., University of Ilorin'],
      [40, 234, 'Languages', 12],
      [160, 234, 'Yoruba'],
    ] satisfies Word[]),
  ])
  expect(lines.slice(1, 9)).toEqual([
    'Profile',
    '---',
    'Counsel in land matters',
    'Practice',
    '---',
    'Agboola Chambers, Ibadan',
    'Associate, 2016 – 2021',
    'Education',
  ])
})

test('jobs on cards beside one another are read card by card', async () => {
  const card = (left: number, role: string): Word[] => [
    [left, 100, role, 12],
    [left, 114, 'Gani Haulage'],
    [left, 128, '2016 – 2018'],
    [left, 142, 'Counted the stock'],
  ]
  const lines = await drawn([...card(40, 'Storekeeper'), ...card(220, 'Driver'), ...card(400, 'Clerk')])
  expect(lines.slice(1, 7)).toEqual([
    'Storekeeper',
    'Gani Haulage',
    '2016 – 2018',
    'Counted the stock',
    'Driver',
    'Gani Haulage',
  ])
})

test('two short sections side by side are read one after the other', async () => {
  const lines = await drawn([
    [40, 100, 'EXPERTISE', 12],
    [300, 100, 'LANGUAGES', 12],
    [40, 120, 'Cost control'],
    [300, 120, 'Igbo'],
    [40, 140, 'Risk'],
  ])
  expect(lines.slice(1)).toEqual(['EXPERTISE', '---', 'Cost control', 'Risk', 'LANGUAGES', '---', 'Igbo'])
})

test('skills that are drawn close together, with the same space between, are apart', async () => {
  const lines = await drawn([60, 84, 108].map((left): Word => [left, 100, 'Go']))
  expect(lines.at(-1)).toBe('Go\tGo\tGo')
})

test('values behind colons stay with the labels at their left', async () => {
  const labels = ['Surname', 'First names', 'Gender', 'Health', 'Email']
  const lines = await drawn(
    labels.flatMap((label, at): Word[] => [
      [40, 100 + at * 14, label],
      [200, 100 + at * 14, `: Answer ${at}`],
    ]),
  )
  expect(lines.slice(1)).toEqual(labels.map((label, at) => `${label}\t: Answer ${at}`))
})

test('a table with centred heads, numbers, and a word that a cell was too narrow for', async () => {
  const lines = await drawn([
    [40, 100, 'S/N'],
    [95, 100, 'Post Held'],
    [230, 100, 'Organisation'],
    [330, 100, 'Period'],
    [40, 120, '1.'],
    [56, 120, 'Chief'],
    [56, 132, 'Officer'],
    [200, 120, 'Gani Council'],
    [330, 120, '2018 – Date'],
    [40, 148, '2.'],
    [56, 148, 'Clerk'],
    [200, 148, 'Kudi Board'],
    [330, 148, '2002 – 2018'],
  ])
  expect(lines.slice(-2)).toEqual([
    'Chief Officer\tGani Council\t2018 – Date',
    'Clerk\tKudi Board\t2002 – 2018',
  ])
})

test('three sections side by side, below their headings', async () => {
  const lines = await drawn([
    [40, 100, 'Skills', 14],
    [200, 100, 'Languages', 14],
    [360, 100, 'Interests', 14],
    [40, 120, 'Figma'],
    [200, 120, 'Igbo'],
    [360, 120, 'Chess'],
    [40, 134, 'Excel'],
  ])
  expect(lines.slice(1).filter(line => line !== '---')).toEqual([
    ...['Skills', 'Figma', 'Excel'],
    ...['Languages', 'Igbo', 'Interests', 'Chess'],
  ])
})

test('letters far apart are words, and the address of a link is read', async () => {
  const lines = await drawn([[40, 120, 'LinkedIn']], pdf => {
    pdf.font(sans('regular'), 10).text('GRACE NNADI', 40, 90, { lineBreak: false, characterSpacing: 9 })
    pdf.link(40, 118, 50, 14, 'https://www.linkedin.com/in/grace')
  })
  expect(lines.slice(1)).toEqual(['GRACE NNADI', 'LinkedIn: https://www.linkedin.com/in/grace'])
})

test('a heading that a rail broke is whole, with its section beside it', async () => {
  const lines = await drawn([
    [40, 100, 'Profile'],
    [160, 100, 'Careful and steady worker in busy places'],
    [40, 130, 'Professional'],
    [160, 130, 'Clerk, Konga'],
    [40, 142, 'Experience'],
    [160, 144, '2019 – now'],
    [40, 180, 'Education'],
    [160, 180, 'SSCE, Queens Park, 2014'],
    [40, 210, 'Languages'],
    [160, 210, 'English, Igbo'],
  ])
  const at = lines.findIndex(line => line.startsWith('Professional Experience'))
  expect(lines.slice(at, at + 4).join(' ')).toMatch(/Clerk, Konga.*2019 – now/)
})

test('two columns below headings on one line are read one after the other, also where half of the lines are dates', async () => {
  const jobs = ['2019 – now', 'Clerk, Konga', '2016 – 2019', 'Typist, Slot', '2014 – 2016', 'Packer, Olam']
  const studies = ['SSCE', 'Queens Park', '2014', 'LL.B', 'Nexford', '2019']
  const lines = await drawn([
    [40, 100, 'WORK EXPERIENCE', 12],
    [300, 100, 'STUDIES', 12],
    ...jobs.map((text, at): Word => [40, 124 + at * 14, text]),
    ...studies.map((text, at): Word => [300, 124 + at * 14, text]),
  ])
  expect(lines.indexOf('STUDIES')).toBeGreaterThan(lines.indexOf('Packer, Olam'))
})

test('items of a list in columns go on below, and headings side by side are no table', async () => {
  const lines = await drawn([
    [40, 100, '• Stock'],
    [140, 100, '• Cash'],
    [240, 100, '• Sage 50'],
    [48, 112, 'control'],
    [148, 112, 'handling'],
    [40, 160, 'LANGUAGES', 12],
    [300, 160, 'CERTIFICATES', 12],
    [40, 184, 'Igbo'],
    [300, 184, 'First Aid at Work'],
    [40, 198, 'English'],
    [300, 198, 'Forklift'],
  ])
  expect(lines.slice(1)).toEqual([
    '• Stock control\t• Cash handling\t• Sage 50',
    ...['LANGUAGES', '---', 'Igbo', 'English', 'CERTIFICATES', '---', 'First Aid at Work', 'Forklift'],
  ])
})

test('the head of each job in a column at the left is read before what stands beside it', async () => {
  const jobs = [0, 1, 2].flatMap((nth): Word[] => [
    [40, 100 + nth * 48, `Konga ${nth}`, 11],
    [40, 113 + nth * 48, 'Ikeja'],
    [40, 126 + nth * 48, `201${nth} – 201${nth + 1}`],
    [180, 100 + nth * 48, `Clerk ${nth}`, 11],
    [180, 113 + nth * 48, '- Filed the returns of four branches'],
    [180, 126 + nth * 48, '- Kept the stock'],
  ])
  expect((await drawn(jobs)).slice(1, 7)).toEqual([
    ...['Konga 0', 'Ikeja', '2010 – 2011', 'Clerk 0'],
    ...['- Filed the returns of four branches', '- Kept the stock'],
  ])
})
