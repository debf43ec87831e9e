import { expect, test } from 'vitest'
import { answering, harmless, hostile } from '../answers.testing.ts'
import { greenhouse } from './greenhouse.ts'

const employer = { system: 'greenhouse', account: 'kudibank', name: 'Kudi Bank' } as const
const read = (...jobs: unknown[]) =>
  greenhouse(
    answering({ 'https://boards-api.greenhouse.io/v1/boards/kudibank/jobs?content=true': { jobs } }).context
      .fetch,
    employer,
  )
const job = (id: number, changes: object = {}) => ({
  id,
  absolute_url: `https://job-boards.greenhouse.io/kudibank/jobs/${id}`,
  title: 'Relationship Officer',
  company_name: 'Kudi Bank ',
  location: { name: 'Lagos, Nigeria' },
  first_published: '2026-09-16T11:55:32-04:00',
  updated_at: '2026-09-20T08:50:01-04:00',
  application_deadline: null,
  content:
    '&lt;div class=&quot;intro&quot;&gt;&lt;p&gt;Visit shops &amp;amp; open accounts.&lt;/p&gt;&lt;/div&gt;&lt;ul&gt;&lt;li&gt;A bike helps&lt;/li&gt;&lt;/ul&gt;',
  departments: [{ id: 1, name: 'Sales' }],
  ...changes,
})

test('a job has a text that is escaped twice', async () => {
  expect(await read(job(5))).toEqual({
    listings: [
      {
        board: 'employers',
        key: 'greenhouse:kudibank:5',
        url: 'https://job-boards.greenhouse.io/kudibank/jobs/5',
        title: 'Relationship Officer',
        company: 'Kudi Bank',
        location: 'Lagos, Nigeria',
        description: 'Visit shops & open accounts.\n\n• A bike helps',
        postedAt: '2026-09-16T11:55:32-04:00',
        expiresAt: null,
        employment: '',
        level: '',
        workplace: null,
        openTo: null,
        salary: null,
        tags: ['Sales'],
        isEmployers: true,
      },
    ],
    broken: 0,
  })
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const escaped = hostile.html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const wicked = job(7, { title: hostile.title, content: escaped, company_name: null, first_published: null })
  expect(await read(job(6, { absolute_url: '' }), wicked)).toMatchObject({
    listings: [{ ...harmless, company: 'Kudi Bank', postedAt: '2026-09-20T08:50:01-04:00' }],
    broken: 1,
  })
})
