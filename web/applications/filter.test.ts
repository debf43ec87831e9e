import { expect, test } from 'vitest'
import type { Application } from '../../shared/api/applications.ts'
import { applicationOf } from '../../shared/domain/application.testing.ts'
import { ofStatus, searchRows } from './filter.ts'

const row = (id: string, given: Partial<Application> = {}): Application =>
  applicationOf({
    id,
    jobTitle: 'Operations Analyst',
    companyName: 'Palmline Freight',
    location: 'Apapa, Lagos',
    status: 'interview',
    notes: 'Call with Mr Adeyẹmi on Thursday.',
    ...given,
  })

const rows = [
  row('1'),
  row('2', { jobTitle: 'Data Officer', companyName: 'Ọdánú Health', status: 'offer', notes: '' }),
  row('3', {
    jobTitle: 'Data Clerk',
    companyName: 'Sahel Motors',
    status: 'rejected',
    location: 'Sokoto',
    jobUrl: 'https://www.jobs.example/officer/7',
  }),
]
const found = (text: string) => searchRows(rows, text).map(({ id }) => id)

test.each([
  ['adeyemi', ['1', '3']],
  ['ODANU', ['2']],
  ['data sokoto', ['3']],
  ['  ', ['1', '2', '3']],
  ['freight thursday', ['1']],
  ['lagos', ['1', '2']],
  ['interview', ['1']],
  ['jobs.example', ['3']],
  ['officer', ['2']],
  ['nobody', []],
])('"%s" finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids)
})

test('a status keeps its own', () => {
  expect(ofStatus(rows, 'offer').map(({ id }) => id)).toEqual(['2'])
  expect(ofStatus(rows, null)).toHaveLength(3)
})
