import { expect, test } from 'vitest'
import { answering, harmless, hostile } from '../answers.testing.ts'
import { BoardError } from '../connector.ts'
import { smartrecruiters } from './smartrecruiters.ts'

const employer = { system: 'smartrecruiters', account: 'SahelTelecom', name: 'Sahel Telecom' } as const
const postings = 'https://api.smartrecruiters.com/v1/companies/SahelTelecom/postings'
const list = (offset: number) => `${postings}?limit=100&offset=${offset}`
const page = (totalFound: number, ...content: unknown[]) => ({ offset: 0, limit: 100, totalFound, content })
const job = (id: string, changes: object = {}) => ({
  id,
  name: 'Mast Technician',
  company: { identifier: 'SahelTelecom', name: 'Sahel Telecom' },
  releasedDate: '2026-09-03T11:08:12.368Z',
  location: { city: 'Kano', country: 'ng', remote: false, hybrid: false, fullLocation: 'Kano, Nigeria' },
  department: { id: '1', label: 'Networks' },
  typeOfEmployment: { id: 'permanent', label: 'Full-time' },
  experienceLevel: { id: 'entry_level', label: 'Entry Level' },
  ...changes,
})
const detail = (text: string) => ({
  postingUrl: 'https://jobs.smartrecruiters.com/SahelTelecom/7-mast-technician',
  jobAd: {
    sections: {
      companyDescription: { title: 'Company Description', text: '<p>We carry calls.</p>' },
      jobDescription: { title: 'Job Description', text },
    },
  },
})
const read = (answers: Record<string, unknown>) => {
  const { asked, context } = answering(answers)
  return { asked, reading: smartrecruiters(context.fetch, employer) }
}

test('a job; its description takes another call', async () => {
  const { reading } = read({
    [list(0)]: page(1, job('7')),
    [`${postings}/7`]: detail('<p>Climb masts.</p>'),
  })
  expect(await reading).toEqual({
    listings: [
      {
        board: 'employers',
        key: 'smartrecruiters:SahelTelecom:7',
        url: 'https://jobs.smartrecruiters.com/SahelTelecom/7-mast-technician',
        title: 'Mast Technician',
        company: 'Sahel Telecom',
        location: 'Kano, Nigeria',
        description: 'Job Description\nClimb masts.\n\nCompany Description\nWe carry calls.',
        postedAt: '2026-09-03T11:08:12.368Z',
        expiresAt: null,
        employment: 'Full-time',
        level: 'Entry Level',
        workplace: null,
        openTo: null,
        salary: null,
        tags: ['Networks'],
        isEmployers: true,
      },
    ],
    broken: 0,
    isWhole: true,
  })
})

test('a job whose description can’t be read is listed without it', async () => {
  const hybrid = job('8', { location: { city: 'Jos', country: 'ng', hybrid: true }, department: null })
  const { reading } = read({ [list(0)]: page(1, hybrid), [`${postings}/8`]: new BoardError('slow') })
  expect((await reading).listings).toMatchObject([
    {
      url: 'https://jobs.smartrecruiters.com/SahelTelecom/8',
      description: '',
      location: 'Jos, ng',
      workplace: 'hybrid',
    },
  ])
})

test('many jobs are listed, and only the newest have a description', async () => {
  const hundred = (from: number) => Array.from({ length: 100 }, (_, n) => job(`${from + n}`))
  const { asked, reading } = read({
    [list(0)]: page(250, ...hundred(0)),
    [list(100)]: page(250, ...hundred(100)),
  })
  const { listings, isWhole } = await reading
  expect(listings).toHaveLength(200)
  expect(isWhole).toBe(false)
  expect(asked).toHaveLength(2 + 60)
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const { reading } = read({
    [list(0)]: page(2, { id: '1' }, job('9', { name: hostile.title })),
    [`${postings}/9`]: { jobAd: { sections: { jobDescription: { text: hostile.html } } } },
  })
  expect(await reading).toMatchObject({ listings: [harmless], broken: 1 })
})
