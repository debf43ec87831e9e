import { expect, test } from 'vitest'
import { emptyListing, type Listing } from '../../shared/domain/jobs/listing.ts'
import { normaliseAll } from './normalise-all.ts'
import { recordingLog } from './publish.testing.ts'

const now = new Date('2026-03-02T06:00:00Z')
const listing = (about: Partial<Listing> = {}): Listing => ({
  ...emptyListing,
  board: 'remoteok',
  key: '1',
  url: 'https://remoteok.com/1',
  title: 'Support engineer',
  ...about,
})
const endless = 'word '.repeat(50_000)
const read = (about: Partial<Listing>) => normaliseAll([listing(about), listing()], now, recordingLog().log)

test('an endless field is cut, so that a job fits on a card, in a mail and in a row', () => {
  const tags = Array.from({ length: 5000 }, (_, n) => `tag ${n}`)
  const salary = { text: endless, min: null, max: null, currency: '', period: endless, isEstimate: false }
  const said = {
    description: endless,
    company: endless,
    location: endless,
    employment: endless,
    level: endless,
  }
  const { postings, broken } = read({ title: endless, ...said, salary, tags, openTo: tags })
  expect(broken).toBe(0)
  expect(postings[0]?.title.length).toBeGreaterThan(50)
  expect(JSON.stringify(postings[0]).length).toBeLessThan(50_000)
  expect(JSON.stringify({ ...postings[0], description: '' }).length).toBeLessThan(10_000)
})

test('a listing that is understood and is no job does not count as broken; one without a title or an address does', () => {
  expect(read({ title: '(3 openings)' })).toEqual(expect.not.objectContaining({ first: expect.anything() }))
  expect(read({ title: '(3 openings)' })).toMatchObject({ broken: 0, postings: [{ key: '1' }] })
  for (const about of [{ title: ' ' }, { url: 'see our page' }])
    expect(read(about)).toMatchObject({ broken: 1, first: expect.any(String) })
})

test.each([
  ['address', { url: `https://remoteok.com/${'x'.repeat(5000)}` }],
  ['address, as it is opened,', { url: `https://remoteok.com/${'職'.repeat(500)}` }],
  ['name', { key: endless }],
])('a listing with an endless %s counts as broken', (_, about) => {
  expect(read(about)).toMatchObject({ broken: 1, postings: [{ key: '1' }] })
})
