import { expect, test } from 'vitest'
import { isDuration } from './duration.ts'
import { isSectionTitle, kindOfTitle } from './section-kind.ts'

test.each([
  [
    'summary',
    ['Summary', 'Professional Summary', 'PROFILE', 'Career Objective', 'About me', 'Personal Statement'],
  ],
  [
    'work',
    ['Work', 'Experience', 'Employment History', 'Professional Experience', 'WORK EXPERIENCE', 'Internships'],
  ],
  ['education', ['Education', 'Educational Background', 'Academic Qualifications', 'Education & Training']],
  [
    'skills',
    ['Skills', 'Technical Skills', 'Core Competencies', 'Programming Languages', 'Tools and Technologies'],
  ],
  ['certifications', ['Certifications', 'Licences', 'Licenses & Certifications', 'Certificates']],
  ['languages', ['Languages', 'Language Skills', 'Spoken languages']],
  ['links', ['Links', 'Online Profiles', 'Portfolio']],
  ['interests', ['Interests', 'Hobbies', 'Hobbies and Interests']],
  [
    'other',
    [
      'Projects',
      'Volunteering',
      'Volunteer Experience',
      'Awards',
      'References',
      'Referees',
      'Publications',
      'Ìwé',
    ],
  ],
] as const)('headings of %s', (kind, titles) => {
  expect(titles.map(title => [title, kindOfTitle(title)])).toEqual(titles.map(title => [title, kind]))
})

test.each([
  ['WORK EXPERIENCE', true],
  ['Skills:', true],
  ['Career Objective', true],
  ['Professional', false],
  ['Skills, SQL and Excel', false],
  ['Operations Analyst', false],
  ['Worked in Education 2019', false],
])('%s by itself is a title of a section: %s', (line, is) => {
  expect(isSectionTitle(line)).toBe(is)
})

test.each([
  ['Mar 2023 to now', true],
  ['2020', true],
  ['Jan. 2021 – Feb. 2023', true],
  ['03/2021 - 04/2022', true],
  ['since 2019', true],
  ['2 years', true],
  ['three months', true],
  ["Sept '19 to date", true],
  ['4.5/5.0', false],
  ['Apapa', false],
  ['0803 000 0142', false],
  ['May', false],
  ['2,000 parcels in 2023', false],
  ['', false],
])('%s is a time: %s', (text, is) => {
  expect(isDuration(text)).toBe(is)
})
