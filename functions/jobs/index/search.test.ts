import { afterAll, expect, test } from 'vitest'
import { jobsPageSize } from '../../../shared/api/job-search.ts'
import type { IndexQuery } from '../job-index.ts'
import { indexOf, jobsOf, noFilters, queryOf } from './index.testing.ts'
import { daysAgo, samplePosting } from './postings.testing.ts'

const index = indexOf([
  samplePosting({
    title: 'Accountant',
    company: 'Acme Foods',
    description: 'Books and taxes.',
    postedAt: daysAgo(2),
  }),
  samplePosting({
    title: 'Assistant Accountant, Lagos Island branch',
    company: 'Sahel',
    postedAt: daysAgo(2),
  }),
  samplePosting({
    title: 'Store Keeper',
    company: 'Palm',
    description: 'Work with our accountant.',
    postedAt: daysAgo(0.2),
  }),
  samplePosting({
    title: 'Front-end Developer',
    company: 'Paygrid',
    skills: ['React'],
    location: 'Remote (Africa)',
  }),
  samplePosting({ title: 'Human Resources Officer', company: 'Eko Hotel' }),
  samplePosting({ title: 'Nurse', company: 'Honest Clinic', postedAt: daysAgo(5) }),
  samplePosting({
    title: 'Nurse',
    company: 'Quick Cash',
    postedAt: daysAgo(1),
    warnings: [{ kind: 'asks-for-money', says: 'It asks for ₦5,000.' }],
  }),
  samplePosting({ title: 'Driver', company: 'Old Motors', postedAt: daysAgo(90) }),
  samplePosting({ title: 'Driver', company: 'New Motors', postedAt: daysAgo(1) }),
  samplePosting({ title: 'Ọ̀gá Cook', company: 'Ilé Onjẹ', description: 'Cook jollof.' }),
  samplePosting({ title: 'IT Support Officer', company: 'Netlink' }),
])
afterAll(() => index.close())

const found = (about: Partial<IndexQuery>) =>
  jobsOf(index.search(queryOf(about))).map(({ company }) => company)

test.each<[string, string[]]>([
  ['accountant', ['Acme Foods', 'Sahel']],
  ['ACCOUNTANTS', ['Acme Foods', 'Sahel']],
  ['accountant jobs in', ['Acme Foods', 'Sahel']],
  ['frontend dev', ['Paygrid']],
  ['front end programmer', ['Paygrid']],
  ['reactjs', ['Paygrid']],
  ['hr', ['Eko Hotel']],
  ['HR officer', ['Eko Hotel']],
  ['it support', ['Netlink']],
  ['paygrid', ['Paygrid']],
  ['oga', ['Ilé Onjẹ']],
  ['onje', ['Ilé Onjẹ']],
  ['nurse', ['Honest Clinic', 'Quick Cash']],
  ['driver', ['New Motors', 'Old Motors']],
  ['accountant lagos', ['Acme Foods', 'Sahel']],
  ['nothinglikeit', []],
])('%j finds %j, best first', (query, companies) => {
  const jobs = found({ query })
  expect(query === 'accountant lagos' ? jobs.toSorted() : jobs).toEqual(
    query === 'accountant lagos' ? companies.toSorted() : companies,
  )
})

test('a job that only mentions a role is not listed, and a warned advert comes after all others', () => {
  expect(found({ query: 'accountant', sort: 'date' }).toSorted()).toEqual(['Acme Foods', 'Sahel'])
  expect(found({ query: 'nurse', sort: 'date' })).toEqual(['Honest Clinic', 'Quick Cash'])
})

test('a search without words finds everything', () => {
  expect(found({})).toHaveLength(11)
  expect(found({ query: 'jobs in the' })).toHaveLength(11)
})

test('when no job has all words, jobs with some of them are found, and the answer says so', () => {
  const result = index.search(queryOf({ query: 'jollof react' }))
  expect(result).toMatchObject({ relaxed: { left: 'words' }, total: 1 })
  expect(index.search(queryOf({ query: 'welder bricklayer' }))).toMatchObject({
    relaxed: { left: 'all' },
    total: 11,
  })
})

test('where no job has the words, the nearest keep what else was asked for, and only then all jobs are listed', () => {
  const some = indexOf([
    samplePosting({ title: 'Bank Teller', level: 'entry' }),
    samplePosting({ title: 'Chef', level: 'mid' }),
    samplePosting({ title: 'Legal Officer', company: 'Creekline Oil', level: 'entry' }),
    samplePosting({ title: 'Legal Adviser', company: 'Creekline Oil', level: 'senior' }),
  ])
  const nearest = (query: string) => {
    const { jobs, relaxed } = some.search(queryOf({ query }))
    return [relaxed?.says, ...jobs.map(({ title }) => title).toSorted()]
  }
  expect(nearest('entry level oil and gas')).toEqual(['These have some of your words.', 'Legal Officer'])
  expect(nearest('entry level aviation')).toEqual([
    'These are other jobs with “Entry level”.',
    'Bank Teller',
    'Legal Officer',
  ])
  some.close()
})

test('an accountant is not offered the accounts of a sales team', () => {
  const some = indexOf([
    samplePosting({ title: 'Key Account Manager' }),
    samplePosting({ title: 'Accountant' }),
  ])
  expect(jobsOf(some.search(queryOf({ query: 'accountant' }))).map(({ title }) => title)).toEqual([
    'Accountant',
  ])
  some.close()
})

test.each<[string, string[]]>([
  // A receptionist of a hotel comes before a cook of another place.
  ['hotel', ['Hotel Manager', 'Accounts Officer', 'Waiter']],
  // An engineer of software is none of the jobs of a field.
  ['engineering', ['Mechanical Engineer', 'Backend Engineer']],
  // Who knows the tool is listed, whatever the title is.
  ['photoshop', ['Secretary']],
  ['jobs for students', ['Clinical Intern', 'Driver']],
])('%j asks for more than a role: %j', (query, titles) => {
  const some = indexOf([
    samplePosting({ title: 'Waiter', company: 'Mama Put Kitchen' }),
    samplePosting({ title: 'Accounts Officer', company: 'Harbour Hotel' }),
    samplePosting({ title: 'Hotel Manager', company: 'Palm Court' }),
    samplePosting({ title: 'Mechanical Engineer', company: 'Palmcrest' }),
    samplePosting({ title: 'Backend Engineer', company: 'Moneta' }),
    samplePosting({ title: 'Secretary', company: 'Obi & Co', skills: ['Photoshop'] }),
    samplePosting({ title: 'Lecturer', company: 'Nursing Tutors', description: 'You teach students.' }),
    samplePosting({ title: 'Clinical Intern', company: 'Lifeline', type: 'internship' }),
    samplePosting({ title: 'Driver', company: 'Tutorly', type: 'part-time' }),
  ])
  const { jobs, relaxed } = some.search(queryOf({ query }))
  some.close()
  expect(jobs.slice(0, relaxed?.exact ?? jobs.length).map(({ title }) => title)).toEqual(titles)
})

test('the matched words are highlighted', () => {
  const [job] = index.search(queryOf({ query: 'front end developer react' })).jobs
  expect(job?.marks.title).toEqual([
    [0, 9],
    [10, 19],
  ])
  const [cook] = index.search(queryOf({ query: 'jollof' })).jobs
  expect(cook?.marks).toEqual({ title: [], excerpt: [[5, 11]] })
})

test('the boards of the found jobs are counted, and copies count on each board', () => {
  const two = indexOf([
    samplePosting({ board: 'jobicy' }),
    samplePosting({ board: 'remotive' }),
    samplePosting({ board: 'remotive', company: 'Blue Bank' }),
  ])
  expect(two.search(queryOf({ query: 'accountant' })).found).toEqual({ jobicy: 1, remotive: 2 })
  two.close()
})

test('no job is on two pages or on none', () => {
  const count = 3 * jobsPageSize + 7
  const many = indexOf(
    Array.from({ length: count }, (_, at) =>
      samplePosting({
        company: `Company ${at}`,
        postedAt: daysAgo(at % 9),
        location: at % 2 ? 'Lagos' : 'Remote (Africa)',
      }),
    ),
  )
  for (const about of [{ query: 'accountant' }, { location: 'Lagos' }, { sort: 'date' }, {}] as const) {
    const pages = [1, 2, 3, 4, 5].map(page => many.search(queryOf({ ...about, page })))
    const ids = pages.flatMap(({ jobs }) => jobs.map(({ id }) => id))
    expect(new Set(ids).size).toBe(count)
    expect(pages.map(({ jobs }) => jobs.length)).toEqual([25, 25, 25, 7, 0])
    expect(pages[0]).toMatchObject({ total: count, pages: 4, isCapped: false })
  }
  many.close()
})

/** Searches jobs of these titles, the older ones later in the list, and returns the titles that are found. */
const titlesFound = (query: string, ...postings: Parameters<typeof samplePosting>[0][]) => {
  const some = indexOf(postings.map((posting, at) => samplePosting({ ...posting, postedAt: daysAgo(at) })))
  const { jobs, relaxed } = some.search(queryOf({ query }))
  some.close()
  return { titles: jobs.map(({ title }) => title), relaxed }
}

test('who asks for a manager sees managers before interns and beginners', () => {
  const { titles } = titlesFound(
    'hr manager',
    { title: 'HR Intern', type: 'internship' },
    { title: 'HR Assistant', level: 'entry' },
    { title: 'HR Business Partner' },
    { title: 'HR Manager' },
  )
  expect(titles).toEqual(['HR Manager', 'HR Business Partner', 'HR Intern', 'HR Assistant'])
})

test('a place in the youth service comes first only where it is asked for', () => {
  const postings = [
    { title: 'NYSC Intern', type: 'internship' },
    { title: 'Laboratory Intern', type: 'internship' },
  ] as const
  expect(titlesFound('internship', ...postings).titles).toEqual(['Laboratory Intern', 'NYSC Intern'])
  expect(titlesFound('nysc', ...postings).titles[0]).toBe('NYSC Intern')
})

test('a phrase of the advert that is asked for outweighs the age', () => {
  const { titles } = titlesFound(
    'teacher with accommodation',
    { title: 'Teacher', description: 'Come daily.' },
    { title: 'Mathematics Teacher', description: 'Accommodation on the school grounds.' },
  )
  expect(titles).toEqual(['Mathematics Teacher', 'Teacher'])
})

test('where few jobs meet all conditions, the level is left out before the others', () => {
  const { titles, relaxed } = titlesFound(
    'senior backend developer remote',
    { title: 'Backend Developer', location: 'Lagos' },
    { title: 'Backend Developer (Go)', location: 'Remote (Africa)', workplace: 'remote' },
    { title: 'Senior Backend Developer', location: 'Remote (Africa)', workplace: 'remote', level: 'senior' },
  )
  expect(relaxed).toMatchObject({ left: 'conditions', exact: 1, says: 'These may lack “Senior”.' })
  expect(titles).toEqual(['Senior Backend Developer', 'Backend Developer (Go)'])
})

test('where all found jobs are remote, or of other words, the answer says so', () => {
  const remote = { location: 'Remote (Africa)', workplace: 'remote' } as const
  expect(titlesFound('developer enugu', { title: 'Web Developer', ...remote }).relaxed).toMatchObject({
    exact: 0,
    says: 'These are remote, or may be near Enugu.',
  })
  const teachers = Array.from({ length: 5 }, (_, at) => ({
    title: 'Physics Teacher',
    company: `School ${at}`,
  }))
  expect(titlesFound('mathematics teacher', ...teachers).relaxed).toMatchObject({
    exact: 0,
    says: 'None of these names “mathematics teacher”. They are close to it.',
  })
  expect(titlesFound('physics tutor', ...teachers).relaxed).toBeNull()
  // Also where so few are found that others follow.
  expect(
    titlesFound('mathematics teacher', { title: 'Physics Teacher' }, { title: 'Chef' }).relaxed?.exact,
  ).toBe(0)
})

test('remote jobs come after those at the place, also where these fill more than a page', () => {
  const atHome = Array.from({ length: jobsPageSize + 5 }, (_, at) =>
    samplePosting({ title: `Baker ${at}`, company: `Bakery ${at}`, location: 'Enugu' }),
  )
  const remote = samplePosting({ title: 'Remote Baker', location: 'Remote (Africa)', workplace: 'remote' })
  const some = indexOf([remote, ...atHome])
  const pages = [1, 2].map(page => some.search(queryOf({ query: 'baker enugu', page })))
  some.close()
  for (const { relaxed } of pages) expect(relaxed).toMatchObject({ left: 'place', exact: atHome.length })
  expect(pages[1]?.jobs).toHaveLength(6)
  expect(pages[1]?.jobs.at(-1)?.title).toBe('Remote Baker')
})

test('work abroad with a visa is no closed job, and comes after work at home', () => {
  const { titles } = titlesFound(
    'nurse',
    { title: 'Nurse (Leeds)', location: 'Leeds, United Kingdom', sponsorsVisa: true },
    { title: 'Nurse (Kano)', location: 'Kano' },
    { title: 'Nurse (Bristol)', location: 'Bristol, United Kingdom' },
  )
  expect(titles).toEqual(['Nurse (Kano)', 'Nurse (Leeds)'])
})

test('a facet is counted without its own choice', () => {
  const kinds = indexOf([
    samplePosting({ company: 'A', type: 'full-time', level: 'entry' }),
    samplePosting({ company: 'B', type: 'contract', level: 'entry' }),
    samplePosting({ company: 'C', type: 'contract', level: 'senior' }),
  ])
  const filters = { ...noFilters, types: ['full-time' as const] }
  expect(kinds.search(queryOf({ filters })).facets).toMatchObject({
    types: [
      { value: 'contract', count: 2 },
      { value: 'full-time', count: 1 },
    ],
  })
  kinds.close()
})

test('few jobs are followed by the nearest, and none of them is lost or listed twice', () => {
  const drivers = indexOf([
    ...['Lagos', 'Kano', 'Jos'].map(location =>
      samplePosting({ title: 'Driver', company: location, location }),
    ),
    samplePosting({ title: 'Driver', company: 'London Cabs', location: 'London, United Kingdom' }),
  ])
  const inLagos = drivers.search(queryOf({ query: 'driver lagos' }))
  expect(inLagos).toMatchObject({ total: 3, closed: 1, relaxed: { left: 'place', exact: 1 } })
  expect(inLagos.jobs.map(({ company }) => company)).toEqual(['Lagos', 'Jos', 'Kano'])
  // Who asks for London sees London first, and then what can be had from home.
  const abroad = drivers.search(queryOf({ query: 'driver london' }))
  expect(abroad.jobs.map(({ company }) => company)[0]).toBe('London Cabs')
  expect(abroad).toMatchObject({ total: 4, closed: 0, relaxed: { exact: 1 } })
  drivers.close()
})
