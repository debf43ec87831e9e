import { expect, test } from 'vitest'
import { emptyForm } from '../resume/form-of-document.ts'
import { checkLetter } from './check-letter.ts'
import { checkResume } from './check-resume.ts'

const facts = {
  form: {
    ...emptyForm,
    fullName: 'Ada Obi',
    jobTitle: 'Health Extension Worker',
    workExperience: [
      {
        jobTitle: 'Health Extension Worker',
        company: 'Dorayi Clinic',
        place: 'Kano',
        duration: '2019 - now',
        description:
          'register patients in the book\nbook visits with the admin dept\nsend forms to CAC\nissue certificates of origin\nfile papers with the notary public',
      },
    ],
    education: [
      { degree: 'NCE Biology', school: 'Oju College of Education', year: '2017', gpa: '' },
      { degree: 'OND Nutrition', school: 'Oju Polytechnic', year: '2013', gpa: '' },
    ],
    certifications: 'CPA Part I, Trade Test II, Food hygiene, CIBN (stage 1 passed)',
    licences: 'Practising licence of the council',
    languages: 'Hausa, Tiv, English',
  },
  statements: ['I am a member of NANNM'],
}
const kinds = (units: ReturnType<typeof checkResume>['units']) =>
  units.flatMap(({ claims }) => claims.map(({ kind }) => kind))
const inSummary = (line: string) => kinds(checkResume(`# Ada Obi\n\n## Summary\n${line}\n`, facts, []).units)
const inBullet = (line: string) =>
  kinds(
    checkResume(`# Ada Obi\n\n## Work\n### Health Extension Worker, Dorayi Clinic\n- ${line}\n`, facts, [])
      .units,
  )
const inLetter = (line: string) => {
  const target = {
    jobTitle: 'Nurse',
    companyName: 'Lake Clinic',
    description: 'A team of 12. Wound care certificate.',
  }
  return kinds(checkLetter(`Dear Sir,\n\n${line}\n\nYours faithfully,\nAda`, facts, [], target).units)
}

test.each([
  ['Registered patients in the book.', inBullet],
  ['Booked visits with the administration department.', inBullet],
  ['Issued indigene certificates and certificates of origin.', inBullet],
  ['Sent forms to the Corporate Affairs Commission.', inBullet],
  ['Licensed health extension worker with CPA Part I.', inSummary],
  ['Health extension worker with a diploma in nutrition and training in biology.', inSummary],
  ['My NCE in Biology meets your need.', inLetter],
  ['Health extension worker who speaks Hausa, Tiv and English.', inSummary],
  ['I am a member of NANNM.', inLetter],
  ["Lake Clinic's team of 12 would be new to me.", inLetter],
  ['My NCE is from Oju College of Education.', inLetter],
  ['Health extension worker certified in food hygiene.', inSummary],
  ['I have passed stage 1 of the CIBN certification.', inLetter],
  ['I took a six-week certificate in food hygiene.', inLetter],
  ['Filed papers with the notary public.', inBullet],
  ["Registered patients under the clinic's licence.", inBullet],
  ['Health extension worker with an OND in nutrition and earlier work on forms.', inSummary],
])('with a source: %s', (line, check) => {
  expect(check(line)).toEqual([])
})

test.each([
  ['Licensed midwife with CPA Part I.', inSummary, 'certification'],
  ['Health extension worker with CPA Part II.', inSummary, 'certification'],
  ['Health extension worker with Trade Test I.', inSummary, 'certification'],
  ['Health extension worker with a higher national diploma.', inSummary, 'degree'],
  ['Health extension worker who speaks Hausa, Tiv and Ga.', inSummary, 'skill'],
  ['I am a fellow of the Science Teachers Association of Nigeria.', inLetter, 'certification'],
  ['I hold a wound care certificate.', inLetter, 'certification'],
  ['Health extension worker certified in advanced life support.', inSummary, 'certification'],
  ['I have completed all stages of the CIBN certification.', inLetter, 'certification'],
  ['Health extension worker and notary public.', inSummary, 'certification'],
  ['I am a fellow of NANNM.', inLetter, 'certification'],
  ['I studied at the Lagos campus of the Oju College of Education.', inLetter, 'school'],
  ['Studied at Ahmadu Oju University.', inSummary, 'school'],
  ['OND holder from the Polytechnic, Lokoja.', inSummary, 'school'],
  ['Graduate of Maritime Management.', inSummary, 'degree'],
  ['HPBN registered health worker.', inSummary, 'certification'],
  ['My NCE is from the Federal College of Education (Special), Oyo.', inLetter, 'school'],
])('without a source: %s', (line, check, kind) => {
  expect(check(line)).toContain(kind)
})
