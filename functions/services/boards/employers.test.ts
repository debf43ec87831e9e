import { expect, test } from 'vitest'
import { answering } from './answers.testing.ts'
import { BoardError, type Employer } from './connector.ts'
import { employers } from './employers.ts'

const kudi: Employer = { system: 'greenhouse', account: 'kudi', name: 'Kudi Bank' }
const zuma: Employer = { system: 'greenhouse', account: 'zuma', name: 'Zuma' }
const zebra: Employer = { system: 'ashby', account: 'zebra', name: 'Zebra Pay' }

const greenhouse = (account: string) =>
  `https://boards-api.greenhouse.io/v1/boards/${account}/jobs?content=true`
const atKudi = {
  [greenhouse('kudi')]: { jobs: [{ id: 1, title: 'Teller', absolute_url: 'https://kudi.example/1' }] },
}
const atZuma = {
  [greenhouse('zuma')]: {
    jobs: [{ id: 1, title: 'Broker', absolute_url: 'https://zuma.example/1' }, { id: 2 }],
  },
}
const atZebra = {
  'https://api.ashbyhq.com/posting-api/job-board/zebra?includeCompensation=true': {
    jobs: [{ id: 'a', title: 'Trainer', jobUrl: 'https://zebra.example/a' }],
  },
}
const read = (answers: Record<string, unknown>, ...listed: Employer[]) =>
  employers(answering(answers, { employers: listed }).context)

test('all employers make one reading', async () => {
  const { listings, ...rest } = await read({ ...atKudi, ...atZuma, ...atZebra }, kudi, zebra, zuma)
  expect(listings.map(({ title, company }) => `${title} at ${company}`).toSorted()).toEqual([
    'Broker at Zuma',
    'Teller at Kudi Bank',
    'Trainer at Zebra Pay',
  ])
  expect(listings.every(listing => listing.isEmployers)).toBe(true)
  expect(rest).toEqual({ broken: 1, isWhole: true })
})

test('an employer that fails does not stop the others, and the reading is not whole', async () => {
  const { listings, isWhole } = await read({ ...atZuma, ...atZebra }, kudi, zuma, zebra)
  expect(listings.map(listing => listing.title).toSorted()).toEqual(['Broker', 'Trainer'])
  expect(isWhole).toBe(false)
})

test('a system that fails does not stop the others', async () => {
  const { listings, isWhole } = await read(atZebra, kudi, zuma, zebra)
  expect(listings.map(listing => listing.title)).toEqual(['Trainer'])
  expect(isWhole).toBe(false)
})

test('when all employers fail, the reading fails', async () => {
  const answers = { [greenhouse('kudi')]: new BoardError('slow') }
  await expect(read(answers, kudi, zebra)).rejects.toThrow(BoardError)
})

test('without employers the reading is empty', async () => {
  expect(await read({})).toEqual({ listings: [], broken: 0, isWhole: true })
})
