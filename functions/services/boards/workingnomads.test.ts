import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { workingnomads } from './workingnomads.ts'

const read = (...jobs: unknown[]) =>
  workingnomads(answering({ 'https://www.workingnomads.com/api/exposed_jobs/': jobs }).context)
const job = (id: number, changes: object = {}) => ({
  url: `https://www.workingnomads.com/job/go/${id}/`,
  title: 'Data Annotator',
  description: '<p>Name what is in pictures.</p>\n<p> </p>\n<p>In Yoruba.</p>',
  company_name: 'Palmwine Analytics',
  category_name: 'Administration',
  tags: 'analyst,english,yoruba',
  location: 'Global',
  pub_date: '2026-09-20T09:24:39-04:00',
  ...changes,
})

test('a job', async () => {
  const { listings } = await read(job(17))
  expect(listings).toEqual([
    {
      board: 'workingnomads',
      key: '17',
      url: 'https://www.workingnomads.com/job/go/17/',
      title: 'Data Annotator',
      company: 'Palmwine Analytics',
      location: '',
      description: 'Name what is in pictures.\n\nIn Yoruba.',
      postedAt: '2026-09-20T09:24:39-04:00',
      expiresAt: null,
      employment: '',
      level: '',
      workplace: 'remote',
      openTo: ['Global'],
      salary: null,
      tags: ['Administration', 'analyst', 'english', 'yoruba'],
      isEmployers: false,
    },
  ])
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job(18, { title: hostile.title, description: hostile.html, location: null })
  expect(await read(null, wicked)).toMatchObject({ listings: [{ ...harmless, openTo: null }], broken: 1 })
})
