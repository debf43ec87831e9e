import { expect, test } from 'vitest'
import { resumeForm } from '../../api/resume-form.ts'
import { aminasForm } from '../resume/form.testing.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { numberedFacts } from '../truth/numbered-facts.ts'
import { mayAnswer, readFact } from './answers.ts'
import { fitOf } from './fit.ts'
import { askedIn } from './read-requirements.ts'
import { monthsInWords } from './worked.ts'

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

test('each demand of the advert has the facts that answer it, or none', () => {
  const rows = fitFor(advert).requirements.map(({ kind, text, strength, isOptional, evidence }) => [
    `${kind} ${strength}${isOptional ? ' (an advantage)' : ''}: ${text}`,
    evidence[0]?.text ?? null,
  ])
  const table = 'Built the weekly cost table in SQL and Excel'
  expect(rows).toEqual([
    [
      'years strong: 3 years of experience in operations',
      'Operations Officer, Gani Haulage, Mar 2023 to now',
    ],
    ['skill strong: SQL', table],
    ['skill strong: Excel', table],
    ['skill none (an advantage): Power BI is a plus', null],
    [
      'degree strong: A degree in economics or similar',
      'B.Sc. Economics, Second Class Upper, Bayero University, Kano, 2020, 4.1/5.0',
    ],
    ['certificate none: ACCA', null],
    ['other none: Nerves for the last week of the month', null],
    ['other strong: Report the cost of each route', table],
  ])
})

const backend = `Must have
- 5+ years backend, Docker, Kubernetes, AWS...
- Go or Node.js
- Hands-on experience with PostgreSQL and Redis
- PCI DSS (Kafka is an advantage)
You will
- Mentor two juniors, join the on-call rota and reduce latency`

test.each<readonly [advert: string, requirements: readonly string[]]>([
  ['', []],
  // Each item of a list is a demand of its own, in the words of the advert, and no other is named.
  [
    backend,
    [
      '5+ years backend',
      'Docker',
      'Kubernetes',
      'AWS',
      'Go or Node.js',
      'Hands-on experience with PostgreSQL',
      'Redis',
      'PCI DSS',
      'Kafka is an advantage (an advantage)',
      'Mentor two juniors',
      'join the on-call rota',
      'reduce latency',
    ],
  ],
  [
    'Must have: 5+ years backend, Docker. Nice: Kafka, PCI DSS. You will mentor juniors and be on-call.',
    [
      '5+ years backend',
      'Docker',
      'Kafka (an advantage)',
      'PCI DSS (an advantage)',
      'mentor juniors',
      'be on-call',
    ],
  ],
  [
    'You have: three years with React, tests that fail, English',
    ['three years with React', 'tests that fail', 'English'],
  ],
  [
    'We need someone to reduce late deliveries.\nRequirements:\n- A degree and 4 years\n- Degree in Statistics, Law or similar\n- ICAN, ACCA or CIMA',
    [
      'A degree',
      '4 years',
      'Degree in Statistics, Law or similar',
      'ICAN, ACCA or CIMA',
      'reduce late deliveries',
    ],
  ],
  [
    'Requirements\n- Banking experience, preferably in Lagos\n- Patience, honesty and teamwork\n- Strong analytical, planning and people skills',
    [
      'Banking experience, preferably in Lagos',
      'Patience',
      'honesty',
      'teamwork',
      'Strong analytical, planning and people skills',
    ],
  ],
  ['We are a bank. You must hold ICAN. Sage or SAP. Coffee is free.', ['You must hold ICAN', 'Sage or SAP']],
  ['Requirements:\n• BSc\n• Excel\nBenefits:\n• Health cover', ['BSc', 'Excel']],
  ['Nice to have\n- Tableau', ['Tableau (an advantage)']],
  [
    'We are hiring a nurse. Responsibilities:\n- Recover outstanding debts\nRequirements:\n- Age: at most 35 years\n- Strong analytical, problem-solving and communication skills',
    ['Strong analytical, problem-solving and communication skills', 'Recover outstanding debts'],
  ],
  // The name of the job is no demand, but what stands beside it is.
  [
    'We need an operations analyst.\nOperations Analyst\nWe need a nurse with ICU experience. We are looking for two drivers to join our team.',
    ['ICU experience'],
  ],
  ['We need a registered nurse.', ['We need a registered nurse']],
  // Each of several names is asked for.
  [
    'Responsibilities\n- build cost reports in Excel and SQL, use Tableau\n- Lead and coach the team',
    ['build cost reports in Excel', 'SQL', 'use Tableau', 'Lead and coach the team'],
  ],
  [
    'Must speak Hausa and have a driving licence.\nICAN and ACCA.',
    ['Must speak Hausa', 'have a driving licence', 'ICAN', 'ACCA'],
  ],
])('%j asks for %j', (description, requirements) => {
  const texts = fitFor(description).requirements.map(
    ({ text, isOptional }) => `${text}${isOptional ? ' (an advantage)' : ''}`,
  )
  expect(texts).toEqual(requirements)
})

const chinedus = {
  ...emptyForm,
  workExperience: [
    {
      jobTitle: 'Backend Developer',
      company: 'Nkwọ Pay',
      place: '',
      duration: 'Jun 2022 to now',
      description:
        'Wrote the ledger service in Go that settles 90,000 payments a day\nMoved jobs to queues, which cut failed settlements by 60%\nTrained four junior developers',
    },
    {
      jobTitle: 'Junior Developer',
      company: 'Coal City',
      place: '',
      duration: 'Jan 2020 to May 2022',
      description: 'Built the tracking API in Node.js for manufacturing and trade',
    },
  ],
  technicalSkills: 'Go, Node.js, Docker, ISO 27001, Excel (advanced), Sage 50',
}

test.each<readonly [demand: string, strength: string, evidence: string | null]>([
  // A skill is answered by a fact that says this one, in any of its spellings.
  ['Kubernetes', 'none', null],
  ['PCI DSS', 'none', null],
  ['Golang', 'strong', 'Wrote the ledger service in Go that settles 90,000 payments a day'],
  ['Advanced Excel', 'strong', chinedus.technicalSkills],
  ['Production planning', 'none', null],
  ['Manufacturing', 'strong', 'Built the tracking API in Node.js for manufacturing and trade'],
  ['Sage or SAP', 'strong', chinedus.technicalSkills],
  // Demands that are no skill are answered by deeds.
  ['Mentoring', 'strong', 'Trained four junior developers'],
  ['Mentor junior developers', 'strong', 'Trained four junior developers'],
  ['Reduce failed settlements', 'strong', 'Moved jobs to queues, which cut failed settlements by 60%'],
  ['Join the on-call rota', 'none', null],
  // Whoever trained others did not lead them.
  ['Lead a team of 5', 'none', null],
  ['Lead and coach junior developers', 'none', null],
  ['3 years of experience leading a team', 'none', null],
  // A skill with a name is not answered by the words around it.
  ['Move jobs to queues in Airflow', 'none', null],
])('%s is answered %s, by %j', (demand, strength, evidence) => {
  const { requirements } = fitOf({
    posting: { title: '', company: '', description: `Requirements\n- ${demand}` },
    facts: { form: chinedus, statements: [] },
    today: '2026-11-27',
  })
  expect(requirements.map(each => [each.text, each.strength, each.evidence[0]?.text ?? null])).toEqual([
    [demand, strength, evidence],
  ])
})

const adaezes = {
  ...emptyForm,
  jobTitle: 'Registered Nurse',
  workExperience: [
    {
      jobTitle: 'Registered Nurse',
      company: 'Lagoon Hospital',
      place: '',
      duration: '2021 to now',
      description: 'Taught mothers about breastfeeding\nTook part in on-call rotations',
    },
  ],
  education: [{ degree: 'B.NSc Nursing Science', school: 'University of Ibadan', year: '2020', gpa: '' }],
  softSkills: 'Patience, Mentoring',
}

test.each<readonly [demand: string, without: string, strength: string]>([
  // Who holds the title or the degree can do it.
  ['Nursing', '', 'strong'],
  ['Nursing', 'Registered Nurse', 'strong'],
  ['Pharmacy', '', 'none'],
  ['Teach families', '', 'strong'],
  ['Teach drivers', '', 'none'],
  // Both are asked for.
  ['Mentoring junior developers and on-call rotations', '', 'strong'],
  ['Mentoring junior developers and on-call rotations', 'Took part in on-call rotations', 'partial'],
  ['Mentoring and other tools', '', 'strong'],
])('%s is answered by a nurse without %j: %s', (demand, without, strength) => {
  const form = JSON.parse(JSON.stringify(adaezes).replaceAll(without, ''))
  const { requirements } = fitOf({
    posting: { title: '', company: '', description: `Requirements\n- ${demand}` },
    facts: { form: resumeForm.parse(form), statements: [] },
    today: '2026-11-27',
  })
  expect(requirements.map(each => [each.text, each.strength])).toEqual([[demand, strength]])
})

test.each<readonly [demand: string, deed: string, strength: string]>([
  ['Lead a team of 5', 'Supervised a team of six riders', 'strong'],
  ['Must have managed 5 to 10 people', 'Led 3 riders and 2 cooks', 'strong'],
  ['Supervise stock hands', 'Supervised two stock hands', 'strong'],
  ['Lead a team of 5', 'Led three sales girls', 'partial'],
  ['Lead a team of 5', 'Managed the shop staff', 'partial'],
  ['Supervise stock hands', 'Supervised two riders', 'partial'],
  ['Lead the design of reports', 'Made the design of all reports', 'partial'],
  ['Lead a team of 5', 'Assisted in supervising five riders', 'none'],
  ['Lead a team of 5', 'Reported to the team lead', 'none'],
  ['Lead a team of 5', 'Managed suppliers', 'none'],
])('%s is answered by %j: %s', (demand, description, strength) => {
  const job = { jobTitle: 'Clerk', company: 'Gani', place: '', duration: '', description }
  const { requirements, bridge } = fitOf({
    posting: { title: '', company: '', description: `Requirements\n- ${demand}` },
    facts: { form: { ...emptyForm, workExperience: [job] }, statements: [] },
    today: '2026-11-27',
  })
  expect(requirements.map(each => [each.text, each.strength])).toEqual([[demand, strength]])
  expect(bridge?.text ?? null).toBe(strength === 'none' ? null : description)
})

test('of skills that an advert names together, those that are lacking stand alone', () => {
  const described = `Requirements
- Knowledge of Excel for stock and Tableau for charts
- Microsoft Office (Word, Excel)`
  expect(fitFor(described).requirements.map(({ text, strength }) => `${strength}: ${text}`)).toEqual([
    'strong: Excel',
    'none: Tableau',
    'none: Word',
  ])
})

test.each<readonly [demand: string, strength: string, months: number, jobs: number]>([
  ['5+ years backend', 'strong', 83, 2],
  ['At least 6 years of experience', 'strong', 83, 2],
  ['8+ years in manufacturing', 'partial', 83, 2],
  ['2 years in nursing', 'partial', 83, 2],
])('%s is proved by the sum of dated work: %s', (demand, strength, months, jobs) => {
  const [years] = fitOf({
    posting: { title: '', company: '', description: `Requirements\n- ${demand}` },
    facts: { form: chinedus, statements: ['10 years of experience'] },
    today: '2026-11-27',
  }).requirements
  expect([years?.strength, years?.months, years?.evidence.length]).toEqual([strength, months, jobs])
})

test.each([
  [1, '1 month'],
  [24, '2 years'],
  [71, '5 years and 11 months'],
])('%i months are %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})

test('the bridge is a deed that answers the most, results first, and nothing bridges to nothing', () => {
  expect(fitFor(advert).bridge?.text).toBe('Built the weekly cost table in SQL and Excel')
  expect(fitFor('We want someone who can reduce late deliveries.\nRequirements\n- Excel').bridge?.text).toBe(
    'Cut late deliveries from 18% to 11% in eight months',
  )
  expect(fitFor('', 'Stock Assistant').bridge?.text).toBe('Counted and reconciled 3,200 lines a month')
  const empty = { form: emptyForm, statements: [] }
  const posting = { title: 'Nurse', company: '', description: advert }
  expect(fitOf({ posting, facts: empty, today: '2026-11-27' }).bridge).toBeNull()
})

test.each([
  ['SQL', 'Built the weekly', true],
  ['Fewer late deliveries', 'Cut late', true],
  ['Fluent French', 'Cut late', false],
])('%s: may it be answered by %s? %s', (requirement, text, expected) => {
  const fact = numberedFacts(facts).find(each => each.text.startsWith(text))
  expect(fact && mayAnswer(askedIn(requirement), readFact(fact))).toBe(expected)
})
