import { expect, test } from 'vitest'
import { formOfJson, formOfLinkedIn } from './form-of-json-resume.ts'

test('an export of Reactive Resume 4 is read, without what the person hid', () => {
  const { form, unplaced } = formOfJson({
    basics: {
      name: 'Ngozi Umeh',
      headline: 'Registered Nurse',
      email: 'ngozi@example.com',
      phone: '0803 000 0142',
      location: 'Enugu',
      url: { label: '', href: 'https://ngozi.example' },
      customFields: [],
    },
    sections: {
      summary: { visible: true, content: '<p>Nurse on a surgical ward.</p>' },
      experience: {
        visible: true,
        items: [
          {
            visible: true,
            company: 'Parklane Hospital',
            position: 'Staff Nurse',
            location: 'Enugu',
            date: 'Mar 2021 – Present',
            summary:
              '<ul><li><p>Cares for 14 patients a shift</p></li><li><p>Trains new nurses</p></li></ul>',
          },
          { visible: false, company: 'Hidden Clinic', position: 'Nurse', date: '2019', summary: '' },
        ],
      },
      education: {
        visible: true,
        items: [
          {
            visible: true,
            institution: 'University of Nigeria, Nsukka',
            studyType: 'B.N.Sc.',
            area: 'Nursing Science',
            score: '4.1',
            date: '2015 – 2020',
            summary: '',
          },
        ],
      },
      skills: { visible: true, items: [{ visible: true, name: 'Wound care', keywords: [] }] },
      languages: { visible: true, items: [{ visible: true, name: 'Igbo', description: 'Native' }] },
      certifications: {
        visible: true,
        items: [{ visible: true, name: 'Basic Life Support', issuer: 'Red Cross', date: '2024' }],
      },
      profiles: {
        visible: true,
        items: [{ visible: true, network: 'LinkedIn', url: { href: 'https://linkedin.com/in/ngozi' } }],
      },
      references: { visible: false, items: [{ visible: true, name: 'Dr Eze' }] },
      awards: { visible: true, items: [{ visible: true, title: 'Nurse of the Year', date: '2023' }] },
    },
    metadata: { template: 'rhyhorn' },
  })
  expect(form).toMatchObject({
    fullName: 'Ngozi Umeh',
    jobTitle: 'Registered Nurse',
    summary: 'Nurse on a surgical ward.',
    linkedinUrl: 'https://linkedin.com/in/ngozi',
    portfolioUrl: 'https://ngozi.example',
    workExperience: [
      {
        jobTitle: 'Staff Nurse',
        company: 'Parklane Hospital',
        place: 'Enugu',
        duration: 'Mar 2021 – Present',
        description: 'Cares for 14 patients a shift\nTrains new nurses',
      },
    ],
    education: [{ degree: 'B.N.Sc., Nursing Science', school: 'University of Nigeria, Nsukka', gpa: '4.1' }],
    technicalSkills: 'Wound care',
    languages: 'Igbo (Native)',
    certifications: 'Basic Life Support (Red Cross, 2024)',
    referees: '',
  })
  expect(unplaced).toEqual(['Nurse of the Year, 2023'])
})

test('each role of an employer in Reactive Resume 5 is a job', () => {
  const { form } = formOfJson({
    basics: { name: 'Tobi', headline: '', email: '', phone: '', location: '', customFields: [] },
    summary: { hidden: false, content: '<p>Driver</p>' },
    sections: {
      experience: {
        hidden: false,
        items: [
          {
            hidden: false,
            company: 'Gani Haulage',
            location: 'Apapa',
            period: '2019 – 2023',
            roles: [
              { position: 'Fleet Supervisor', period: '2021 – 2023', description: '<p>Plans routes</p>' },
              { position: 'Driver', period: '2019 – 2021', description: '' },
            ],
          },
        ],
      },
      references: {
        hidden: false,
        items: [{ hidden: false, name: 'Mr Gani', position: 'Owner', phone: '0803 000 0143' }],
      },
    },
  })
  expect(form.workExperience.map(({ jobTitle, company, duration }) => [jobTitle, company, duration])).toEqual(
    [
      ['Fleet Supervisor', 'Gani Haulage', '2021 – 2023'],
      ['Driver', 'Gani Haulage', '2019 – 2021'],
    ],
  )
  expect(form.referees).toBe('Mr Gani, Owner, 0803 000 0143')
})

test('a LinkedIn export is read from its tables', () => {
  const read = formOfLinkedIn({
    'Profile.csv': [
      {
        'First Name': 'Amina',
        'Last Name': 'Bello',
        Headline: 'Operations Analyst',
        Summary: 'Freight and retail supply.',
        'Geo Location': 'Ikeja, Lagos State, Nigeria',
        Websites: '[PORTFOLIO:https://amina.example]',
      },
    ],
    'Email Addresses.csv': [
      { 'Email Address': 'old@example.com', Primary: 'No' },
      { 'Email Address': 'amina@example.com', Primary: 'Yes' },
    ],
    'Positions.csv': [
      {
        'Company Name': 'Gani Haulage',
        Title: 'Operations Officer',
        Description: '• Plans truck runs • Made the cost table in SQL',
        Location: 'Apapa',
        'Started On': 'Mar 2023',
        'Finished On': '',
      },
    ],
    'Education.csv': [
      {
        'School Name': 'Bayero University',
        'Degree Name': 'B.Sc. Economics',
        'End Date': '2020',
        Notes: 'Chess club',
      },
    ],
    'Skills.csv': [{ Name: 'SQL' }, { Name: 'Excel' }],
    'Languages.csv': [{ Name: 'Hausa', Proficiency: 'Native or bilingual proficiency' }],
    'Certifications.csv': [{ Name: 'PMP', Authority: 'PMI', 'Started On': 'Jan 2024' }],
  })
  expect(read?.form).toMatchObject({
    fullName: 'Amina Bello',
    email: 'amina@example.com',
    portfolioUrl: 'https://amina.example',
    workExperience: [
      {
        company: 'Gani Haulage',
        place: 'Apapa',
        duration: 'Mar 2023 – Present',
        description: 'Plans truck runs\nMade the cost table in SQL',
      },
    ],
    education: [{ degree: 'B.Sc. Economics', school: 'Bayero University', year: '2020' }],
    technicalSkills: 'SQL, Excel',
    languages: 'Hausa (Native or bilingual proficiency)',
    certifications: 'PMP (PMI, Jan 2024)',
  })
  expect(read?.unplaced).toEqual(['Chess club'])
})

test('another archive is no LinkedIn export', () => {
  expect(formOfLinkedIn({})).toBeNull()
})
