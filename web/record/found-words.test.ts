import { expect, test } from 'vitest'
import { emptyForm } from '../../shared/domain/resume/form-of-document.ts'
import { mergeForms } from '../../shared/domain/resume/merge-forms.ts'
import { ngozisForm } from '../testing/ngozis-form.ts'
import { differenceName, foundLines, foundTitle } from './found-words.ts'

test.each([
  [
    'an empty form',
    emptyForm,
    'Found 2 jobs, 1 school, 4 skills, 2 languages',
    ['2 jobs: all new', '1 school: all new', '4 skills: all new', '2 languages: all new'],
  ],
  [
    'a form that has a part of it',
    {
      ...emptyForm,
      workExperience: ngozisForm.workExperience.slice(0, 1).map(job => ({ ...job, description: '' })),
      education: ngozisForm.education,
      technicalSkills: 'Excel',
      languages: 'English, Igbo',
    },
    'Found 2 jobs, 1 school, 4 skills, 2 languages',
    [
      '2 jobs: 1 new, 1 that says more than yours',
      '1 school: you have it already',
      '4 skills: 3 new, 1 that you have already',
      '2 languages: you have them already',
    ],
  ],
])('what an import has for %s', (_, mine, title, lines) => {
  const merged = mergeForms(mine, ngozisForm)
  expect(foundTitle(merged)).toBe(title)
  expect(foundLines(merged)).toEqual(lines)
})

test('a file without a career says so', () => {
  expect(foundTitle(mergeForms(ngozisForm, emptyForm))).toBe('Found no jobs, schools or skills')
})

test('a difference names its entry', () => {
  const [job, ...others] = ngozisForm.workExperience
  const later = {
    ...ngozisForm,
    phone: '0809 111 2233',
    workExperience: job ? [{ ...job, duration: '2022' }] : others,
  }
  const merged = mergeForms({ ...ngozisForm, workExperience: job ? [{ ...job, duration: '' }] : [] }, later)
  expect(merged.differences.map(each => differenceName(merged, each))).toEqual(['Phone'])
  const other = mergeForms(later, {
    ...later,
    workExperience: job ? [{ ...job, duration: 'Jan 2022 - Dec 2022' }] : [],
  })
  expect(other.differences.map(each => differenceName(other, each))).toEqual([
    'Duration, Operations Officer, Gani Haulage',
  ])
})
