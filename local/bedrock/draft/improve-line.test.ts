import { expect, test } from 'vitest'
import { improveLine } from '../../../functions/prompts/improve-line.ts'
import type { ResumeForm } from '../../../shared/api/resume-form.ts'
import { assembleResume } from '../../../shared/domain/resume/assemble.ts'
import { lineDraft } from '../../../shared/domain/resume/draft.ts'
import { writeResume } from '../../../shared/domain/resume/write.ts'
import { checkResume } from '../../../shared/domain/truth/check-resume.ts'
import { numberedFacts } from '../../../shared/domain/truth/numbered-facts.ts'
import { unsupported } from '../../../shared/domain/truth/report.ts'
import { aminasForm } from '../bedrock.testing.ts'
import { combination } from './combinations.testing.ts'
import { verbOf } from './english.ts'
import equalVerbs from './equal-verbs.json' with { type: 'json' }
import { draftLines } from './improve-line.ts'

const alternativesFor = (line: string, form: ResumeForm = aminasForm) =>
  lineDraft.parse(
    draftLines(improveLine({ facts: numberedFacts({ form, statements: [] }), form, line }).prompt),
  ).alternatives

const withJob = (description: string, duration: string): ResumeForm => ({
  ...aminasForm,
  workExperience: aminasForm.workExperience.slice(0, 1).map(job => ({ ...job, description, duration })),
})
const description = `Trained four new stock hands.
Cut late deliveries from 18% to 11% in eight months
Responsible for planning routes for 40 trucks
Helped to reduce losses
Helped customers in the yard
Cut fabric for 40 gowns
Trained as a first aider
Attended to customers at the gate
Built the weekly cost table in SQL and Excel
Responsible for managing stock and training staff
My team won best depot in 2021
Prepared reports and meals
Cut costs from 2019 to 2021`

test.each<readonly [line: string, alternatives: readonly string[]]>([
  // The fact as the person wrote it comes first, unless it is the line.
  [
    'Was on late deliveries',
    [
      'Cut late deliveries from 18% to 11% in eight months',
      'Reduced late deliveries from 18% to 11% in eight months',
    ],
  ],
  [
    'Cut late deliveries from 18% to 11% in eight months.',
    [
      'Reduced late deliveries from 18% to 11% in eight months.',
      'In eight months, cut late deliveries from 18% to 11%.',
    ],
  ],
  [
    'Reduced late deliveries from 18% to 11% in eight months',
    [
      'Cut late deliveries from 18% to 11% in eight months',
      'In eight months, cut late deliveries from 18% to 11%',
    ],
  ],
  ['Trained four new stock hands', ['Gave training to four new stock hands']],
  ['Responsible for planning routes for 40 trucks', ['Planned routes for 40 trucks']],
  ['Helped customers in the yard', ['Assisted customers in the yard']],
  ['Attended to customers at the gate', ['Served customers at the gate']],
  ['Built the weekly cost table in SQL and Excel', ['Developed the weekly cost table in SQL and Excel']],
  // Another verb would say something else, or bend the grammar.
  ['Helped to reduce losses', []],
  ['Cut fabric for 40 gowns', []],
  ['Trained as a first aider', []],
  ['Responsible for managing stock and training staff', []],
  ['My team won best depot in 2021', []],
  // No fact says it. A head and a list are no sentences.
  ['Led a team of 40 in Kano', []],
  ['Operations Analyst at Gani Haulage', []],
  ['Prepared reports and meals', []],
  ['Cut costs from 2019 to 2021', []],
])('%j', (line, wanted) => {
  expect(alternativesFor(line, withJob(description, '2018 - 2021')).map(({ text }) => text)).toEqual(wanted)
})

test('the forms of all verbs that say the same are known', () => {
  const { anyObject, someObjects, measured, gerunds } = equalVerbs
  const instead = [
    ...Object.values(anyObject),
    ...Object.values(someObjects).map(({ same }) => same),
    ...Object.values(measured),
  ]
  expect(instead.filter(phrase => verbOf(phrase.split(' ')[0] ?? '') === undefined)).toEqual([])
  expect(gerunds.split(' ').filter(word => verbOf(word)?.form !== 'gerund')).toEqual([])
})

test('what is done now stays in the present', () => {
  const form = withJob('Responsible for planning routes for 40 trucks', 'Mar 2021 to now')
  expect(alternativesFor('Responsible for planning routes for 40 trucks', form)[0]?.text).toBe(
    'Plan routes for 40 trucks',
  )
})

test('the alternatives cite the fact that they say, and the truth check marks none of them', () => {
  const marked = Array.from({ length: 40 }, (_, number) => {
    const { form } = combination(number).facts
    const facts = numberedFacts({ form, statements: [] })
    return form.workExperience.flatMap((_, entry) => {
      const lines = facts.filter(({ place, head }) => place === `work.${entry}` && head === null)
      const taken = lines.flatMap(({ text }) => alternativesFor(text, form))
      const work = [{ entry, bullets: taken.map(({ text }) => text) }]
      const resume = writeResume(assembleResume(form, { headline: '', summary: '', work, skills: [] }))
      const citations = taken.map(({ text, facts: cited }) => ({
        text,
        facts: facts.filter(fact => cited.includes(fact.number)).map(fact => fact.text),
      }))
      const options = { today: '2026-11-21', citations }
      return unsupported(checkResume(resume, { form, statements: [] }, [], options)).map(({ text }) => text)
    })
  }).flat()
  expect(marked).toEqual([])
})
