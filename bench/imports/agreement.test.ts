import { expect, test } from 'vitest'
import { emptyForm } from '../../shared/domain/resume/form-of-document.ts'
import { agreement } from './agreement.ts'

const job = { jobTitle: 'Clerk', company: '', place: '', duration: '', description: '' }
const course = { degree: 'B.Sc.', school: '', year: '', gpa: '' }

test.each([
  [
    'a school with its town',
    { education: [{ ...course, school: 'Gani College' }] },
    { education: [{ ...course, school: 'Gani College, Ile-Ife' }] },
    true,
  ],
  [
    'another school',
    { education: [{ ...course, school: 'Gani College' }] },
    { education: [{ ...course, school: 'Gani' }] },
    false,
  ],
  [
    'an employer and its town apart',
    { workExperience: [{ ...job, company: 'Gani Clinic, Owerri' }] },
    { workExperience: [{ ...job, company: 'Gani Clinic', place: 'Owerri' }] },
    true,
  ],
  [
    'how long a job took',
    { workExperience: [{ ...job, duration: '2019 - 2021' }] },
    { workExperience: [{ ...job, duration: '2019 - 2021 (2 years)' }] },
    true,
  ],
  [
    'a dash before the year of a certificate',
    { certifications: 'PMP, 2019' },
    { certifications: 'PMP – 2019' },
    true,
  ],
  [
    'nothing before the years of a certificate',
    { certifications: 'PMP January 2019 to May 2022' },
    { certifications: 'PMP (January 2019 to May 2022)' },
    true,
  ],
  [
    'a licence in a field of its own',
    { certifications: 'Class E Licence' },
    { licences: 'Class E Licence' },
    true,
  ],
  ['a level that is not wanted', { languages: 'French' }, { languages: 'French (basic)' }, true],
  ['a level that is missing', { languages: 'French (basic)' }, { languages: 'French' }, false],
])('%s', (_, wanted, got, isRight) => {
  const compared = agreement({ ...emptyForm, ...wanted }, { ...emptyForm, ...got })
  expect(compared.every(value => value.isRight)).toBe(isRight)
})
