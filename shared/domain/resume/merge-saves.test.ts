import { expect, test } from 'vitest'
import type { WorkEntry } from '../../api/resume-form.ts'
import { mergedJobs, mergedMarkdown, mergedVouched } from './merge-saves.ts'

const work = `## Work

### Officer, Gani
- Planned routes
- Cut delays

### Clerk, Slot
- Sold phones`
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
    'the order, each in another way',
    skillsFirst,
    also(put(`${work}\n\n`, ''), text => `${text}\n\n${work}`),
    skillsFirst,
    also(put(`${work}\n\n`, ''), text => `${text}\n\n${work}`),
  ],
])('two devices change %s: only that is asked', (_, theirs, mine, wantedTheirs, wantedMine) => {
  expect(mergedMarkdown(resume, { theirs: theirs(resume), mine: mine(resume) })).toEqual({
    theirs: wantedTheirs(resume),
    mine: wantedMine(resume),
  })
})

test('a text that would be too long is not merged', () => {
  const long = '- A line of a resume\n'.repeat(1200)
  const sides = { theirs: resume.replace('I plan.', long), mine: resume.replace('SQL', long) }
  expect(mergedMarkdown(resume, sides)).toEqual(sides)
})

const job = (jobTitle: string, company: string, duration: string, description = ''): WorkEntry => ({
  ...{ jobTitle, company, duration, description },
  place: '',
})
const officer = job('Officer', 'Gani', '2023 to now', 'Planned routes')
const clerk = job('Clerk', 'Slot', '2019 to 2021', 'Sold phones')
const guard = job('Guard', 'Zenith', '2022')

test.each<[string, WorkEntry[], WorkEntry[], WorkEntry[]]>([
  [
    'two jobs',
    [{ ...officer, jobTitle: 'Senior Officer' }, clerk],
    [officer, { ...clerk, place: 'Yaba' }],
    [
      { ...officer, jobTitle: 'Senior Officer' },
      { ...clerk, place: 'Yaba' },
    ],
  ],
  [
    'a job and the order',
    [clerk, officer],
    [officer, { ...clerk, place: 'Yaba' }],
    [{ ...clerk, place: 'Yaba' }, officer],
  ],
  ['a new job and a removed one', [officer, guard, clerk], [officer], [officer, guard]],
  ['the same new job', [guard, officer, clerk], [guard, officer, clerk], [guard, officer, clerk]],
])('two devices change %s of a record: all of it is kept unasked', (_, theirs, mine, wanted) => {
  const both = mergedJobs([officer, clerk], { theirs, mine })
  expect(both).toEqual({ theirs: wanted, mine: wanted })
})

test('of one job that both changed, each side has its own, and the other job as it was changed', () => {
  const [theirs, mine] = [
    { ...officer, place: 'Ikeja' },
    { ...officer, place: 'Yaba' },
  ]
  expect(mergedJobs([officer, clerk], { theirs: [theirs], mine: [mine, clerk] })).toEqual({
    theirs: [theirs],
    mine: [mine],
  })
})

test('what either device confirmed is confirmed', () => {
  const line = (text: string) => ({ text, source: 'Gani' })
  const { theirs, mine } = mergedVouched([line('A')], { theirs: [line('A'), line('B')], mine: [line('C')] })
  expect(mine).toEqual(theirs)
  expect(mine.map(({ text }) => text).toSorted()).toEqual(['B', 'C'])
})
