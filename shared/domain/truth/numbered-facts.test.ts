import { expect, test } from 'vitest'
import { aminasForm, aminasProfile } from '../resume/form.testing.ts'
import { factsOf } from '../resume/form-facts.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { jobOfFact, numberedFacts } from './numbered-facts.ts'

const facts = factsOf({
  form: aminasForm,
  profile: aminasProfile,
  kept: [{ text: 'Trained 12 dispatchers', source: 'My work' }],
})

test('each thing that a person said has a number and a place, and the name has none', () => {
  const numbered = numberedFacts(facts)
  expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, at) => at + 1))
  const lines = numbered.map(({ place, text }) => `${place}: ${text}`)
  expect(lines).toEqual(
    expect.arrayContaining([
      'title: Operations Analyst',
      'work.0: Operations Officer, Gani Haulage, Mar 2023 to now',
      'work.0: Cut late deliveries from 18% to 11% in eight months',
      'work.1: Counted and reconciled 3,200 lines a month',
      'education.0: B.Sc. Economics, Second Class Upper, Bayero University, Kano, 2020, 4.1/5.0',
      'skills: SQL, Excel, route planning',
      'certifications: Excel Associate',
      'statement: 7 years of experience',
      'statement: "Trained 12 dispatchers" (My work)',
    ]),
  )
  expect(lines.join('\n')).not.toMatch(/Amina|0803|linkedin/)
})

test.each<readonly [description: string, sentences: readonly string[]]>([
  ['Cut waste. Trained 4 clerks', ['Cut waste.', 'Trained 4 clerks']],
  ['- Cut waste\n• Trained 4 clerks\n- cut waste', ['Cut waste', 'Trained 4 clerks']],
  ['I teach SS 2; mark scripts; run the club', ['I teach SS 2', 'mark scripts', 'run the club']],
  [
    'Cut late deliveries from 18% to\n11% in eight months',
    ['Cut late deliveries from 18% to 11% in eight months'],
  ],
  ['Worked for St. Mary’s under Dr. Okoro', ['Worked for St. Mary’s under Dr. Okoro']],
  ['---\n\n', []],
])('%j', (description, sentences) => {
  const entry = { jobTitle: '', company: '', place: '', duration: '', description }
  const numbered = numberedFacts({ form: { ...emptyForm, workExperience: [entry] }, statements: [] })
  expect(numbered.map(({ text }) => text)).toEqual(sentences)
  expect(numbered.every(fact => jobOfFact(fact) === 0)).toBe(true)
})
