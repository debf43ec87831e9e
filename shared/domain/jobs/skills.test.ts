import { expect, test } from 'vitest'
import { skillKey, skillNames, skillsIn } from './skills.ts'

test.each<[string, readonly string[]]>([
  ['Python, R, Go and SQL', ['Python', 'R', 'Go', 'SQL']],
  ['Go to market. Excel at your work. React to customers.', []],
  ['Vitamin C, and plan B', []],
  ['C programming, C#, C++ and .NET', ['C', 'C#', 'C++', '.NET']],
  ['MS Excel, Word, PowerPoint', ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint']],
  [
    'JavaScript/TypeScript, React.js, Node.js, CI/CD',
    ['JavaScript', 'TypeScript', 'React', 'Node.js', 'CI/CD'],
  ],
  ['Registered nurse (RN) with BLS', ['Nursing', 'First Aid']],
  ['She will wash plates and meal trays', []],
  ['WASH programming and M&E in Borno', ['WASH', 'Monitoring and Evaluation']],
  ["a valid driver's licence", ['Driving']],
  ['VAT, PAYE and bank reconciliation', ['VAT and PAYE', 'Reconciliation']],
  ['health, safety and environment; NEBOSH', ['HSE']],
  ['problem-solving', ['Problem Solving']],
  ['', []],
])('"%s" names %j', (text, skills) => {
  expect(skillsIn(text)).toEqual(skills)
})

test('tags are skills in any case, and unknown tags are dropped', () => {
  expect(skillsIn('Use SQL.', ['go', 'c', 'excel', 'node js', 'digital nomad', 'sql'])).toEqual([
    'Microsoft Excel',
    'Node.js',
    'SQL',
  ])
})

test.each([
  ['MS Excel', 'Excel'],
  ['JS', 'JavaScript'],
  ['nodejs', 'Node.js'],
  ['M & E', 'Monitoring and Evaluation'],
  ['hr', 'Human Resources'],
  [' Quickbooks ', 'QuickBooks'],
  ['Bead  Making', 'bead making'],
])('%s and %s are one skill', (a, b) => {
  expect(skillKey(a)).toBe(skillKey(b))
})

test('no skill is in the list twice, and each is found by its name', () => {
  expect(new Set(skillNames).size).toBe(skillNames.length)
  for (const name of skillNames) expect(skillsIn('', [name])).toEqual([name])
})
