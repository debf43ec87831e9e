import { expect, test } from 'vitest'
import type { WorkEntry } from '../../api/resume-form.ts'
import { mergedJobs, mergedMarkdown, mergedVouched } from './merge-saves.ts'

const clerkPart = `### Clerk, Slot
- Sold phones`
const work = `## Work

### Officer, Gani
- Planned routes
- Cut delays

${clerkPart}`
const resume = `# Ngozi Eze
Lagos

## Summary
I plan.

${work}

## Skills
SQL`

type Edit = (text: string) => string
const put =
  (from: string, to: string): Edit =>
  text =>
    text.replace(from, to)
const also =
  (...edits: readonly Edit[]): Edit =>
  text =>
    edits.reduce((now, edit) => edit(now), text)
const withoutWork = put(`${work}\n\n`, '')
const skillsFirst = also(put('\n\n## Skills\nSQL', ''), put('## Summary', '## Skills\nSQL\n\n## Summary'))

test.each<[string, Edit, Edit]>([
  ['two sections', put('I plan', 'I lead'), put('SQL', 'SQL, Excel')],
  ['the top and a section', put('Lagos', 'Abuja'), put('SQL', 'Excel')],
  ['two jobs of one section', put('routes', 'trips'), put('phones', 'cars')],
  ['one line alike', put('routes', 'trips'), put('routes', 'trips')],
  [
    'a new section each',
    put('## Skills', '## Awards\nBest\n\n## Skills'),
    text => `${text}\n\n## Hobbies\nChess`,
  ],
  ['the order, and a job', skillsFirst, put('phones', 'cars')],
  ['the heading of a section, and a job below it', put('## Work', '## Employment'), put('phones', 'cars')],
  [
    'a new job, and a removed section',
    put('### Clerk', '### Guard, Zenith\n- Watched\n\n### Clerk'),
    put('\n\n## Skills\nSQL', ''),
  ],
  [
    'two sections, with other line ends',
    put('I plan', 'I lead'),
    text => put('SQL', 'Excel')(text).replaceAll('\n', '\r\n'),
  ],
])('two devices change %s: all of it is kept unasked', (_, theirs, mine) => {
  const wanted = mine(theirs(resume)).replaceAll('\r', '')
  const merged = mergedMarkdown(resume, { theirs: theirs(resume), mine: mine(resume) })
  expect(merged).toEqual({ theirs: wanted, mine: wanted })
})

test.each<[string, Edit, Edit, Edit, Edit]>([
  [
    'one job, and a section beside it',
    also(put('routes', 'trips'), put('I plan', 'I lead')),
    also(put('delays', 'costs'), put('SQL', 'Excel')),
    also(put('routes', 'trips'), put('I plan', 'I lead'), put('SQL', 'Excel')),
    also(put('delays', 'costs'), put('I plan', 'I lead'), put('SQL', 'Excel')),
  ],
  [
    'a section that the other removed',
    withoutWork,
    also(put('phones', 'cars'), put('SQL', 'Excel')),
    also(withoutWork, put('SQL', 'Excel')),
    also(put('phones', 'cars'), put('SQL', 'Excel')),
  ],
  [
    'the heading of one job, and a section beside it',
    put('Clerk, Slot', 'Sales Clerk, Slot'),
    also(put('Clerk, Slot', 'Clerk, Slot Ltd'), put('SQL', 'Excel')),
    also(put('Clerk, Slot', 'Sales Clerk, Slot'), put('SQL', 'Excel')),
    also(put('Clerk, Slot', 'Clerk, Slot Ltd'), put('SQL', 'Excel')),
  ],
  [
    'the heading of a section, and jobs below it',
    also(put('## Work', '## Employment'), put('routes', 'trips')),
    also(put('## Work', '## Work History'), put('phones', 'cars')),
    also(put('## Work', '## Employment'), put('routes', 'trips'), put('phones', 'cars')),
    also(put('## Work', '## Work History'), put('routes', 'trips'), put('phones', 'cars')),
  ],
])('two devices change %s: only that is asked', (_, theirs, mine, wantedTheirs, wantedMine) => {
  expect(mergedMarkdown(resume, { theirs: theirs(resume), mine: mine(resume) })).toEqual({
    theirs: wantedTheirs(resume),
    mine: wantedMine(resume),
  })
})

const long = '- A line of a resume\n'.repeat(1200)
const sections = Array.from({ length: 300 }, (_, at) => `\n\n## Award ${at}`).join('')

test.each<[string, Edit, Edit]>([
  ['a text that would be too long', put('I plan.', long), put('SQL', long)],
  [
    'a text with very many sections',
    text => `${put('SQL', 'Excel')(text)}${sections}`,
    text => `${put('I plan', 'I lead')(text)}${sections}`,
  ],
  [
    'a job that one device moved to another section, and the other removed',
    put(`\n\n${clerkPart}`, ''),
    also(put(`\n\n${clerkPart}`, ''), text => `${text}\n\n${clerkPart}`),
  ],
])('%s is asked about as a whole', (_, theirs, mine) => {
  const sides = { theirs: theirs(resume), mine: mine(resume) }
  expect(mergedMarkdown(resume, sides)).toEqual(sides)
})

const job = (jobTitle: string, company: string, duration: string, description = ''): WorkEntry => ({
  ...{ jobTitle, company, duration, description },
  place: '',
})
const officer = job('Officer', 'Gani', '2023 to now', 'Planned routes')
const clerk = job('Clerk', 'Slot', '2019 to 2021', 'Sold phones')

test('two devices change two jobs of a record: all of it is kept unasked', () => {
  const [senior, moved] = [
    { ...officer, jobTitle: 'Senior Officer' },
    { ...clerk, place: 'Yaba' },
  ]
  const both = mergedJobs([officer, clerk], { theirs: [senior, clerk], mine: [officer, moved] })
  expect(both).toEqual({ theirs: [senior, moved], mine: [senior, moved] })
})

test.each<[string, Partial<WorkEntry>, Partial<WorkEntry>]>([
  ['its place', { place: 'Ikeja' }, { place: 'Yaba' }],
  [
    'its title, where it has no dates',
    { jobTitle: 'Planner', duration: '' },
    { jobTitle: 'Head', duration: '' },
  ],
])(
  'of one job that both changed, %s, each side has its own, and the other job as it was changed',
  (_, their, my) => {
    const [theirs, mine] = [
      { ...officer, ...their },
      { ...officer, ...my },
    ]
    expect(mergedJobs([officer, clerk], { theirs: [theirs], mine: [mine, clerk] })).toEqual({
      theirs: [theirs],
      mine: [mine],
    })
  },
)

const line = (text: string, source = 'Gani') => ({ text, source })

test('what either device confirmed is confirmed, in any order', () => {
  const { theirs, mine } = mergedVouched([line('A'), line('B'), line('C')], {
    theirs: [line('B'), line('C'), line('A', 'Slot'), line('D')],
    mine: [line('A'), line('C'), line('E')],
  })
  expect(mine).toEqual(theirs)
  expect(mine.toSorted((one, other) => one.text.localeCompare(other.text))).toEqual([
    line('A', 'Slot'),
    line('C'),
    line('D'),
    line('E'),
  ])
})
