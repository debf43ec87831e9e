import { expect, test } from 'vitest'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { mergeCopies } from './merge-copies.ts'
import { daysAgo, samplePosting } from './postings.testing.ts'

const pay = {
  text: '₦200,000 a month',
  min: 200_000,
  max: 200_000,
  currency: 'NGN',
  period: 'month',
  nairaAMonth: 200_000,
  isEstimate: false,
} as const

const fee = { kind: 'asks-for-money', says: 'This advert asks for ₦7,500.' } as const
const chat = { kind: 'chat-only-contact', says: 'It can only be answered on WhatsApp.' } as const
const nobody = { kind: 'no-employer', says: 'It does not say who hires.' } as const

test('skills come from one copy, with those of them that are alternatives', () => {
  const shown = samplePosting({ title: 'Analyst', skills: [] })
  const asked = { skills: ['Python', 'R'], alternatives: [['Python', 'R']] }
  expect(mergeCopies(shown, [samplePosting({ title: 'Analyst', ...asked })]).posting).toMatchObject(asked)
})

test('fields that the shown copy lacks come from the others, and its own stay', () => {
  const shown = samplePosting({
    title: 'Cook',
    location: '',
    type: null,
    skills: ['Baking'],
    description: 'Short.',
  })
  const other = samplePosting({
    title: 'Chef',
    location: 'Lagos',
    type: 'contract',
    level: 'mid',
    workplace: 'onsite',
    pay,
    skills: ['Grilling'],
    description: 'Long.',
    expiresAt: daysAgo(-9),
    firstSeenAt: daysAgo(8),
  })
  const { posting } = mergeCopies(shown, [other])
  expect(posting).toEqual({
    ...shown,
    places: other.places,
    type: 'contract',
    level: 'mid',
    workplace: 'onsite',
    pay,
    expiresAt: daysAgo(-9),
    firstSeenAt: daysAgo(8),
  })
})

test.each<[string, Partial<Posting>, Partial<Posting>, readonly string[]]>([
  ["a board's word and another's", { warnings: [fee] }, { warnings: [chat] }, [fee.kind, chat.kind]],
  ['the same of both', { warnings: [fee] }, { warnings: [{ ...fee, says: 'Pay first.' }] }, [fee.kind]],
  ['of another copy alone', {}, { warnings: [fee] }, [fee.kind]],
  ['of a copy of what the employer shows itself', { isEmployers: true }, { warnings: [fee] }, []],
  ["of the employer's own", { isEmployers: true, warnings: [chat] }, {}, [chat.kind]],
  ['that nobody is named, where one copy names them', {}, { company: '', warnings: [nobody] }, []],
  ['that nobody is named by any', { company: '', warnings: [nobody] }, { company: '' }, [nobody.kind]],
])('warnings: %s', (_, shown, other, kinds) => {
  const { posting } = mergeCopies(samplePosting(shown), [samplePosting(other)])
  expect(posting.warnings.map(({ kind }) => kind)).toEqual(kinds)
})
