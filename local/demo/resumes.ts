import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { ResumeDraft } from '../../shared/domain/resume/draft.ts'
import type { ResumeTemplate } from '../../shared/lists.ts'

/** A resume as the model wrote it from the form, so many days ago. */
export type PastResume = {
  readonly daysAgo: number
  readonly title: string
  readonly template: ResumeTemplate
  readonly form: ResumeForm
  readonly draft: ResumeDraft
}

const nothing = { softSkills: '', linkedinUrl: '', portfolioUrl: '', githubUrl: '', interests: '' }

/** One line of hers nobody bears out: so that a newcomer sees what becomes of such a line. */
export const aminasResume: PastResume = {
  daysAgo: 3,
  title: 'Operations Analyst, Palmline',
  template: 'professional',
  form: {
    ...nothing,
    fullName: 'Amina Bello',
    email: 'amina@example.com',
    phone: '0803 000 0001',
    location: 'Yaba, Lagos',
    jobTitle: 'Operations Analyst',
    summary: 'Operations analyst with six years in freight and retail supply.',
    workExperience: [
      {
        jobTitle: 'Operations Officer',
        company: 'Gani Haulage',
        duration: 'Mar 2023 to now',
        description:
          'I make the daily plan of 40 trucks and find the late ones early.\nCut late deliveries from 18% to 11% in eight months.\nBuilt the weekly cost table in SQL and Excel.',
      },
      {
        jobTitle: 'Stock Assistant',
        company: 'Moremi Retail',
        duration: 'Jan 2021 to Feb 2023',
        description: 'Counted and reconciled 3,200 lines a month.\nTrained four new stock hands.',
      },
    ],
    education: [
      {
        degree: 'B.Sc. Economics',
        school: 'Bayero University, Kano',
        year: '2020',
        gpa: 'Second Class Upper',
      },
    ],
    technicalSkills: 'SQL, Excel, Power BI, route planning, cost reports',
    certifications: '',
    languages: 'Hausa, English, some Yorùbá',
  },
  draft: {
    headline: 'Operations Analyst',
    summary:
      'Operations analyst with six years in freight and retail supply. Builds the daily plan, finds the late trucks early, and writes the report people read.',
    work: [
      {
        entry: 0,
        bullets: [
          'Cut late deliveries from 18% to 11% in eight months',
          'Built the weekly cost table in SQL and Excel',
          'Led a team of 12 dispatchers',
        ],
      },
      {
        entry: 1,
        bullets: ['Counted and reconciled 3,200 lines a month', 'Trained four new stock hands'],
      },
    ],
    skills: ['SQL', 'Excel', 'route planning'],
  },
}

export const chinedusResume: PastResume = {
  daysAgo: 12,
  title: 'Backend Developer',
  template: 'minimalist',
  form: {
    ...nothing,
    fullName: 'Chinedu Okafor',
    email: 'chinedu@example.com',
    phone: '0806 000 0004',
    location: 'Enugu',
    jobTitle: 'Backend Developer',
    summary: 'Backend developer of payment and logistics systems.',
    workExperience: [
      {
        jobTitle: 'Backend Developer',
        company: 'Nkwọ Pay',
        duration: 'Jun 2022 to now',
        description:
          'Wrote the ledger service in Go that settles 90,000 payments a day.\nMoved nightly jobs to queues, which cut failed settlements by 60%.\nReview the code of three other developers.',
      },
      {
        jobTitle: 'Junior Developer',
        company: 'Coal City Logistics',
        duration: 'Jan 2020 to May 2022',
        description: 'Built the tracking API in Node.js and PostgreSQL for 14 depots.',
      },
    ],
    education: [
      {
        degree: 'B.Eng. Computer Engineering',
        school: 'University of Nigeria, Nsukka',
        year: '2019',
        gpa: '',
      },
    ],
    technicalSkills: 'Go, Node.js, PostgreSQL, Redis, Docker, AWS',
    certifications: 'AWS Certified Developer',
    githubUrl: 'https://github.com/chinedu-example',
    languages: 'Igbo, English',
  },
  draft: {
    headline: 'Backend Developer',
    summary:
      'Backend developer of payment and logistics systems. Writes services that settle money on time, and reviews the code of others.',
    work: [
      {
        entry: 0,
        bullets: [
          'Wrote the ledger service in Go that settles 90,000 payments a day',
          'Cut failed settlements by 60% by moving nightly jobs to queues',
          'Reviews the code of three other developers',
        ],
      },
      { entry: 1, bullets: ['Built the tracking API in Node.js and PostgreSQL for 14 depots'] },
    ],
    skills: ['Go', 'PostgreSQL', 'Node.js'],
  },
}
