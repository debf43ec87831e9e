import { expect, test } from 'vitest'
import { formOfText } from '../../shared/domain/resume-import/form-of-text.ts'
import { type Drawn, parts, sans, sheet } from './sheet.testing.ts'
import { textOfPdf } from './text-of-pdf.ts'

const { name, title, contact, skills, languages, summary, work, education } = parts
const one = { left: 60, width: 475, top: 60 }

const expected = {
  fullName: 'Ọláyínká Ṣẹ̀gun Ńnéka',
  email: 'segun@example.com',
  phone: '0803 555 0142',
  location: 'Ìbàdàn, Oyo State',
  jobTitle: 'Operations Manager',
  summary:
    'Operations manager with nine years in freight and retail supply across the south-west. Builds the plan of the day, finds late trucks early and writes the report that people read.',
  workExperience: [
    {
      jobTitle: 'Operations Manager',
      company: 'Gani Haulage Ltd',
      place: 'Ìbàdàn',
      duration: 'Mar 2020 – Present',
      description:
        'Cut late deliveries from 18% to 11% in eight months by moving the plan of loading to the evening before\n' +
        'Saved ₦420,000 of fuel in the first quarter',
    },
    {
      jobTitle: 'Dispatch Officer',
      company: 'Ɗanƙwai Stores',
      place: 'Kano',
      duration: 'Jan 2015 – Feb 2020',
      description: 'Sent out forty vans a day and kept the papers of each of them in order for the auditors',
    },
  ],
  education: [
    {
      degree: 'B.Sc. Economics',
      school: 'University of Ibadan',
      year: '2010 – 2014',
      gpa: 'Second Class Upper',
    },
  ],
  technicalSkills: 'Route planning, Excel, SQL, Fleet costs',
  softSkills: 'Negotiation',
  certifications: '',
  licences: '',
  linkedinUrl: 'linkedin.com/in/segun',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: 'Yoruba, English, Hausa',
  referees: '',
}

const whole = [name, title, ...contact, ...summary, ...work, ...education, ...skills, ...languages]
const head = { ...one, lines: [name, title] }
const side = [...contact, ...skills, ...languages]
const main = [...summary, ...work, ...education]
const filler = (count: number): Drawn[] =>
  Array.from({ length: count }, (_, at) => ({
    text: `Counted the stock of store ${at} every week`,
    bullet: true,
  }))

test.each([
  ['in one column', [{ ...one, lines: whole }]],
  [
    'with a column at the left',
    [head, { left: 60, width: 140, top: 130, lines: side }, { left: 230, width: 305, top: 130, lines: main }],
  ],
  [
    'with a column at the right',
    [head, { left: 60, width: 320, top: 130, lines: main }, { left: 410, width: 130, top: 130, lines: side }],
  ],
  [
    'with the name above the right one of two columns',
    [
      { left: 40, width: 140, top: 60, lines: side },
      { left: 220, width: 320, top: 60, lines: [name, title, ...main] },
    ],
  ],
  [
    'drawn column by column, the right one first',
    [head, { left: 230, width: 305, top: 130, lines: main }, { left: 60, width: 140, top: 130, lines: side }],
  ],
])('a resume %s is read in its order', async (_, columns) => {
  const { form, unplaced } = formOfText(await textOfPdf(await sheet(columns)))
  expect(form).toEqual(expected)
  expect(unplaced).toEqual([])
})

test('columns continue over pages, and headers and footers are not part of them', async () => {
  const long = [...summary, ...work, ...filler(70), ...education]
  const pdf = await sheet(
    [head, { left: 60, width: 140, top: 130, lines: side }, { left: 230, width: 305, top: 130, lines: long }],
    (page, number) => {
      page.font(sans('regular'), 8).text(`Page ${number} of 3`, 60, 810, { lineBreak: false })
      page.text('Ọláyínká Ṣẹ̀gun Ńnéka', 400, 24, { lineBreak: false })
    },
  )
  const { form } = formOfText(await textOfPdf(pdf))
  expect(form).toMatchObject({
    fullName: expected.fullName,
    education: expected.education,
    technicalSkills: expected.technicalSkills,
    languages: expected.languages,
  })
  const stores = form.workExperience[1]?.description.split('\n') ?? []
  expect(stores).toHaveLength(71)
  expect(stores.at(-1)).toBe('Counted the stock of store 69 every week')
})

test('a column of dates is read line by line with the text beside it', async () => {
  const rows = (left: number, texts: readonly string[]) => ({
    left,
    width: 300,
    top: 100,
    lines: texts.map((text): Drawn => ({ text, space: 4 })),
  })
  const pdf = await sheet([
    rows(60, ['2019 – 2021', '2016 – 2019', '2014 – 2016', '2012 – 2014', '2010 – 2012']),
    rows(180, ['Teller, Wema Bank', 'Cashier, Shoprite', 'Driver, GIG', 'Guard, Halogen', 'Cook, Tastee']),
  ])
  expect((await textOfPdf(pdf)).split('\n')).toEqual([
    '2019 – 2021\tTeller, Wema Bank',
    '2016 – 2019\tCashier, Shoprite',
    '2014 – 2016\tDriver, GIG',
    '2012 – 2014\tGuard, Halogen',
    '2010 – 2012\tCook, Tastee',
  ])
})

test('a word that was hyphenated at the end of a line stays so, and paragraphs stay separate', async () => {
  const pdf = await sheet([
    {
      left: 60,
      width: 200,
      top: 60,
      lines: [
        { text: 'I have worked in state-owned and state-run companies of well-known names for a long time' },
        { text: 'A second thought of mine', space: 10 },
      ],
    },
  ])
  expect(await textOfPdf(pdf)).toBe(
    'I have worked in state-owned and state-run companies of well-known names for a long time\n\nA second thought of mine',
  )
})
