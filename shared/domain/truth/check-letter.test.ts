import { expect, test } from 'vitest'
import { amina, today } from './amina.testing.ts'
import { checkLetter } from './check-letter.ts'

const job = {
  jobTitle: 'Operations Manager',
  companyName: 'Palmline Foods',
  description: 'Palmline Foods runs 14 depots in Ghana. Needs SAP and a PMP. Part of Olam Group since 2015.',
}
const claimsIn = (body: string): string[] =>
  checkLetter(`Dear Mrs Okon,\n\n${body}\n\nYours faithfully,\nAmina Bello`, amina, [], job, {
    today,
  }).units.flatMap(({ claims }) => claims.map(({ kind, text }) => `${kind}: ${text}`))

test.each([
  'I am applying for the Operations Manager position at Palmline Foods.',
  'As your Operations Manager, I would keep trucks moving.',
  'Working at Palmline Foods would be an honour.',
  'I have admired Palmline Foods for a long time.',
  'My experience at Gani Haulage prepares me for Palmline.',
  'I believe my five years in operations would serve Palmline Foods well.',
  'Palmline Foods is part of Olam Group and runs 14 depots.',
  'What draws me to Palmline Foods is that it runs 14 depots in Ghana.',
  'Since your company joined Olam Group in 2015, it has grown.',
  'I know that you need SAP, which I have not used yet.',
  'Having worked at Gani Haulage, I can help Palmline Foods.',
  'I can be reached on 0803 000 0142 or amina@example.com.',
  'The Operations Manager role you advertised on LinkedIn caught my eye.',
  'I am available for an interview any day from Monday to Friday.',
])('%s', sentence => {
  expect(claimsIn(sentence)).toEqual([])
})

test.each([
  ['I worked at Palmline Foods for two years.', 'employer: Palmline Foods'],
  ['As Operations Manager at Palmline Foods I led the depots.', 'employer: Palmline Foods'],
  ['At Palmline, I managed trucks.', 'employer: Palmline'],
  ['In my time at Palmline Foods I cut costs.', 'employer: Palmline Foods'],
  ['I have served as Operations Manager in two firms.', 'title: Operations Manager'],
  ['I am an Operations Manager with five years of experience.', 'title: Operations Manager'],
  ['I know SAP.', 'skill: SAP'],
  ['Skilled in Salesforce and route planning.', 'skill: Salesforce'],
  ['I hold a PMP.', 'certification: PMP'],
  ['I ran 14 depots in Ghana.', 'figure: 14'],
  ['I was with Olam Group before.', 'employer: Olam Group'],
  ['My last job, at Dangote, taught me patience.', 'employer: Dangote'],
])('%s is claimed', (sentence, claim) => {
  expect(claimsIn(sentence)).toContain(claim)
})

test.each(['Dear Sir,\n\n', ''])(
  'with the greeting %j the head, it and the closing are not checked, and a sentence may span lines',
  greeting => {
    const letter = `12 Allen Avenue, Ikeja\n21 November 2026\n\n${greeting}Re: Operations Manager\n\nI plan trucks\nevery day. I like it.\n\nKind regards,\nAmina Bello\n`
    const { units } = checkLetter(letter, amina, [], job, { today })
    expect(units.map(({ text }) => text)).toEqual(['I plan trucks every day.', 'I like it.'])
  },
)

test('text above the greeting or after the closing is checked; an address and a date are not', () => {
  const letter = `Amina Bello\nIkeja, Lagos · amina@example.com\n20 November 2026\n\nI ran Kubernetes at Google for 9 years.\n\nDear Mrs Okon,\n\nThank you.\n\nYours sincerely,\nAmina Bello\n\nP.S. I hold an MBA.`
  const { units } = checkLetter(letter, amina, [], job, { today })
  expect(units.filter(({ claims }) => claims.length > 0).map(({ text }) => text)).toEqual([
    'I ran Kubernetes at Google for 9 years.',
    'P.S. I hold an MBA.',
  ])
  expect(units.some(({ text }) => text.includes('Ikeja'))).toBe(false)
})

/** A letter with these lines above its text, and what is claimed without a source in the whole letter. */
const claimsUnder = (head: string, greeting = ''): string[] =>
  checkLetter(
    `${head}\n\n${greeting}I plan trucks every day.\n\nKind regards,\nAmina Bello`,
    amina,
    [],
    { ...job, description: '' },
    { today },
  ).units.flatMap(({ claims }) => claims.map(({ kind, text }) => `${kind}: ${text}`))

const greetings = ['', 'Dear Mrs Okon,\n\n']

test.each([
  ['Head of 900 engineers at Google', 'employer: Google'],
  ['Won the Dangote Prize in 2019', 'employer: Dangote'],
  ['Won Dangote Prize 2019', 'employer: Dangote'],
  ['Led 900 engineers', 'figure: 900'],
  ['Amina Bello\nChief Executive Officer', 'title: Chief Executive Officer'],
  ['Amina Bello, MBA\namina@example.com', 'degree: MBA'],
  ['Amina Bello\nSenior Dispatcher, Zenith Bank', 'employer: Zenith Bank'],
  ['Amina Bello\nLed 900 engineers · amina@example.com\n21 November 2026', 'figure: 900'],
])('above the text, %j is claimed', (head, claim) => {
  for (const greeting of greetings) expect(claimsUnder(head, greeting)).toContain(claim)
})

test.each([
  'Amina Bello\nIkeja, Lagos · +234 803 000 0142 · amina@example.com\n\n12 Allen Avenue, 9 March 2026\n\nMrs Ngozi Ojo\nZenith Bank Plc\n12 Marina Road\nLagos',
  'Amina Bello\nado ekiti, 9 March 2026\n\nThe Hiring Manager\nPalmline Foods\n2nd floor, 1004 towers\nNairobi 00100',
  'AMINA BELLO\nOperations Officer, Gani Haulage\nNo. 5, Church Street\nOff Admiralty Way, Lekki Phase 1\nPhone: 0803 000 0142\nDate: 21st of November, 2026',
  '12, Allen Avenue, Ikeja\n21/11/2026\n\nThrough: The Head of Department\nThe Director, Federal Medical Centre\nP.M.B. 1007, Owerri\nPlot 7, Block B, Lagos 100001\nRef: HR/2026/12\nAttn: Mr Okon',
  'Amina Bello\nOperations Manager',
  'amina bello\nikeja lagos\n0803 000 0142',
])('above the text, %j claims nothing', head => {
  for (const greeting of greetings) expect(claimsUnder(head, greeting)).toEqual([])
})

test('what a greeting goes on with, and what stands below the closing, is checked', () => {
  const letter =
    'Dear Mrs Okon, I led 900 engineers.\n\nThank you.\n\nMany thanks,\nAmina Bello\nLagos\n\nEncl.: Curriculum Vitae\nTrained at Google'
  const { units } = checkLetter(letter, amina, [], job, { today })
  expect(units.flatMap(({ claims }) => claims.map(({ text }) => text))).toEqual(['900', 'Google'])
})
