import { expect, test } from 'vitest'
import { answering, harmless, hostile } from '../answers.testing.ts'
import { ashby } from './ashby.ts'

const employer = { system: 'ashby', account: 'zebra-pay', name: 'Zebra Pay' } as const
const read = (...jobs: unknown[]) =>
  ashby(
    answering({
      'https://api.ashbyhq.com/posting-api/job-board/zebra-pay?includeCompensation=true': { jobs },
    }).context.fetch,
    employer,
  )
const at = (addressCountry: string) => ({ postalAddress: { addressCountry } })
const job = (id: string, changes: object = {}) => ({
  id,
  title: 'Agent Trainer ',
  department: 'Field',
  team: 'Field',
  employmentType: 'FullTime',
  location: 'Nairobi',
  address: at('Kenya'),
  secondaryLocations: [{ location: 'Lagos, Nigeria', address: at('Nigeria') }],
  publishedAt: '2026-09-08T19:48:19.767+00:00',
  isListed: true,
  isRemote: false,
  workplaceType: 'Hybrid',
  jobUrl: `https://jobs.ashbyhq.com/zebra-pay/${id}`,
  descriptionHtml: '<h2>Work</h2><p>Teach agents.</p>',
  compensation: {
    compensationTierSummary: 'KES 90K – KES 120K',
    summaryComponents: [
      { compensationType: 'EquityPercentage', minValue: 0.1, maxValue: 0.2 },
      {
        compensationType: 'Salary',
        interval: '1 MONTH',
        currencyCode: 'KES',
        minValue: 90000,
        maxValue: 120000,
      },
    ],
  },
  ...changes,
})

test('a job; the name of the employer comes from our list', async () => {
  const { listings } = await read(job('a'))
  expect(listings).toEqual([
    {
      board: 'employers',
      key: 'ashby:zebra-pay:a',
      url: 'https://jobs.ashbyhq.com/zebra-pay/a',
      title: 'Agent Trainer',
      company: 'Zebra Pay',
      location: 'Nairobi, Kenya; Lagos, Nigeria',
      description: 'Work\n\nTeach agents.',
      postedAt: '2026-09-08T19:48:19.767+00:00',
      expiresAt: null,
      employment: 'FullTime',
      level: '',
      workplace: 'hybrid',
      openTo: null,
      salary: {
        text: 'KES 90K – KES 120K',
        min: 90000,
        max: 120000,
        currency: 'KES',
        period: '1 MONTH',
        isEstimate: false,
      },
      tags: ['Field'],
      isEmployers: true,
    },
  ])
})

test('a job that is not listed is left out, because it is for people with its link', async () => {
  expect(await read(job('a', { isListed: false }))).toEqual({ listings: [], broken: 0 })
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job('w', {
    title: hostile.title,
    descriptionHtml: hostile.html,
    compensation: null,
    secondaryLocations: null,
    workplaceType: null,
    isRemote: true,
  })
  expect(await read(job('b', { jobUrl: '//x' }), wicked)).toMatchObject({
    listings: [{ ...harmless, salary: null, location: 'Nairobi, Kenya', workplace: 'remote' }],
    broken: 1,
  })
})
