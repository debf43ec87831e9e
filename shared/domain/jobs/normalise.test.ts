import { expect, test } from 'vitest'
import { listingOf, normalised, testNow } from './listing.testing.ts'
import { normalise } from './normalise.ts'
import { posting } from './posting.ts'

test('an advert of a Nigerian board with all fields', () => {
  const advert = normalised({
    url: 'https://www.myjobmag.com/job/accountant-danodu?utm_source=feed',
    title: 'Accountant at Danodu Foods Limited (3 Openings)',
    company: '',
    location: '',
    description:
      'The position is located in Ikeja, Lagos State.\nYou do the company\u0092s bookkeeping in QuickBooks.\nSalary: N250,000 - N300,000 monthly\nCVs to jobs@danodufoods.com',
    postedAt: 'Tue, 22 Sep 2026 12:32:56 GMT',
    expiresAt: '05/12/2026',
    employment: 'Full Time',
    level: '3 - 5 years',
    tags: ['Accounting'],
  })
  expect(advert).toEqual({
    board: 'myjobmag',
    key: '1',
    url: 'https://www.myjobmag.com/job/accountant-danodu?utm_source=feed',
    urlKey: 'myjobmag.com/job/accountant-danodu',
    title: 'Accountant',
    company: 'Danodu Foods Limited',
    companyKey: 'danodu foods',
    titleKey: 'accountant',
    places: [{ text: 'Ikeja, Lagos State', city: 'Ikeja', state: 'Lagos', country: 'NG' }],
    workplace: null,
    openTo: [],
    type: 'full-time',
    level: 'mid',
    yearsAsked: 3,
    sponsorsVisa: false,
    pay: {
      text: '₦250,000 – ₦300,000 a month',
      min: 250_000,
      max: 300_000,
      currency: 'NGN',
      period: 'month',
      nairaAMonth: 300_000,
      isEstimate: false,
    },
    description:
      "The position is located in Ikeja, Lagos State.\nYou do the company's bookkeeping in QuickBooks.\nSalary: N250,000 - N300,000 monthly\nCVs to [contact given at the source]",
    skills: ['Accounting', 'Bookkeeping', 'QuickBooks'],
    alternatives: [],
    warnings: [],
    isEmployers: false,
    postedAt: '2026-09-22T12:32:56.000Z',
    expiresAt: '2026-12-05T23:59:59.000Z',
    firstSeenAt: testNow.toISOString(),
    lastSeenAt: testNow.toISOString(),
    missed: 0,
  })
  expect(posting.parse(advert)).toEqual(advert)
})

test('only remote work has the countries that may apply', () => {
  const remote = { board: 'remotive', location: 'Remote', openTo: ['Africa', 'Europe'] } as const
  expect(normalised(remote)).toMatchObject({ workplace: 'remote', openTo: ['africa', 'europe'], places: [] })
  expect(normalised({ openTo: ['Africa'] })).toMatchObject({ workplace: null, openTo: [] })
})

test.each([
  { title: ' ' },
  { title: '(3 Openings)' },
  { url: 'javascript:alert(1)' },
  { url: 'mailto:hr@danodu.ng' },
  { url: '' },
])('%j can not be used', about => {
  expect(normalise(listingOf(about), testNow)).toBeNull()
})

test('any listing becomes a valid posting', () => {
  const naughty = [
    'undefined',
    '<script>alert(1)</script>',
    '\ud800\udfff\u0000',
    "' OR 1=1 --",
    '(((((((((((',
    '₦'.repeat(5000),
    '1,'.repeat(5000),
    'a@'.repeat(5000),
    '+234 '.repeat(5000),
    'fee '.repeat(5000),
    ' at '.repeat(2000),
    '&amp;'.repeat(5000),
    'Ã'.repeat(5000),
    '<p '.repeat(5000),
    'salary '.repeat(3000),
    'pay ₦5 '.repeat(3000),
    '\n \n'.repeat(5000),
    'ẹ́'.repeat(3000),
    'İ'.repeat(3000),
  ]
  for (const text of naughty) {
    const advert = normalise(
      listingOf({
        title: `Driver ${text}`,
        company: text,
        location: text,
        description: text,
        level: text,
        tags: [text],
      }),
      testNow,
    )
    expect(posting.safeParse(advert).success).toBe(true)
  }
})

test('skills of which one is enough are read, and an advert that was stored before has none', () => {
  const advert = normalised({ company: 'Kora', description: 'You know QuickBooks or Sage, and Excel.' })
  expect(advert.skills).toEqual(['QuickBooks', 'Sage', 'Microsoft Excel'])
  expect(advert.alternatives).toEqual([['QuickBooks', 'Sage']])
  const { alternatives: _, ...stored } = advert
  expect(posting.parse(stored).alternatives).toEqual([])
})

test('skills are those that the job asks for, and not what its employer is called or sells', () => {
  const skills = (company: string, description: string) => normalised({ company, description }).skills
  expect(skills('Ubuntu Care Clinics', 'UBUNTU CARE CLINICS needs nurses who know Excel.')).toEqual([
    'Microsoft Excel',
  ])
  expect(skills('Nimbus Desk', 'About us: Nimbus Desk sells IT support.\n\nYou write Python.')).toEqual([
    'Python',
  ])
  expect(skills('React', 'You build screens with React Native.')).toContain('React Native')
})
