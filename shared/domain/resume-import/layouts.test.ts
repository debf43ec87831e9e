import { expect, test } from 'vitest'
import { formOfText } from './form-of-text.ts'

const head = ['Ngozi Umeh', 'ngozi@example.com', '']

const jobsIn = (lines: readonly string[]) =>
  formOfText([...head, ...lines].join('\n')).form.workExperience.map(
    ({ jobTitle, company, place, duration }) => [jobTitle, company, place, duration].join(' / '),
  )

test.each([
  [
    'roles as items below their dates',
    ['2019 – till date', '• Tanker Driver, Petrovale Haulage', '2014 – 2019', '• Truck Driver, Kudi Depot'],
    ['Tanker Driver / Petrovale Haulage /  / 2019 – till date', 'Truck Driver / Kudi Depot /  / 2014 – 2019'],
  ],
  [
    'several roles at an employer, with the time of all of them',
    [
      'Paystride',
      '6 years 9 months',
      'Success Manager',
      'January 2022 - Present (4 years)',
      'Lagos',
      '',
      'Support Specialist',
      'March 2020 - December 2021 (1 year 10 months)',
      '',
      'Voxline',
      'Team Lead',
      'June 2016 - February 2020',
    ],
    [
      'Success Manager / Paystride / Lagos / January 2022 - Present',
      'Support Specialist / Paystride / Lagos / March 2020 - December 2021',
      'Team Lead / Voxline /  / June 2016 - February 2020',
    ],
  ],
  [
    'bullets in a column beside the head',
    [
      'Work Experience',
      '',
      '2019 - Present\tSous Chef\t• Run the main kitchen.',
      'Rixos Hotel\t• Cut the cost of food.',
      'Dubai',
      '2014 - 2019\tCommis Chef\t• Cold kitchen.',
      'Sheraton Hotel',
    ],
    ['Sous Chef / Rixos Hotel / Dubai / 2019 - Present', 'Commis Chef / Sheraton Hotel /  / 2014 - 2019'],
  ],
  [
    'a place and the dates in brackets behind the employer',
    [
      'Kudi (Accra, 2019–now)',
      'Lead Engineer',
      '• Led',
      'mGani (Accra, 2016–2019)',
      'Web Developer',
      '• Built',
    ],
    ['Lead Engineer / Kudi / Accra / 2019–now', 'Web Developer / mGani / Accra / 2016–2019'],
  ],
  [
    'a dash within a labelled role',
    ['2014 to 2019: Kudi Mills, Kano', 'Designation: Manager – Spinning', '• Spun'],
    ['Manager – Spinning / Kudi Mills / Kano / 2014 to 2019'],
  ],
  [
    'a comma within a role below its employer',
    [
      'Gani Bank Plc',
      'Manager, Corporate Loans\t2012 – 2014',
      '• Lent',
      'Officer, SME\t2010 – 2012',
      '• Sold',
    ],
    [
      'Manager, Corporate Loans / Gani Bank Plc /  / 2012 – 2014',
      'Officer, SME / Gani Bank Plc /  / 2010 – 2012',
    ],
  ],
  [
    'jobs as items, each with its role and dates below',
    ['• Kudi Mills, Aba', 'Technician', '2017 - Present', '• Gani Breweries, Aba', 'Trainee', '2012 - 2014'],
    ['Technician / Kudi Mills / Aba / 2017 - Present', 'Trainee / Gani Breweries / Aba / 2012 - 2014'],
  ],
  [
    'an employer with the dates of all roles',
    [
      ...['Meridian Bank, Akure\t2015 – Present', 'Branch Manager\t2018 – Present', '• Grew deposits'],
      ...['Teller\t2015 – 2018', '• Paid and received cash'],
    ],
    [
      'Branch Manager / Meridian Bank / Akure / 2018 – Present',
      'Teller / Meridian Bank / Akure / 2015 – 2018',
    ],
  ],
  [
    'employers first, also where the names of one job do not tell',
    [
      ...['Kanem Water Trust', 'Accountant', '2020 – 2022', '• Kept the books', ''],
      ...['Odanwire Foods Ltd', 'Cashier', '2018 – 2020', '• Sold bread', ''],
      ...['Kudikita', 'Storyteller', '2017 – 2018'],
    ],
    [
      'Accountant / Kanem Water Trust /  / 2020 – 2022',
      'Cashier / Odanwire Foods Ltd /  / 2018 – 2020',
      'Storyteller / Kudikita /  / 2017 – 2018',
    ],
  ],
  [
    'towns that no list has, where other jobs have their place',
    [
      ...['Nurse', 'Umuoji Mission Hospital', 'Lagos', '2019 – 2021', '• Nursed', ''],
      ...['Ward Orderly', 'Adazi Hospital', 'Okpoma', '2017 – 2019', '• Cleaned'],
    ],
    [
      'Nurse / Umuoji Mission Hospital / Lagos / 2019 – 2021',
      'Ward Orderly / Adazi Hospital / Okpoma / 2017 – 2019',
    ],
  ],
  [
    'a job of one year among jobs with periods, and an award that is no job',
    [
      ...['Nurse, Kudi Hospital\t2017 – 2019', '• Nursed on a ward', 'Won Nurse of the Year\t2018'],
      ...['Nurse Intern, Adazi Hospital\t2016', '• Rotated through theatre'],
    ],
    ['Nurse / Kudi Hospital /  / 2017 – 2019', 'Nurse Intern / Adazi Hospital /  / 2016'],
  ],
  [
    'a table with the names of its columns',
    [
      'S/N\tORGANISATION\tPOSITION HELD\tDATE',
      ...['1\tSahel\tStore Keeper\t2015 – 2019', '2\tKano Foods\tHead\t2011 – 2014'],
    ],
    ['Store Keeper / Sahel /  / 2015 – 2019', 'Head / Kano Foods /  / 2011 – 2014'],
  ],
  [
    'roles behind the dots of a time line, below their employer',
    [
      ...[
        'Edubridge',
        'Success Manager',
        'May 2019 - Present (3 years 8 months)',
        'Looked after schools.',
        '',
      ],
      ...['Indlovu Insurance', '5 years 2 months', ''],
      ...['• Team Leader', 'February 2016 - April 2019 (3 years 3 months)', 'Umhlanga', 'Led 18 agents.', ''],
      ...['• Call Centre Agent', 'March 2014 - January 2016 (1 year 11 months)', 'Umhlanga'],
    ],
    [
      'Success Manager / Edubridge /  / May 2019 - Present',
      'Team Leader / Indlovu Insurance / Umhlanga / February 2016 - April 2019',
      'Call Centre Agent / Indlovu Insurance / Umhlanga / March 2014 - January 2016',
    ],
  ],
  [
    'labels in cells, with the colon on either side',
    [
      ...['Company\t: Rosslyn Components', 'Position\t: Forklift Operator', 'Period\t: 2015 – 2019'],
      ...['Duties', '• Loaded trucks', 'Reason for leaving\t: Better offer', ''],
      ...['Company:\tKudi Depot', 'Position Held:\tGeneral Worker', 'Period:\t2012 – 2014', '• Packed'],
    ],
    [
      'Forklift Operator / Rosslyn Components /  / 2015 – 2019',
      'General Worker / Kudi Depot /  / 2012 – 2014',
    ],
  ],
  [
    'the place as a form of Europass has it, below a role that begins as a verb does',
    [
      ...[
        '[ 03/10/2022 – Current ]',
        'Staff Nurse',
        'Ribble Hospitals',
        'City: Preston | Country: Ghana',
        '• Cared',
        '',
      ],
      ...[
        '[ 15/01/2018 – 31/08/2022 ]',
        'Registered General Nurse',
        'Asafo Hospital',
        'City: Kumasi',
        '• Ran a shift',
      ],
    ],
    [
      'Staff Nurse / Ribble Hospitals / Preston, Ghana / 03/10/2022 – Current',
      'Registered General Nurse / Asafo Hospital / Kumasi / 15/01/2018 – 31/08/2022',
    ],
  ],
  [
    'a table with a column for the duties',
    [
      'Period\tOrganisation\tPosition\tDuties',
      ...[
        '2019 – Date\tVolta Hospital\tScientist\tHeads the bench',
        '2015 – 2018\tKeta Lab\tIntern\tBlood grouping',
      ],
    ],
    ['Scientist / Volta Hospital /  / 2019 – Date', 'Intern / Keta Lab /  / 2015 – 2018'],
  ],
])('jobs are read: %s', (_, lines, jobs) => {
  expect(jobsIn(['WORK EXPERIENCE', ...lines])).toEqual(jobs)
})

test('jobs and studies are read that stand below the name without a heading', () => {
  const { form } = formOfText(
    [
      ...[
        ...head,
        'Site Engineer at Roadworks Ltd, Makurdi (May 2020 – Present)',
        'Signs the site diary',
        '',
      ],
      ...[
        'Corps Engineer at Rural Water Agency, Lafia (2016)',
        '',
        'B.Eng Civil Engineering, BUK, 2010 – 2015',
      ],
    ].join('\n'),
  )
  expect(form.workExperience.map(({ jobTitle, company }) => [jobTitle, company])).toEqual([
    ['Site Engineer', 'Roadworks Ltd'],
    ['Corps Engineer', 'Rural Water Agency'],
  ])
  expect(form.education).toMatchObject([{ degree: 'B.Eng Civil Engineering', school: 'BUK' }])
})

test('licences and referees have fields, and contacts are found where another section ends', () => {
  const { form, unplaced } = formOfText(
    [
      ...['Ngozi Umeh', '', 'SKILLS', 'Triage', '', '0803 555 0142', 'ngozi@example.com', ''],
      ...['LICENCES', 'Practising licence 2026', '', 'REFEREES', 'Mr. A. Essien, Principal, Kudi Academy'],
    ].join('\n'),
  )
  expect(form).toMatchObject({
    phone: '0803 555 0142',
    email: 'ngozi@example.com',
    technicalSkills: 'Triage',
    licences: 'Practising licence 2026',
    referees: 'Mr. A. Essien, Principal, Kudi Academy',
  })
  expect(unplaced).toEqual([])
})

const essien = 'Mr. Augustine Essien, Principal, Kudi Academy, Ikeja, 0803 111 2222'
test.each<readonly [lines: readonly string[], referees: readonly string[]]>([
  [
    [essien, 'Mrs. Nkechi Ụ̀gwụ, Head of HR, Gani Haulage, 0805 333 4444'],
    [essien, 'Mrs. Nkechi Ụ̀gwụ, Head of HR, Gani Haulage, 0805 333 4444'],
  ],
  [
    [essien, 'Alhaji Sani Bello - Owner, Gani Haulage', 'Chief Emeka Obi, Obi Stores, emeka@example.com'],
    [essien, 'Alhaji Sani Bello - Owner, Gani Haulage', 'Chief Emeka Obi, Obi Stores, emeka@example.com'],
  ],
  [
    [essien, 'Nkechi Ụ̀gwụ, Head of HR, Gani Haulage'],
    [essien, 'Nkechi Ụ̀gwụ, Head of HR, Gani Haulage'],
  ],
  // What a narrow page broke stays together.
  [
    ['Mr. Augustine Essien, who was for many years the', 'Chief Accountant, Kudi Academy, 0803 111 2222'],
    ['Mr. Augustine Essien, who was for many years the Chief Accountant, Kudi Academy, 0803 111 2222'],
  ],
  [[essien, 'Victoria Island, Lagos'], [`${essien} Victoria Island, Lagos`]],
])('the referees of %j are told apart', (lines, referees) => {
  const { form } = formOfText([...head, 'REFEREES', ...lines].join('\n'))
  expect(form.referees.split('\n')).toEqual(referees)
})

test('a note on referees below another heading is no skill', () => {
  const { form, unplaced } = formOfText(
    [...head, 'SKILLS', 'Excel', 'Triage', 'Referees available on request'].join('\n'),
  )
  expect(form.technicalSkills).toBe('Excel, Triage')
  expect(unplaced).toEqual(['Referees available on request'])
})
