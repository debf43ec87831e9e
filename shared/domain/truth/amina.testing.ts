import type { Facts } from '../../api/truth.ts'

/** The day that the tests are on. */
export const today = '2026-11-21'

export const amina: Facts = {
  form: {
    fullName: 'Amina Bello',
    email: 'amina@example.com',
    phone: '0803 000 0142',
    location: 'Ikeja, Lagos',
    jobTitle: 'Operations Officer',
    summary: '',
    workExperience: [
      {
        jobTitle: 'Operations Officer',
        company: 'Gani Haulage Nigeria Ltd',
        place: '',
        duration: 'Mar 2023 to now',
        description:
          'Cut late deliveries from 18% to 11% in eight months. Weekly cost table in SQL and Excel. I supervise 12 dispatchers. Report to the Head of Operations. saved N420k monthly on diesel. ISO 9001 audit team member. Pay drivers on the 25th. Plan the trucks of each day, find late trucks early. Wrote SOPs for drivers, keep records of all routes. Solve issues with Finance, Sales and Customer Service, present results to management.',
      },
      {
        jobTitle: 'Assistant Store Manager',
        company: 'Moremi Retail',
        place: '',
        duration: 'Jan 2021 to Feb 2023',
        description:
          'counted and reconciled 3,200 lines a month, trained 4 new stock hands; sales rose from 40 to 80 cartons a week; open 24/7',
      },
    ],
    education: [
      {
        degree: 'B.Sc. Economics, Second Class Upper',
        school: 'Bayero University, Kano',
        year: '2020',
        gpa: '4.12/5.0',
      },
    ],
    technicalSkills: 'SQL, MS Office, route planning, cost reports',
    softSkills: 'teamwork',
    certifications: 'NYSC, ICAN (student member)',
    licences: '',
    linkedinUrl: '',
    portfolioUrl: '',
    githubUrl: '',
    interests: 'chess',
    languages: 'Hausa, English, some Yorùbá',
    referees: '',
  },
  statements: ['I want to work in logistics.', 'Years of experience: 3-5.'],
}

/** Her resume, with nothing in it that she did not say. */
export const aminasResume = `# Amina Bello
Operations Officer
Ikeja, Lagos · amina@example.com · 0803 000 0142

## Summary
Operations officer with over five years in freight and
retail. Builds the daily plan, and finds the late trucks early.

## Work
### Operations Officer, Gani Haulage
Mar 2023 to now · Apapa
- Cut late deliveries from 18% to 11% in eight months
- Built the weekly cost table in **SQL** and Excel

### Assistant Store Manager, Moremi Retail
Jan 2021 to Feb 2023 · Ìbàdàn
- Counted and reconciled 3,200 lines a month

## Education
### B.Sc. Economics, Second Class Upper
Bayero University, Kano · 2020

## Skills
SQL, Excel, route planning, cost reports, Hausa, English,
some Yorùbá
`
