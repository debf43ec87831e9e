import { expect, test } from 'vitest'
import { factsOf } from '../resume/form-facts.ts'
import { emptyForm } from '../resume/form-of-document.ts'
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
const analysis = (summary: string, ...actions: string[]) => ({
  summary,
  recommendations: actions.map(action => ({ action, timeline: '4 weeks' })),
})

test('sentences about an invented career are removed', () => {
  const told = withoutInvented(
    analysis(
      'You bring SQL and Excel. You worked at Chevron Nigeria from 2004 to 2009. You hold an MBA from Lagos Business School. Power BI is missing most.',
      'Rebuild one report in Power BI. Holds a PhD in Economics from Covenant University.',
      'Use what you learned at Zenith Bank from 2005 to 2008.',
    ),
    facts,
    aim,
  )
  expect(told.summary).toBe('You bring SQL and Excel. Power BI is missing most.')
  expect(told.recommendations).toEqual([{ action: 'Rebuild one report in Power BI.', timeline: '4 weeks' }])
})

test('supported sentences stay, and so do missing skills, certificates and plans', () => {
  const said = analysis(
    'For a Data Analyst at Dangote Cement you bring the planning: at Gani Haulage you planned routes for 40 trucks. For a Data Analyst, Power BI and Python are missing, and a certificate such as PL-300 helps.',
    'Ask the Red Cross branch near you for a session, and write down three things.',
    'Spend 4 weeks on Power BI, 30 minutes a day, with your own delivery records.',
    'Ask for one report of your manager to do in Python in the next 2 months.',
  )
  const at = { ...aim, targetRole: 'Data Analyst at Dangote Cement' }
  expect(withoutInvented(said, facts, at)).toEqual(said)
})
