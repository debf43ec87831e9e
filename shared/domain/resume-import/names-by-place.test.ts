import { expect, test } from 'vitest'
import { formOfText } from './form-of-text.ts'

// Names that no list has are told apart by the other entries of the same resume.

const head = ['Ngozi Umeh', 'ngozi@example.com', '']
const read = (...lines: string[]) => formOfText([...head, ...lines].join('\n')).form

test.each([
  [
    'in brackets',
    ['Clerk (Konga)\t2019 – now', '• Filed', 'Growth Wizard (Sahel Trace)\t2015 – 2018', '• Grew'],
    ['Clerk / Konga', 'Growth Wizard / Sahel Trace'],
  ],
  [
    'behind a colon',
    ['Konga: Sales Clerk (2019 – now)', '• Sold', 'Slot: Brand Voice (2015 – 2018)', '• Spoke'],
    ['Sales Clerk / Konga', 'Brand Voice / Slot'],
  ],
  [
    'the order of most jobs outweighs a word of one',
    [
      ...['Accountant', 'Olam, Kano', '2019 – now', '• Kept the books', ''],
      ...['Kitchen Manager', 'Slot, Aba', '2016 – 2018', '• Fed 90', ''],
      ...['Kitchen Magic', 'Bukka Hut, Uyo', '2013 – 2016', '• Cooked'],
    ],
    ['Accountant / Olam', 'Kitchen Manager / Slot', 'Kitchen Magic / Bukka Hut'],
  ],
  [
    'a bullet before each employer',
    [
      ...['• Holy Rosary, Enugu', 'Post Held: Class Teacher', 'Date: 2016 - Till Date'],
      ...['• Queens Park, Aba', 'Post Held: Bursar', 'Date: 2008 - 2016'],
    ],
    ['Class Teacher / Holy Rosary', 'Bursar / Queens Park'],
  ],
  [
    'roles that look like headings',
    [
      'Store Keeper',
      '---',
      'Mama Cass',
      '2016 – 2019',
      '• Kept',
      'Welder',
      '---',
      'Slot',
      '2012 – 2016',
      '• Welded',
    ],
    ['Store Keeper / Mama Cass', 'Welder / Slot'],
  ],
])('jobs: %s', (_, lines, wanted) => {
  const { workExperience } = read('WORK EXPERIENCE', '', ...lines)
  expect(workExperience.map(({ jobTitle, company }) => `${jobTitle} / ${company}`)).toEqual(wanted)
})

test.each([
  [
    'a school behind the comma',
    ['SSCE, Baptist Model High, 2014', 'LL.B, Nexford, 2019'],
    ['SSCE / Baptist Model High / 2014', 'LL.B / Nexford / 2019'],
  ],
  [
    'a subject behind the comma',
    ['Higher National Diploma, Accountancy, 2014', 'Kaduna Polytechnic'],
    ['Higher National Diploma, Accountancy / Kaduna Polytechnic / 2014'],
  ],
  [
    'a degree behind the school',
    ['University of Jos, Economics, 2014', 'Loyola College, Arts, 2009'],
    ['Economics / University of Jos / 2014', 'Arts / Loyola College / 2009'],
  ],
  [
    'a name and its year, over and over',
    ['Strathmore', '2018', 'BBA', 'Holy Rosary', '2014', 'SSCE'],
    ['BBA / Strathmore / 2018', 'SSCE / Holy Rosary / 2014'],
  ],
  [
    'an unknown school with its town',
    ['SSCE', 'Queens Park, Aba, Abia State | 2014'],
    ['SSCE / Queens Park, Aba, Abia State / 2014'],
  ],
  [
    'sentences',
    ['Fashion Design. Yaba College of Technology, 2014.'],
    ['Fashion Design / Yaba College of Technology / 2014'],
  ],
])('studies: %s', (_, lines, wanted) => {
  const { education } = read('EDUCATION', ...lines)
  expect(education.map(({ degree, school, year }) => `${degree} / ${school} / ${year}`)).toEqual(wanted)
})
