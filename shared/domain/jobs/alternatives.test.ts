import { expect, test } from 'vitest'
import { alternativesAmong, skillsOfKinds } from './alternatives.ts'
import { mentionsIn, skillNames } from './skills.ts'
import { wordsOf } from './words.ts'

const alternativesIn = (text: string): string[][] => alternativesAmong(text, mentionsIn(wordsOf(text)))

test.each<[string, readonly (readonly string[])[]]>([
  ['Python or R', [['Python', 'R']]],
  ['Python (or R), and SQL', [['Python', 'R']]],
  ['SALES OR MARKETING', [['Sales', 'Marketing']]],
  ['experience with AWS or with Azure', [['AWS', 'Microsoft Azure']]],
  ['React, Vue or Angular', [['React', 'Vue.js', 'Angular']]],
  ['React, Vue, or Angular', [['React', 'Vue.js', 'Angular']]],
  ['QuickBooks and/or Sage', [['QuickBooks', 'Sage']]],
  ['QuickBooks and / or Sage', [['QuickBooks', 'Sage']]],
  ['MySQL/PostgreSQL', [['MySQL', 'PostgreSQL']]],
  ['AWS / Azure / Google Cloud', [['AWS', 'Microsoft Azure', 'Google Cloud']]],
  ['ICAN/ACCA certified', [['ICAN', 'ACCA']]],
  ['Tableau, Power BI or similar tools', [['Tableau', 'Power BI']]],
  ['software (QuickBooks, Sage, or any other)', [['QuickBooks', 'Sage']]],
  // Beside an "or", no kind is needed.
  ['experience in sales or marketing', [['Sales', 'Marketing']]],
  ['sales, marketing or customer service', [['Marketing', 'Customer Service']]],
  ['Flutter, React Native, Kotlin or Swift', [['Flutter', 'React Native', 'Kotlin', 'Swift']]],
  // One of them is not in our list.
  ['ICAN, ACCA or CIA', [['ICAN', 'ACCA']]],
  ['Hausa, Tiv or Yoruba', [['Hausa', 'Yoruba']]],
  // Both are asked for.
  ['HTML/CSS', []],
  ['HTML/CSS/JavaScript', []],
  ['Full stack: PHP/JavaScript, JavaScript/TypeScript', []],
  ['PHP/Laravel and C#/.NET', []],
  ['CI/CD, UI/UX', []],
  ['Python, R and SQL', []],
  ['Python and R', []],
  ['Python | Java | SQL', []],
  ['Python, Java', []],
  ['Python. Or Java', []],
  ['Python\nor Java', []],
  ['Excel, communication or similar', []],
  // Of a longer list, only some.
  ['Python, SQL and Tableau or Power BI', [['Tableau', 'Power BI']]],
  ['HTML, CSS, React or Vue', [['React', 'Vue.js']]],
  ['Python or Java, SQL', [['Python', 'Java']]],
  [
    'Java or Python, MySQL or PostgreSQL',
    [
      ['Java', 'Python'],
      ['MySQL', 'PostgreSQL'],
    ],
  ],
  [
    'sales or marketing, bookkeeping or accounting',
    [
      ['Sales', 'Marketing'],
      ['Bookkeeping', 'Accounting'],
    ],
  ],
  [
    'React or Vue, Node.js or Python, HTML or CSS',
    [
      ['React', 'Vue.js'],
      ['Node.js', 'Python'],
      ['HTML', 'CSS'],
    ],
  ],
  [
    'bookkeeping, payroll, inventory management or customer service',
    [['Inventory Management', 'Customer Service']],
  ],
  // It is also asked for by itself.
  ['Graduates of accounting or marketing. The role: accounting, tax and audit', []],
  ['QuickBooks or Sage. You keep the books in QuickBooks.', [['QuickBooks', 'Sage']]],
  // One skill is in one group, and each skill once.
  ['React or Vue. Later: Vue or Angular', [['React', 'Vue.js', 'Angular']]],
  ['React or Vue. Later: Vue or React', [['React', 'Vue.js']]],
  ['Excel or MS Excel', []],
  ['Python developer: Python or Java', [['Python', 'Java']]],
  ['', []],
])('of "%s" any one of %j is enough', (text, groups) => {
  expect(alternativesIn(text)).toEqual(groups)
})

test('every skill of a kind is in the list of skills', () => {
  expect(skillsOfKinds.filter(skill => !skillNames.includes(skill))).toEqual([])
})
