import { expect, test } from 'vitest'
import type { SkillGapDraft } from './draft.ts'
import { skillGapFrom } from './skill-gap.ts'

const draft = (fields: Partial<SkillGapDraft> = {}): SkillGapDraft => ({
  brings: [{ facts: [1], text: 'You bring SQL.' }],
  missingSkills: [],
  lacks: 'Excel is missing.',
  recommendations: [],
  certifications: [],
  ...fields,
})
const own = { skills: [], certifications: [] }

test('a skill that the person has, in any spelling, is not missing, and no skill is listed twice', () => {
  const missingSkills = ['MS Excel', 'sql', 'Power BI', 'power bi', 'PowerBI', ' Bead  making', 'Tableau']
  const has = { ...own, skills: ['Excel', 'SQL', 'bead making'] }
  expect(skillGapFrom(draft({ missingSkills }), has, []).missingSkills).toEqual(['Power BI', 'Tableau'])
})

test('there are at most ten skills and three steps', () => {
  const { missingSkills, recommendations } = skillGapFrom(
    draft({
      missingSkills: Array.from({ length: 20 }, (_, at) => `Craft ${at}`),
      recommendations: Array.from({ length: 8 }, (_, at) => ({ action: `Do ${at}`, timeline: '4 weeks' })),
    }),
    own,
    [],
  )
  expect(missingSkills).toHaveLength(10)
  expect(recommendations.map(({ action }) => action)).toEqual(['Do 0', 'Do 1', 'Do 2'])
})

test.each([
  ['PMP', 'Project Management Professional (PMP)', true],
  ['Project Management Professional', 'PMP', true],
  ['Google Data Analytics', 'Google Data Analytics Professional Certificate', true],
  ['AWS Certified Cloud Practitioner', 'AWS Cloud Practitioner', true],
  ['AWS Certified Cloud Practitioner', 'AWS Certified Developer', false],
  ['ICAN (student member)', 'ICAN', false],
  ['Fork-lift licence', 'NEBOSH', false],
])('a person with the certificate %s who is advised %s has it: %s', (held, told, isHeld) => {
  const { certifications } = skillGapFrom(
    draft({ certifications: [told, told] }),
    { ...own, certifications: [held] },
    [],
  )
  expect(certifications).toEqual(isHeld ? [] : [told])
})

test('markup, links and empty steps are removed', () => {
  const hostile = '<img src=x onerror=alert(1)> https://evil.example'
  const found = skillGapFrom(
    draft({
      brings: [
        { facts: [1], text: `You bring SQL. ${hostile}` },
        { facts: [1], text: hostile },
      ],
      lacks: `Excel is missing. ${hostile}`,
      missingSkills: [hostile, `**Tableau** ${hostile}`],
      recommendations: [
        { action: hostile, timeline: '1 week' },
        { action: `Make a table. ${hostile}`, timeline: `4 weeks ${hostile}` },
      ],
      certifications: [hostile, `NEBOSH ${hostile}`],
    }),
    own,
    [],
  )
  expect(found).toEqual({
    brings: [{ facts: [1], text: 'You bring SQL.' }],
    lacks: 'Excel is missing.',
    missingSkills: ['Tableau'],
    recommendations: [{ action: 'Make a table.', timeline: '4 weeks' }],
    certifications: ['NEBOSH'],
  })
})
