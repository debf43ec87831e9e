import { expect, test } from 'vitest'
import { formOfText } from './form-of-text.ts'

// Resumes as the forms of job boards and of offices write them.

const jobsIn = (lines: readonly string[]) =>
  formOfText(
    ['Ngozi Umeh', 'ngozi@example.com', '', 'EXPERIENCE', ...lines].join('\n'),
  ).form.workExperience.map(({ jobTitle, company, place, description }) =>
    [jobTitle, company, place, description].join(' / '),
  )

test.each([
  [
    'a hyphen between the employer and its town',
    [
      'Picker',
      'Kudi Cold Storage-Dallas, TX',
      'May 2020 to Present',
      '• Picks',
      '',
      'Clerk',
      'Gani Foods-Ado-Ekiti, Ekiti State',
      '2018 to 2020',
      '• Filed',
    ],
    [
      'Picker / Kudi Cold Storage / Dallas, TX / Picks',
      'Clerk / Gani Foods / Ado-Ekiti, Ekiti State / Filed',
    ],
  ],
  [
    'what only an office of the state asks',
    [
      ...[
        'Civil Engineer',
        'Gani Water Board',
        '355 Hancock Ave., Athens, GA 30601 United States',
        '08/2014 – 05/2019',
      ],
      ...['Salary: $84,900 USD Per Year Hours per week: 40', 'Supervisor: Dale Eze (706-555-0112)'],
      ...['Duties, Accomplishments and Related Skills:', '• Designed dams'],
    ],
    ['Civil Engineer / Gani Water Board / 355 Hancock Ave., Athens, GA 30601 United States / Designed dams'],
  ],
  [
    'an employer right below the bullets of the job before',
    [
      ...[
        'Gani Theatre, Jos\t2015 – Present',
        'Director\t2019 – Present',
        '• Led five',
        'Manager\t2015 – 2019',
        '• Wrote plans',
      ],
      ...['Kudi Council, Aba', 'Coordinator\t2010 – 2015', '• Ran the gala'],
    ],
    [
      'Director / Gani Theatre / Jos / Led five',
      'Manager / Gani Theatre / Jos / Wrote plans',
      'Coordinator / Kudi Council / Aba / Ran the gala',
    ],
  ],
  [
    'an employer in a cell beside a role with a dash, and words in brackets',
    [
      ...['2020 – 2023', 'STAFF NURSE – INTENSIVE CARE\tAZIENDA OSPEDALIERA SAN GIULIO', '• Cared'],
      ...['2018 – 2020', 'NURSE\tKUDI HEALTH (clinics, online)', '• Helped'],
    ],
    [
      'STAFF NURSE – INTENSIVE CARE / AZIENDA OSPEDALIERA SAN GIULIO /  / Cared',
      'NURSE / KUDI HEALTH (clinics, online) /  / Helped',
    ],
  ],
  [
    'an employer as a heading, with the time of all roles, and a town that no list has',
    [
      ...['', 'Gani & Usk Rail', '---', '6 years 4 months'],
      ...['Project Manager', 'April 2021 - Present (3 years)', 'Cardiff, Wales, United Kingdom', '• Led'],
      ...['', 'Engineer', 'May 2018 - April 2021 (3 years)', 'Oldbury, Wales, United Kingdom', '• Built'],
      ...['', 'Trainee', 'May 2017 - May 2018 (1 year)', 'Bristol, England, United Kingdom', '• Learnt'],
    ],
    [
      'Project Manager / Gani & Usk Rail / Cardiff, Wales, United Kingdom / Led',
      'Engineer / Gani & Usk Rail / Oldbury, Wales, United Kingdom / Built',
      'Trainee / Gani & Usk Rail / Bristol, England, United Kingdom / Learnt',
    ],
  ],
])('%s', (_, lines, expected) => {
  expect(jobsIn(lines)).toEqual(expected)
})

test('the rows of an office, where several duties stand in one cell', () => {
  const { form, unplaced } = formOfText(
    [
      ...[
        'MINISTRY OF WORKS',
        'STAFF RECORD',
        '',
        'Name in full (surname first)\tUMEH, Ngozi',
        'Present post\tChief Clerk',
      ],
      ...['', 'CAREER HISTORY', 'S/N\tRank\tMinistry / Agency\tPeriod\tSchedule of duties'],
      '1\tChief Clerk\tGani Seeds Council, Jos\t2019 to date\tKeeps the files • Trains clerks',
    ].join('\n'),
  )
  expect(form).toMatchObject({
    fullName: 'UMEH, Ngozi',
    jobTitle: 'Chief Clerk',
    workExperience: [
      {
        jobTitle: 'Chief Clerk',
        company: 'Gani Seeds Council',
        place: 'Jos',
        duration: '2019 to date',
        description: 'Keeps the files\nTrains clerks',
      },
    ],
  })
  expect(unplaced).toEqual(['MINISTRY OF WORKS', 'STAFF RECORD'])
})
