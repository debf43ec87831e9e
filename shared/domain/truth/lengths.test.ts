import { expect, test } from 'vitest'
import { emptyForm } from '../resume/form-of-document.ts'
import { checkLetter } from './check-letter.ts'
import { checkResume } from './check-resume.ts'

const job = (jobTitle: string, company: string, place: string, duration: string, description: string) => ({
  jobTitle,
  company,
  place,
  duration,
  description,
})
const facts = {
  form: {
    ...emptyForm,
    fullName: 'Kofi Owusu',
    jobTitle: 'Welder',
    workExperience: [
      job(
        'Welder',
        'Harbour Steel',
        'Tema',
        '2019 till date',
        'weld gates and tanks\ncut plate\n2022 safety review with the foreman\nlearnt TIG welding in 2024\nservice the plasma cutter every 3 months\nsharpen drills one weekend a month',
      ),
      job('Apprentice', 'Boat Yard', 'Sekondi', '2015 - 2018', 'grinding, weld windows from second year'),
      job('Mate', 'Volta Builders', 'Ho', '6 months, 2014', 'carry blocks, mix mortar'),
    ],
  },
  statements: ['I kept the store keys for five weeks in 2021', 'In 2016 and 2018 I sang in the choir'],
}
const today = '2026-11-21'
const headings = ['Welder, Harbour Steel', 'Apprentice, Boat Yard', 'Mate, Volta Builders']
const isMarked = (heading: string, line: string) =>
  checkResume(`# Kofi Owusu\n\n## Work\n### ${heading}\n- ${line}\n`, facts, [], { today }).units.some(
    ({ claims }) => claims.length > 0,
  )
const [welder = '', apprentice = '', mate = ''] = headings

test.each([
  [welder, 'Welded gates and tanks for more than seven years.'],
  [welder, 'Kept the store keys for five weeks.'],
  [welder, 'Reviewed safety with the foreman in 2022.'],
  [apprentice, 'Did the grinding for nearly four years.'],
  [apprentice, 'Welded windows from the second year.'],
  [mate, 'Carried blocks for half a year.'],
  [welder, 'Serviced the plasma cutter each quarter.'],
  [welder, 'Sharpened drills one weekend in each month.'],
  [welder, 'Have welded gates and tanks since 2019.'],
])('below its own job: %s: %s', (heading, line) => {
  expect(isMarked(heading, line)).toBe(false)
})

test.each([
  [welder, 'Welded gates and tanks for over a decade.'],
  [welder, 'Kept the store keys for three months.'],
  [welder, 'Kept the store keys throughout 2021 and 2022.'],
  [welder, 'Kept the store keys in 2023.'],
  [apprentice, 'Did the grinding for seven years.'],
  [apprentice, 'Did the grinding until 2021.'],
  [apprentice, 'Welded windows in the first year.'],
  [mate, 'Carried blocks for two and a half years.'],
  [welder, 'Serviced the plasma cutter every month.'],
  [welder, 'Sharpened drills every weekend.'],
  [welder, 'Did TIG welding for five years.'],
  [apprentice, 'Have done the grinding since 2015.'],
  [apprentice, 'Still does the grinding.'],
])('longer than the job or the fact: %s: %s', (heading, line) => {
  expect(isMarked(heading, line)).toBe(true)
})

test.each([
  ['I have worked as a welder for eleven years in all.', false],
  ['I carried blocks and mixed mortar at Volta Builders for six months.', false],
  ['I carried blocks and mixed mortar in Ho for five years.', true],
  ['I kept the store keys for two years.', true],
  ['I welded gates at Harbour Steel for the past eleven years.', true],
  ['I was a mate in Ho for three years.', true],
  ['I have eleven years of welder experience.', true],
  ['I bring seven years as a welder.', false],
  ['I bring over ten years as a welder.', true],
  ['I have been a welder at Harbour Steel since 2019.', false],
  ['I have welded gates since 2016.', true],
  ['I did the grinding for four years before I joined Harbour Steel.', false],
  ['I did the grinding for six years before I joined Harbour Steel.', true],
  ['I gave Boat Yard seven years.', true],
  ['I have welded without a break since 2014.', true],
  ['I sang in the choir in 2019.', true],
])('in a letter: %s', (line, marked) => {
  const target = { jobTitle: 'Welder', companyName: 'Meridian Ports' }
  const { units } = checkLetter(`Dear Sir,\n\n${line}\n\nYours faithfully,\nKofi`, facts, [], target, {
    today,
  })
  expect(units.some(({ claims }) => claims.length > 0)).toBe(marked)
})
