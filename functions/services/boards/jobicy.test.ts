import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { jobicy } from './jobicy.ts'

const address = 'https://jobicy.com/api/v2/remote-jobs?count=100'
const read = (...jobs: unknown[]) =>
  jobicy(answering({ [address]: { apiVersion: '2.2', friendlyNotice: 'Credit us.', jobs } }).context)
const job = (id: number, changes: object = {}) => ({
  id,
  url: `https://jobicy.com/jobs/${id}-marketer`,
  jobTitle: 'Content Marketer (SEO &amp; AEO)',
  companyName: 'Savanna Media',
  jobIndustry: ['Marketing &amp; Sales'],
  jobType: ['Full-Time', 'Contract'],
  jobGeo: 'EMEA,  LATAM,  Nigeria',
  jobLevel: 'Senior',
  jobExcerpt: 'Write &#8230;',
  jobDescription: '<p>Write for &gt;40% of readers.</p>',
  pubDate: '2026-09-20T20:00:05+00:00',
  ...changes,
})

test('a job', async () => {
  const { listings } = await read(
    job(5, { salaryMin: 30000, salaryMax: 45000, salaryCurrency: 'USD', salaryPeriod: 'yearly' }),
  )
  expect(listings).toEqual([
    {
      board: 'jobicy',
      key: '5',
      url: 'https://jobicy.com/jobs/5-marketer',
      title: 'Content Marketer (SEO & AEO)',
      company: 'Savanna Media',
      location: '',
      description: 'Write for >40% of readers.',
      postedAt: '2026-09-20T20:00:05+00:00',
      expiresAt: null,
      employment: 'Full-Time, Contract',
      level: 'Senior',
      workplace: 'remote',
      openTo: ['EMEA', 'LATAM', 'Nigeria'],
      salary: { text: '', min: 30000, max: 45000, currency: 'USD', period: 'yearly', isEstimate: false },
      tags: ['Marketing & Sales'],
      isEmployers: false,
    },
  ])
})

test('older rows have other fields for the salary, and the newest rows have none', async () => {
  const older = job(6, { annualSalaryMin: '24000', annualSalaryMax: '', salaryCurrency: 'EUR' })
  const { listings } = await read(older, job(7, { jobDescription: '' }))
  expect(listings).toMatchObject([
    { salary: { min: 24000, max: null, currency: 'EUR', period: 'year' } },
    { salary: null, description: 'Write …' },
  ])
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job(9, { jobTitle: hostile.title, jobDescription: hostile.html })
  expect(await read({ id: 8 }, wicked)).toMatchObject({ listings: [harmless], broken: 1 })
})
