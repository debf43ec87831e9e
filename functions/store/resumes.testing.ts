import { ulid } from 'ulid'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { NewResume } from './resume-row.ts'

/** A resume form with the facts of a person. */
export const filled = (fields: Partial<ResumeForm> = {}): ResumeForm => ({
  fullName: 'Amina Bello',
  email: 'amina@example.com',
  phone: '0803 000 0142',
  location: 'Ikeja, Lagos',
  jobTitle: 'Operations Analyst',
  summary: 'Operations analyst with four years in freight and retail supply.',
  workExperience: [
    {
      jobTitle: 'Operations Officer',
      company: 'Gani Haulage',
      place: '',
      duration: 'Mar 2023 to now',
      description:
        'Cut late deliveries from 18% to 11% in eight months. Built the weekly cost table in SQL and Excel.',
    },
  ],
  education: [
    { degree: 'B.Sc. Economics', school: 'Bayero University, Kano', year: '2020', gpa: 'Second Class Upper' },
  ],
  technicalSkills: 'SQL, Excel, route planning',
  softSkills: '',
  certifications: '',
  licences: '',
  linkedinUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: 'Hausa, English',
  referees: '',
  ...fields,
})

export const begun = (fields: Partial<NewResume> = {}): NewResume => ({
  id: ulid(),
  title: 'Operations Analyst',
  template: 'professional',
  markdown: '# Amina Bello\n',
  form: filled(),
  kept: [],
  aiGenerated: true,
  tailoredTo: null,
  tailoredFrom: null,
  ...fields,
})
