import { expect, test } from 'vitest'
import { aminasForm } from '../resume/form.testing.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { numberedFacts } from '../truth/numbered-facts.ts'
import { mayAnswer, readFact } from './answers.ts'
import { fitOf } from './fit.ts'
import { couldGoIn } from './left-out.ts'
import { askedIn } from './read-requirements.ts'

const facts = { form: aminasForm, statements: [] }
const fitFor = (description: string, title = 'Operations Analyst') =>
  fitOf({ posting: { title, company: 'Palmline', description }, facts, today: '2026-11-27' })

const advert = `Palmline moves parcels.

What you will do
- Report the cost of each route

What you bring
- 3 years of experience in operations
- SQL and Excel; Power BI is a plus
- A degree in economics or similar
- ACCA
- Nerves for the last week of the month

What we offer
Health cover.`

test('each line of the advert’s list has the facts that answer it, or none', () => {
  const rows = fitFor(advert).requirements.map(({ kind, text, strength, evidence }) => ({
    kind,
    text,
    strength,
    first: evidence[0]?.text ?? null,
  }))
  expect(rows).toMatchObject([
    { kind: 'years', text: '3 years of experience in operations', strength: 'strong' },
    { kind: 'skill', strength: 'strong', first: 'Built the weekly cost table in SQL and Excel' },
    { kind: 'degree', strength: 'strong', first: expect.stringContaining('B.Sc. Economics') },
    { kind: 'certificate', text: 'ACCA', strength: 'none', first: null },
    { kind: 'other', strength: 'none', first: null },
  ])
})

test.each<readonly [advert: string, requirements: readonly string[]]>([
  ['', []],
  [
    'You have: three years with React, tests that fail, English',
    ['three years with React', 'tests that fail', 'English'],
  ],
  ['We are a bank. You must hold ICAN. Coffee is free.', ['You must hold ICAN']],
  ['Requirements:\n• BSc\n• Excel\nBenefits:\n• SQL lessons', ['BSc', 'Excel']],
  ['Nice to have\n- Tableau', ['Tableau']],
])('%j asks for %j', (description, requirements) => {
  const texts = fitFor(description).requirements.map(({ text }) => text)
  expect(texts.slice(0, requirements.length)).toEqual(requirements)
})

test('the bridge is a deed that answers the most, and nothing bridges to nothing', () => {
  expect(fitFor(advert).bridge?.text).toBe('Built the weekly cost table in SQL and Excel')
  expect(fitFor('', 'Stock Assistant').bridge?.text).toBe('Counted and reconciled 3,200 lines a month')
  const empty = { form: emptyForm, statements: [] }
  const posting = { title: 'Nurse', company: '', description: advert }
  expect(fitOf({ posting, facts: empty, today: '2026-11-27' }).bridge).toBeNull()
})

test('facts that answer and are neither cited nor said could go in', () => {
  const numbered = numberedFacts(facts)
  const table = numbered.find(({ text }) => text.startsWith('Built the weekly'))
  const texts = (text: string, citations = [{ text: 'Made a table', facts: [table?.text ?? ''] }]) =>
    couldGoIn(fitFor(advert), text, citations).map(each => each.text)
  expect(texts('- Planned routes')).toContain(table?.text)
  expect(texts('- Made a table')).not.toContain(table?.text)
  expect(texts('- Built a weekly cost table in SQL, Excel', [])).not.toContain(table?.text)
})

test.each([
  ['SQL', 'Built the weekly', true],
  ['Fewer late deliveries', 'Cut late', true],
  ['Fluent French', 'Cut late', false],
])('%s: may it be answered by %s? %s', (requirement, text, expected) => {
  const fact = numberedFacts(facts).find(each => each.text.startsWith(text))
  expect(fact && mayAnswer(askedIn(requirement), readFact(fact))).toBe(expected)
})
