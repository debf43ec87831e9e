import { expect, test } from 'vitest'
import { fitOf } from '../../shared/domain/fit-evidence/fit.ts'
import { aminasForm } from '../../shared/domain/resume/form.testing.ts'
import { fitGroups, onlyAskedFor } from './fit-groups.ts'

const description = `What you bring
- 2 years of experience in operations
- SQL
- A degree in economics
- ACCA`

const fit = fitOf({
  posting: { title: 'Operations Analyst', company: 'Palmline', description },
  facts: { form: aminasForm, statements: [] },
  today: '2026-11-27',
})

const shown = (noun: 'resume' | 'letter', text: string | null) => {
  const groups = fitGroups(fit, text === null ? null : { text, citations: [] }, noun)
  return {
    have: groups.answered.map(({ requirement }) => requirement.text),
    couldGoIn: groups.couldGoIn.map(({ fact, answers }) => [fact.text, answers.map(asked => asked.text)]),
    missing: groups.missing.map(({ text }) => text),
  }
}

test('before anything is written, a person has what their facts answer', () => {
  expect(shown('letter', null)).toEqual({
    have: ['2 years of experience in operations', 'SQL', 'A degree in economics'],
    couldGoIn: [],
    missing: ['ACCA'],
  })
})

test('a fact that a resume leaves out could go in; a job and a school that it names are in it', () => {
  const text = `### Operations Officer, Gani Haulage
Mar 2023 to now
- Planned
### B.Sc. Economics, Second Class Upper, Bayero University, Kano`
  const { have, couldGoIn } = shown('resume', text)
  expect(have).toEqual(['2 years of experience in operations', 'A degree in economics'])
  expect(couldGoIn).toContainEqual(['Built the weekly cost table in SQL and Excel', ['SQL']])
})

test('of a letter only that could go in which answers something more', () => {
  const { couldGoIn } = shown('letter', 'I built the weekly cost table in SQL and Excel.')
  const answers = couldGoIn.flatMap(([, texts]) => texts)
  expect(answers).not.toContain('SQL')
  expect(answers).toContain('A degree in economics')
})

test('of a list of skills a text need not say more than what is asked for', () => {
  expect(shown('resume', '## Skills\nSQL').have).toEqual(['SQL'])
  expect(shown('resume', '## Skills\nJava').have).toEqual([])
})

test('into a letter, only the skills go that are asked for', () => {
  const { couldGoIn } = fitGroups(fit, { text: 'I count stock.', citations: [] }, 'letter')
  const skills = couldGoIn.find(({ fact }) => fact.place === 'skills')
  expect(skills && onlyAskedFor(skills).text).toBe('SQL')
})

test('a text that names the degree says that the person can do what it is called after', () => {
  const form = { ...aminasForm, jobTitle: '', workExperience: [], technicalSkills: '' }
  const economics = fitOf({
    posting: { title: '', company: '', description: 'Requirements\n- Economics' },
    facts: { form, statements: [] },
    today: '2026-11-27',
  })
  const said = (text: string) => fitGroups(economics, { text, citations: [] }, 'resume').answered.length
  expect(said('### B.Sc. Economics, Second Class Upper, Bayero University, Kano')).toBe(1)
  expect(said('### WAEC')).toBe(0)
})

test.each([
  ['Languages: English, Hausa, Yoruba', ['Hausa, English (fluent), some Yorùbá']],
  [
    'Languages: English, Hausa, Fulfulde',
    ['Hausa, English (fluent), some Yorùbá', 'Languages: English, Hausa, Fulfulde'],
  ],
])('of the languages of the form and %s, each language is offered once', (statement, offered) => {
  const languages = fitOf({
    posting: { title: '', company: '', description: 'Requirements\n- English\n- Hausa' },
    facts: { form: aminasForm, statements: [statement] },
    today: '2026-11-27',
  })
  const { couldGoIn } = fitGroups(languages, { text: 'I count stock.', citations: [] }, 'resume')
  expect(couldGoIn.map(({ fact }) => fact.text)).toEqual(offered)
})
