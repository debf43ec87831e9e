import { expect, test } from 'vitest'
import type { Facts } from '../../api/truth.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { checkLetter } from './check-letter.ts'
import { checkResume } from './check-resume.ts'

const job = (jobTitle: string, company: string, description: string) => ({
  jobTitle,
  company,
  place: '',
  duration: '2021 - now',
  description,
})
const facts: Facts = {
  form: {
    ...emptyForm,
    fullName: 'Bola Ade',
    jobTitle: 'Nurse',
    workExperience: [
      job(
        'Staff Nurse',
        'Unity Hospital',
        'dress wounds, give injections\nteach student nurses how to take BP\nhelped the matron with the duty roster\nward drug book, checked every night\ntrained in Excel\ndrivers log for the ambulance\nI did not run the pharmacy stock\nmy matron plans the theatre list',
      ),
      job(
        'Sales Girl',
        'Mama Chi Stores',
        'offloaded goods\nsold provisions, counted stock with my madam\n7 boys under me',
      ),
    ],
    technicalSkills: 'glucometer, Excel',
  },
  statements: [],
}
const kindsIn = (line: string, heading = 'Staff Nurse, Unity Hospital') =>
  checkResume(`# Bola Ade\n\n## Work\n### ${heading}\n2021 - now\n- ${line}\n`, facts, [])
    .units.flatMap(({ claims }) => claims)
    .map(({ kind }) => kind)

test.each([
  'Dressed wounds and administered injections.',
  'Showed student nurses how to measure blood pressure.',
  'Assisted the matron with the duty roster.',
  'Showed newly recruited student nurses how to take BP.',
  'Inspected the drug book of the ward each night.',
  'Dressed wounds and gave injection jabs.',
])('the same in other words: %s', line => {
  expect(kindsIn(line)).toEqual([])
})

test.each([
  'Unloaded goods.',
  'Sold provisons and counted stock with my madam.',
  'Sold foodstuff and counted stock together with my employer.',
  'Led 7 boys.',
  'Supervised seven boys.',
])('words of trades, and of Nigeria: %s', line => {
  expect(kindsIn(line, 'Sales Girl, Mama Chi Stores')).toEqual([])
})

test.each([
  ['Delivered babies in the labour ward.', 'deed'],
  ['Inserted urinary catheters.', 'deed'],
  ['Trained the drivers.', 'deed'],
  ['Prescribed injections for the ward each night.', 'deed'],
  ['Headed the ward.', 'rank'],
  ['Dressed wounds throughout Kenya.', 'rank'],
  ['Prepared the duty roster.', 'rank'],
  ['Taught student nurses how to take BP across the whole department.', 'rank'],
  ['Dressed wounds without supervision.', 'rank'],
  ['Dressed wounds, which reduced infections.', 'outcome'],
  ['Was praised for giving injections.', 'outcome'],
  ['Gave injections so well that I became nurse of the year.', 'outcome'],
  ['Dressed wounds, which stopped infections.', 'outcome'],
  ['Patients loved the way I gave injections.', 'outcome'],
  ['Checked the ward drug book, saving the hospital a lot of money.', 'outcome'],
  ['Dressed wounds, winning back patients.', 'outcome'],
  ['Gave injections, with excellent results.', 'outcome'],
  ['Dressed wounds without a single complaint.', 'outcome'],
  ['Managed the duty roster, with a full count each week.', 'rank'],
  ['Founded the drug book of the ward.', 'rank'],
  ['Second in command of the ward.', 'rank'],
  ['Checked the drug book of every ward.', 'rank'],
  ['Checked the drug book of the ward every month.', 'deed'],
])('%s has a new %s', (line, kind) => {
  expect(kindsIn(line)).toContain(kind)
})

test('what falls in the facts does not rise, and capitals make no names', () => {
  const toldOf = (line: string) => {
    const [nurse, ...others] = facts.form.workExperience
    const description = 'brought absence down from 18% to 11%\ndress wounds'
    const workExperience = nurse ? [{ ...nurse, description }, ...others] : others
    return checkResume(
      `# Bola Ade\n\n## Work\n### Staff Nurse, Unity Hospital\n2021 - now\n- ${line}\n`,
      { ...facts, form: { ...facts.form, workExperience } },
      [],
    ).units.flatMap(({ claims }) => claims.map(({ kind, text }) => `${kind}: ${text}`))
  }
  expect(toldOf('Reduced absence from 18% to 11%.')).toEqual([])
  expect(toldOf('Reduced absence from 11% to 18%.')).toEqual(['figure: 11%', 'figure: 18%'])
  expect(toldOf('DRESSED WOUNDS ACROSS THE WHOLE DEPARTMENT')).toEqual(['rank: THE WHOLE DEPARTMENT'])
})

test('what was done in one job is no line of another', () => {
  expect(kindsIn('Sold provisions and counted stock.')).toEqual(['deed'])
})

test.each([
  ['Taught student nurses how to insert catheters.', 'teach student nurses how to take BP'],
  ['Dressed the wounds of 900 patients.', 'dress wounds, give injections'],
  ['Won the respect of surgeons.', null],
  // What they did not do, and what somebody else did, is nothing to put in.
  ['Ran the pharmacy stock and its orders.', null],
  ['Planned the theatre list for surgeons.', null],
])('for %s the person wrote %s', (line, ownWords) => {
  const resume = `# Bola Ade\n\n## Work\n### Staff Nurse, Unity Hospital\n2021 - now\n- ${line}\n`
  expect(checkResume(resume, facts, []).units.at(-1)?.ownWords).toBe(ownWords)
  // What the text has already is not offered.
  const both = `${resume}- ${ownWords}\n`
  expect(checkResume(both, facts, []).units.map(unit => unit.ownWords)).not.toContain(ownWords ?? 'any')
})

const cited = (line: string, facts_: string[]) =>
  checkResume(
    `# Bola Ade\n\n## Work\n### Staff Nurse, Unity Hospital\n2021 - now\n- **${line}**\n`,
    facts,
    [],
    {
      citations: [{ text: line, facts: facts_ }],
    },
  )
    .units.flatMap(({ claims }) => claims)
    .map(({ kind }) => kind)

test.each<[string, string[], string[]]>([
  ['Dressed wounds.', ['dress wounds, give injections'], []],
  ['Dressed wounds.', ['drivers log for the ambulance'], ['deed']],
  ['Dressed wounds.', [], ['deed']],
])('%s, for which %j was cited', (line, cites, kinds) => {
  expect(cited(line, cites)).toEqual(kinds)
})

const advert = {
  jobTitle: 'Executive Trainee 2027',
  companyName: 'Palmline',
  description: 'Palmline opened a dialysis unit in Abeokuta.',
}
const inLetter = (sentence: string, posting = advert) =>
  checkLetter(`Dear Sir,\n\n${sentence}\n\nYours,\nBola`, facts, [], posting)
    .units.flatMap(({ claims }) => claims)
    .map(({ kind }) => kind)

test.each([
  'I am writing to apply for the Executive Trainee 2027 position at Palmline.',
  'Your dialysis unit in Abeokuta is what draws me to Palmline.',
  'I would love to learn dialysis.',
  'I have not worked in a dialysis unit yet.',
  'SAP and Power BI I have still to learn.',
  'At Unity Hospital I dress wounds and give injections.',
])('a wish, and words of the advert: %s', sentence => {
  expect(inLetter(sentence)).toEqual([])
})

test.each(['2026 Graduate Trainee Programme', 'Graduate Trainee Programme 2027/2028', '12 Drivers Wanted'])(
  'a title may have a year or a number: %s',
  jobTitle => {
    expect(inLetter(`I hereby apply for the position of ${jobTitle}.`, { ...advert, jobTitle })).toEqual([])
  },
)

test('words of the advert support nothing about the person', () => {
  expect(inLetter('I opened a dialysis unit in Abeokuta.')).not.toEqual([])
  expect(inLetter('I ran the dialysis unit of a clinic.')).not.toEqual([])
})
