import { expect, test } from 'vitest'
import type { CitedText } from '../resume/draft.ts'
import { factsOf } from '../resume/form-facts.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { numberedFacts } from '../truth/numbered-facts.ts'
import { withoutInvented } from './without-invented.ts'

const form = {
  ...emptyForm,
  fullName: 'Amina Bello',
  jobTitle: 'Operations Analyst',
  technicalSkills: 'SQL, Excel',
  workExperience: [
    {
      jobTitle: 'Operations Analyst',
      company: 'Gani Haulage',
      place: '',
      duration: '2021 - present',
      description: 'Planned routes for 40 trucks.',
    },
  ],
}
const facts = factsOf({ form, profile: null, kept: [] })
const aim = { targetRole: 'Data Analyst', jobDescription: '' }
const lists = { missingSkills: [], certifications: [] }
const without = (
  { brings = [], lacks = '', actions = [] }: { brings?: CitedText[]; lacks?: string; actions?: string[] },
  target = aim,
) => {
  const recommendations = actions.map(action => ({ action, timeline: '4 weeks' }))
  return withoutInvented({ ...lists, brings, lacks, recommendations }, facts, target, '2026-11-20')
}
const numberOf = (text: string): number =>
  numberedFacts(facts).find(fact => fact.text.startsWith(text))?.number ?? 0

test.each<[string, string[], boolean]>([
  ['You planned routes for 40 trucks at Gani Haulage.', ['Planned routes'], true],
  ['For a Data Analyst you bring SQL and Excel.', ['SQL'], true],
  ['You bring SQL, and for the Data Analyst post Excel.', ['SQL'], true],
  ['You are a Data Analyst.', ['SQL'], false],
  ['You worked as a Data Analyst at Gani Haulage.', ['SQL'], false],
  ['For a Data Analyst you bring SQL as a Data Analyst.', ['SQL'], false],
  ['You plan routes.', [], false],
  ['You wrote the tax policy of the state.', ['Planned routes'], false],
  ['You planned routes for 90 trucks.', ['Planned routes'], false],
  ['You led the planning of routes.', ['Planned routes'], false],
  ['You bring Tableau.', ['SQL'], false],
])('what a person brings, %j, citing %j, stays: %s', (text, cites, stays) => {
  const { summary } = without({
    brings: [{ facts: cites.map(numberOf), text }],
    lacks: 'Power BI is missing.',
  })
  expect(summary).toBe(stays ? `${text} Power BI is missing.` : 'Power BI is missing.')
})

test('sentences about an invented career are removed', () => {
  const told = without({
    lacks:
      'You worked at Chevron Nigeria from 2004 to 2009. You hold an MBA from Lagos Business School. Power BI is missing most.',
    actions: [
      'Rebuild one report in Power BI. Holds a PhD in Economics from Covenant University.',
      'Use what you learned at Zenith Bank from 2005 to 2008.',
    ],
  })
  expect(told.summary).toBe('Power BI is missing most.')
  expect(told.recommendations).toEqual([{ action: 'Rebuild one report in Power BI.', timeline: '4 weeks' }])
})

test('missing skills, certificates and plans stay', () => {
  const lacks =
    'For a Data Analyst at Dangote Cement, Power BI and Python are missing, and a certificate such as PL-300 helps.'
  const actions = [
    'Ask the Red Cross branch near you for a session, and write down three things.',
    'Spend 4 weeks on Power BI, 30 minutes a day, with your own delivery records.',
    'Ask for one report of your manager to do in Python in the next 2 months.',
  ]
  const told = without({ lacks, actions }, { ...aim, targetRole: 'Data Analyst at Dangote Cement' })
  expect(told.summary).toBe(lacks)
  expect(told.recommendations.map(({ action }) => action)).toEqual(actions)
})
