import { expect, test } from 'vitest'
import { short, usual } from '../people/people.ts'
import { compare } from './compare.ts'

test('an unchanged form has no misses, and empty fields do not count', () => {
  expect(compare(usual, usual)).toEqual({ fields: 25, misses: [] })
  expect(compare(short, short)).toEqual({ fields: 12, misses: [] })
})

test('a change, a loss and an invented value each count as a miss of their field', () => {
  const [first] = usual.workExperience
  const read = {
    ...usual,
    phone: '',
    githubUrl: 'github.com/amina',
    workExperience: first ? [{ ...first, company: 'Gani' }] : [],
  }
  expect(compare(usual, read)).toEqual({
    fields: 26,
    misses: [
      { field: 'phone', wanted: '0803 000 0142', got: '' },
      { field: 'workExperience[0].company', wanted: 'Gani Haulage', got: 'Gani' },
      { field: 'workExperience[1].jobTitle', wanted: 'Stock Assistant', got: '' },
      { field: 'workExperience[1].company', wanted: 'Moremi Retail, Ìbàdàn', got: '' },
      { field: 'workExperience[1].duration', wanted: 'Jan 2021 to Feb 2023', got: '' },
      {
        field: 'workExperience[1].description',
        wanted: 'Counted and reconciled 3,200 lines a month\nTrained four new stock hands',
        got: '',
      },
      { field: 'githubUrl', wanted: '', got: 'github.com/amina' },
    ],
  })
})
