import { expect, test } from 'vitest'
import { amina, aminasResume, today } from './amina.testing.ts'
import { checkResume } from './check-resume.ts'

const claimsIn = (markdown: string): string[] =>
  checkResume(markdown, amina, [], { today }).units.flatMap(({ claims }) =>
    claims.map(({ kind, text }) => `${kind}: ${text}`),
  )
const inSummary = (line: string) => claimsIn(`# Amina Bello\n\n## Summary\n${line}\n`)
const inBullet = (line: string) =>
  claimsIn(`# Amina Bello\n\n## Work\n### Operations Officer, Gani Haulage Nigeria Ltd\n- ${line}\n`)

test("in a resume of the person's own words every line has a source", () => {
  const { units } = checkResume(aminasResume, amina, [], { today })
  expect(units.flatMap(({ claims }) => claims)).toEqual([])
  expect(units.map(({ text }) => text)).toEqual([
    'Operations Officer',
    'Operations officer with over five years in freight and retail.',
    'Builds the daily plan, and finds the late trucks early.',
    'Operations Officer, Gani Haulage',
    'Mar 2023 to now · Apapa',
    'Cut late deliveries from 18% to 11% in eight months',
    'Built the weekly cost table in SQL and Excel',
    'Assistant Store Manager, Moremi Retail',
    'Jan 2021 to Feb 2023 · Ìbàdàn',
    'Counted and reconciled 3,200 lines a month',
    'B.Sc. Economics, Second Class Upper',
    'Bayero University, Kano · 2020',
    'SQL, Excel, route planning, cost reports, Hausa, English, some Yorùbá',
  ])
})

test.each([
  'Operations professional with a record of cutting delays and keeping costs down.',
  'Results-driven operations officer who thrives under pressure.',
  'Dedicated Operations Officer with 5+ years of experience.',
  'Managed a 12-person dispatch team, reporting to the Head of Operations.',
  'Supervised twelve staff.',
  'Achieved an 11% late-delivery rate, down from 18 percent.',
  'Reduced late deliveries by seven percentage points.',
  'Saved ₦420,000 every month on diesel.',
  'Saved 420 thousand naira a month on diesel.',
  'Took part in ISO 9001 audits.',
  'Produced weekly cost tables for Management using Microsoft Excel and SQL.',
  'Used PowerPoint to present results to the Managing Director.',
  'Collaborated with Finance, Sales and Customer Service teams to resolve issues.',
  'Completed NYSC.',
  'ICAN student member.',
  'Holds a Bachelor’s degree in Economics from Bayero University Kano (BUK).',
  'Graduated with a Bachelor of Science in Economics (2:1).',
  'B.Sc. (Hons) Economics, CGPA 4.12.',
  'Works in Lagos, Kano and Port Harcourt.',
  'Kept one eye on cost and the other on time.',
  'Paid drivers on the 25th of each month, trucks out by 7am.',
  'Wrote Standard Operating Procedures (SOPs) for drivers.',
  'Ensured On-Time Delivery And Accurate Records Across All Routes.',
  'DAILY PLANNING OF TRUCKS AND DRIVERS.',
  'Na ina aiki da direbobi kullum a Kano.',
  'Mo máa ń ṣiṣẹ́ pẹ̀lú àwọn awakọ̀ ní Ìkẹjà.',
  'Je travaille avec les chauffeurs tous les jours.',
  'Looking for a role as Logistics Manager where I can grow.',
  'From 2021 to 2023, worked at Moremi Retail as assistant store manager.',
  'Strong communication and teamwork skills.',
])('%s', line => {
  expect(inSummary(line)).toEqual([])
  expect(inBullet(line)).toEqual([])
})

test.each(['Doubled weekly carton sales.'])('under another job than its own: %s', line => {
  expect(inSummary(line)).toEqual([])
  expect(inBullet(line)).not.toEqual([])
})

test.each([
  ['Led a team of 35.', 'figure: 35'],
  ['Managed 12 warehouses.', 'figure: 12'],
  ['Reduced costs by 12%.', 'figure: 12%'],
  ['Saved ₦4.2 million every month on diesel.', 'figure: ₦4.2 million'],
  ['Saved $420,000.', 'figure: $420,000'],
  ['Tripled carton sales.', 'figure: Tripled'],
  ['Doubled the size of the fleet.', 'figure: Doubled'],
  ['Handled hundreds of complaints a day.', 'figure: hundreds of'],
  ['Ten years of experience in operations.', 'figure: Ten years'],
  ['Head of Operations with 5 years of experience.', 'title: Head of Operations'],
  ['Senior operations officer in freight.', 'title: Senior operations officer'],
  ['Store Manager with retail experience.', 'title: Store Manager'],
  ['Was promoted to Operations Manager.', 'title: Operations Manager'],
  ['Operations Officer since January 2022.', 'date: January 2022'],
  ['Joined Gani Haulage in 2019.', 'date: 2019'],
  ['Previously worked at zenith bank.', 'employer: zenith bank'],
  ['Worked with Sahel Logistics on the Kano route.', 'employer: Sahel Logistics'],
  ['Studied at University of Lagos.', 'school: University of Lagos'],
  ['Graduated with a First Class.', 'degree: First Class'],
  ['Holds a B.Sc. Accounting.', 'degree: B.Sc. Accounting'],
  ['An MBA candidate.', 'degree: MBA'],
  ['CGPA of 4.8.', 'degree: CGPA of 4.8'],
  ['ICAN-certified accountant.', 'certification: ICAN'],
  ['ISO 14001 lead auditor.', 'certification: ISO 14001'],
  ['PRINCE2 Practitioner.', 'certification: PRINCE2'],
  ['Used Tableau for weekly dashboards.', 'skill: Tableau'],
  ['Wrote Python scripts.', 'skill: Python'],
  ['Fluent in French.', 'skill: Fluent in French'],
])('%s has no source', (line, claim) => {
  expect(inSummary(line)).toContain(claim)
  expect(inBullet(line)).toContain(claim)
})

test.each([
  ['### Senior Operations Officer, Gani Haulage', 'title: Senior Operations Officer'],
  ['### Assistant Store Manager, Gani Haulage', 'title: Assistant Store Manager'],
  ['**Operations Officer** | Zenith Bank', 'employer: Zenith Bank'],
  ['### Zenith Bank — Operations Officer', 'employer: Zenith Bank'],
])('in a heading: %s', (heading, claim) => {
  expect(claimsIn(`# A\n\n## Work\n${heading}\nMar 2023 to now\n- Planned the day\n`)).toContain(claim)
})

test("a date of another job doesn't support this one, and a job that ended is not current", () => {
  const under = (dates: string) =>
    claimsIn(`# A\n\n## Work\n### Assistant Store Manager, Moremi Retail\n${dates}\n`)
  expect(under('Jan 2021 to Feb 2023')).toEqual([])
  expect(under('2021 – 2023')).toEqual([])
  expect(under('Mar 2021 to Feb 2023')).toEqual(['date: Mar 2021'])
  expect(under('Jan 2021 to present')).toEqual(['date: present'])
})

test('items of a list are checked one by one', () => {
  const markdown = '# A\n\n## Skills\n**Tools:** SQL, Kubernetes, Excel (advanced)\n'
  const { units } = checkResume(markdown, amina, [], { today })
  expect(units.map(({ text, claims }) => [text, claims.length])).toEqual([
    ['SQL', 0],
    ['Kubernetes', 1],
    ['Excel (advanced)', 0],
  ])
})

test('offsets refer to the text that the person edits', () => {
  const markdown = '# A\n\n## Work\n### Operations Officer, Gani Haulage\n* Ṣe led **35** drivers\n'
  const [unit] = checkResume(markdown, amina, [], { today }).units.slice(-1)
  const [claim] = unit?.claims ?? []
  expect(markdown.slice(unit?.start, unit?.end)).toBe('Ṣe led **35** drivers')
  expect(unit?.text).toBe('Ṣe led 35 drivers')
  expect(markdown.slice(claim?.start, claim?.end)).toBe('35')
})

test('a person who vouches for a line vouches only for that line', () => {
  const kept = [{ text: 'Led a team of 35.', source: 'My work at Gani Haulage' }]
  const markdown = '# A\n\n## Summary\nLed a team  of **35**. Managed 35 trucks.\n'
  const { units } = checkResume(markdown, amina, kept, { today })
  expect(units.map(({ vouchedSource, claims }) => [vouchedSource, claims.length])).toEqual([
    ['My work at Gani Haulage', 1],
    [null, 1],
  ])
})

test('a current job is believed for ten years after the last named year, when today is not known', () => {
  const claims = (years: string) =>
    checkResume(`# A\n\n## Summary\nOperations officer with ${years} years.\n`, amina, []).units[0]?.claims
      .length
  expect(claims('twelve')).toBe(0)
  expect(claims('twenty')).toBe(1)
})

test('an unfinished text is checked like a finished one', () => {
  for (let end = 0; end <= aminasResume.length; end += 1) {
    const markdown = aminasResume.slice(0, end)
    const { units } = checkResume(markdown, amina, [], { today })
    let at = 0
    for (const unit of units) {
      expect(unit.start).toBeGreaterThanOrEqual(at)
      expect(unit.end).toBeGreaterThan(unit.start)
      at = unit.end
    }
    expect(at).toBeLessThanOrEqual(end)
  }
})
