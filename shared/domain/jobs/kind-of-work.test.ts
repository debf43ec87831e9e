import { expect, test } from 'vitest'
import {
  type CareerLevel,
  type EmploymentType,
  employmentOf,
  levelOf,
  type Workplace,
  workplaceOf,
} from './kind-of-work.ts'
import { wordsOf } from './words.ts'

test.each<[string, string, EmploymentType | null]>([
  ['Full Time', 'Accountant', 'full-time'],
  ['FULL_TIME', 'Accountant', 'full-time'],
  ['FullTime', 'Accountant', 'full-time'],
  ['Permanent', 'Accountant', 'full-time'],
  ['part_time', 'Accountant', 'part-time'],
  ['Full-time, Internship', 'Accountant', 'internship'],
  ['Consultancy', 'Adviser', 'contract'],
  ['', 'Nursing Intern', 'internship'],
  ['', 'Internal Auditor', null],
  ['', 'Contract Manager', null],
  ['', 'Senior Engineer (Contract)', 'contract'],
  ['', 'Volunteer Coordinator', null],
  ['', 'Medical Volunteer', 'volunteer'],
  ['', 'Locum Pharmacist', 'temporary'],
  ['Other', 'Part-Time Tutor', 'part-time'],
  ['', 'Accountant', null],
])('"%s" for %s is %s', (employment, title, type) => {
  expect(employmentOf({ employment, title })).toBe(type)
})

test.each<[string, string, CareerLevel | null]>([
  ['Entry Level', 'Accountant', 'entry'],
  ['Mid-Senior level', 'Accountant', 'mid'],
  ['Mid-Senior level', 'Senior Accountant', 'senior'],
  ['Senior Level', 'Accountant', 'senior'],
  ['Director', 'Accountant', 'executive'],
  ['Any', 'Senior Accountant', 'senior'],
  ['5 - 8 years', 'Accountant', 'senior'],
  ['3-4 years', 'Coordinator', 'mid'],
  ['0 - 1 year', 'Cashier', 'entry'],
  ['10+ years', 'Consultant', 'senior'],
  ['- years', 'Accountant', null],
  ['', 'Graduate Trainee', 'entry'],
  ['', 'Marketing Intern', 'entry'],
  ['', 'Sales Executive', 'mid'],
  ['', 'Assistant to the Managing Director', 'mid'],
  ['', 'Executive Director, Finance', 'executive'],
  ['', 'Chief Financial Officer', 'executive'],
  ['', 'Head of Growth', 'lead'],
  ['', 'Team Lead, Payments', 'lead'],
  ['', 'Sr. Backend Engineer', 'senior'],
  ['', 'Manager of Operations', null],
  ['', 'Product Manager', null],
])('"%s", %s is at %s', (level, title, expected) => {
  expect(levelOf({ level, title })).toBe(expected)
})

test.each<
  [{ workplace?: Workplace; location?: string; title?: string; description?: string }, Workplace | null]
>([
  [{ workplace: 'hybrid', location: 'Remote' }, 'hybrid'],
  [{ location: 'Remote (EMEA)' }, 'remote'],
  [{ location: 'Lagos (Hybrid)' }, 'hybrid'],
  [{ location: 'On-site, Lagos' }, 'onsite'],
  [{ title: 'Web Developer (Remote)' }, 'remote'],
  [{ title: 'GIS and Remote Sensing Officer' }, null],
  [{ description: 'Work Mode: Hybrid (3 days in the office)' }, 'hybrid'],
  [{ description: 'This is a fully remote position.' }, 'remote'],
  [{ description: 'This role is not fully remote: you come to Yaba.' }, null],
  [{ description: 'Remote sensing and travel to remote communities.' }, null],
  [{ description: 'A quiet office in Ikeja.' }, null],
])('%j is %s', (said, expected) => {
  const { workplace = null, location = '', title = 'Officer', description = '' } = said
  const words = wordsOf(`${title}\n${description}`)
  expect(workplaceOf({ workplace, location, title, description, words })).toBe(expected)
})
