import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { groupsOf } from './dedupe.ts'
import { advertText, daysAgo, samplePosting } from './postings.testing.ts'
import { createTraitList } from './trait-list.ts'
import { traitsOf } from './traits.ts'

type About = Parameters<typeof samplePosting>[0]

const groups = (...abouts: readonly About[]): number[][] => {
  const list = createTraitList()
  for (const about of abouts) list.add(traitsOf(samplePosting(about)))
  const { firsts, membersOf } = groupsOf(list)
  return [...firsts].map(membersOf)
}

const remotive: About = { board: 'remotive' }
const own: About = { board: 'employers', isEmployers: true }

test.each<[string, About, About]>([
  [
    'the same address on two boards',
    { urlKey: 'acme.example/1', title: 'Accountant II' },
    { ...remotive, urlKey: 'acme.example/1' },
  ],
  ['the same company, role and place', {}, remotive],
  [
    'a company with and without Ltd, in capitals',
    { company: 'ACME FOODS LTD' },
    { ...remotive, company: 'Acme Foods Nigeria' },
  ],
  [
    'a company with and without LLC, where one board does not say from where its remote work may be done',
    { company: 'Nimbus Desk LLC', location: 'Remote' },
    { ...remotive, company: 'Nimbus Desk', location: 'Remote', openTo: ['worldwide'] },
  ],
  ['& and "and"', { company: 'Mango & Maple' }, { ...remotive, company: 'Mango and Maple' }],
  ['a role with its number of openings', { title: 'Accountant (3 openings)' }, remotive],
  ['a part of Lagos, and Lagos', { location: 'Ikeja, Lagos' }, { ...remotive, location: 'Lagos' }],
  ['one board that posts it again', { postedAt: daysAgo(20) }, { postedAt: daysAgo(1) }],
  [
    'the same words where one board leaves out the company',
    { description: advertText(1) },
    { ...remotive, company: '', description: advertText(1) },
  ],
  [
    'the same words where one board says only the country',
    { description: advertText(1) },
    { ...remotive, location: 'Nigeria', description: advertText(1) },
  ],
  [
    'the same words with a line more, and another name of the role',
    { title: 'Sales Manager', description: advertText(1) },
    { ...remotive, title: 'Sales Manager, Foods', description: `${advertText(1)} Apply today.` },
  ],
  [
    'the same words from an employer whose whole name is said',
    { company: 'Acme', description: advertText(1) },
    { ...remotive, company: 'Acme Technology Solutions', description: advertText(1) },
  ],
  [
    'about the same words from an employer whose name is shortened to its initials',
    { company: 'LCRA', description: `${advertText(1)} ${advertText(2)}` },
    { ...remotive, company: 'Lake Chad Relief Alliance', description: advertText(1) },
  ],
  [
    'one employer that lists the very same twice',
    { ...own, description: advertText(1) },
    { ...own, description: advertText(1) },
  ],
])('one job: %s', (_, one, other) => {
  expect(groups(one, other)).toHaveLength(1)
})

test.each<[string, About, About]>([
  ['another role', { title: 'Accountant' }, { ...remotive, title: 'Nurse' }],
  ['another company', {}, { ...remotive, company: 'Blue Bank' }],
  ['another town', { location: 'Lagos' }, { ...remotive, location: 'Abuja' }],
  [
    'another town, in the same words',
    { description: advertText(1) },
    { ...remotive, location: 'Kano', description: advertText(1) },
  ],
  ['no company on either, and nothing else to go by', { company: '' }, { ...remotive, company: '' }],
  [
    'a company that hides, and nothing else to go by',
    { company: 'A Reputable Company' },
    { ...remotive, company: 'A reputable company' },
  ],
  [
    'no company, and other words',
    { company: '', description: advertText(1) },
    { ...remotive, company: '', description: advertText(2) },
  ],
  [
    'two employers that took the same words',
    { company: 'Blue Bank', description: advertText(1) },
    { ...remotive, description: advertText(1) },
  ],
  [
    'two teams of one employer',
    { ...own, description: advertText(1) },
    { ...own, description: advertText(2) },
  ],
  ['two branches on one board', { location: 'Ikeja, Lagos' }, { location: 'Lekki, Lagos' }],
  [
    'a senior of the same words',
    { title: 'Engineer', level: 'mid', description: advertText(1) },
    { ...remotive, title: 'Senior Engineer', level: 'senior', description: advertText(1) },
  ],
  [
    'short descriptions that are alike',
    { company: '', description: 'Apply now.' },
    { ...remotive, company: '', description: 'Apply now.' },
  ],
])('two jobs: %s', (_, one, other) => {
  expect(groups(one, other)).toHaveLength(2)
})

test('several roles at one address are several jobs, and each is joined with its copy on another board', () => {
  const urlKey = 'myjobmag.com/jobs/acme'
  const found = groups(
    { urlKey, title: 'Cook' },
    { urlKey, title: 'Waiter' },
    { ...remotive, urlKey, title: 'Waiter' },
  )
  expect(found).toEqual([[0], [1, 2]])
})

test('remote work from two regions is two jobs, and a copy that does not say from where is of neither', () => {
  const remote = (openTo: Posting['openTo']): About => ({ ...remotive, location: 'Remote', openTo })
  expect(groups(remote(['africa']), remote(['europe']), remote([]))).toHaveLength(3)
})

test('rules combine: the second copy has the address, the third the words', () => {
  const description = advertText(1)
  const found = groups(
    { urlKey: 'a.example/1', description },
    { ...remotive, urlKey: 'a.example/1', title: 'Accountant (urgent)' },
    { board: 'jobicy', company: '', description },
  )
  expect(found).toHaveLength(1)
})

test.each<[string, About, About]>([
  ["the employer's own, however little it says", own, { description: advertText(1), postedAt: daysAgo(0) }],
  [
    'who names the company',
    { urlKey: 'x.example' },
    { urlKey: 'x.example', company: '', description: advertText(1) },
  ],
  [
    'who says the pay',
    {
      pay: {
        text: '₦1',
        min: 1,
        max: 1,
        currency: 'NGN',
        period: 'month',
        nairaAMonth: 1,
        isEstimate: false,
      },
    },
    { description: advertText(1) },
  ],
  ['who says more', { description: advertText(1) }, { postedAt: daysAgo(0) }],
  ['who says when', { postedAt: daysAgo(9) }, { postedAt: null }],
  ['the newer one', { postedAt: daysAgo(1) }, { postedAt: daysAgo(2) }],
])('the shown copy is %s', (_, shown, other) => {
  const first = { ...remotive, ...shown }
  const second = { board: 'jobicy', ...other } as const
  expect(groups(first, second)).toEqual([[0, 1]])
  expect(groups(second, first)).toEqual([[1, 0]])
})

const some = fc.record({
  board: fc.constantFrom('myjobmag' as const, 'remotive' as const, 'employers' as const),
  title: fc.constantFrom('Accountant', 'Senior Accountant', 'Nurse'),
  company: fc.constantFrom('', 'Acme', 'Acme Foods', 'Blue Bank'),
  location: fc.constantFrom('', 'Lagos', 'Abuja', 'Nigeria', 'Remote'),
  urlKey: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  description: fc.constantFrom('', advertText(1), advertText(2)),
})

test('every posting is in one group, and once', () => {
  fc.assert(
    fc.property(fc.array(some, { maxLength: 30 }), abouts => {
      const found = groups(...abouts).flat()
      expect(found.toSorted((a, b) => a - b)).toEqual(abouts.map((_, at) => at))
    }),
  )
})

test('thousands of postings with one name are compared quickly', () => {
  const many = Array.from({ length: 3000 }, (_, at) => ({ company: 'Acme', description: advertText(at) }))
  expect(groups(...many.map(about => ({ ...about, ...own }))).length).toBeGreaterThan(2990)
})
