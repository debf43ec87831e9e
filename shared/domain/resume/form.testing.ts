import type { Profile } from '../../api/profile.ts'
import type { ResumeForm } from '../../api/resume-form.ts'
import { noAnswers } from '../profile.ts'

/** A person with every field of the form filled in. */
export const aminasForm: ResumeForm = {
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
        'Cut late deliveries from 18% to 11% in eight months\nBuilt the weekly cost table in SQL and Excel',
    },
    {
      jobTitle: 'Stock Assistant',
      company: 'Moremi Retail',
      place: '',
      duration: 'since school, 2 yrs or so',
      description: 'Counted and reconciled 3,200 lines a month',
    },
  ],
  education: [
    {
      degree: 'B.Sc. Economics, Second Class Upper',
      school: 'Bayero University, Kano',
      year: '2020',
      gpa: '4.1/5.0',
    },
    { degree: 'WAEC', school: 'Ọ̀ṣun Grammar School', year: '', gpa: 'Seven credits' },
  ],
  technicalSkills: 'SQL, Excel, route planning',
  softSkills: 'Patience, teamwork',
  certifications: 'Chartered Institute of Logistics (CILT, Nigeria), Excel Associate',
  licences: '',
  linkedinUrl: 'linkedin.com/in/amina_bello',
  portfolioUrl: 'https://amina.example.dev/work',
  githubUrl: 'https://github.com/amina',
  interests: 'Chess, highlife',
  languages: 'Hausa, English (fluent), some Yorùbá',
  referees: '',
}

export const aminasProfile: Profile = {
  ...noAnswers,
  fullName: 'Amina A. Bello',
  email: 'amina@example.com',
  phone: '0803 000 0142',
  state: 'Lagos',
  location: 'Ikeja',
  jobTitle: 'Operations Analyst',
  industry: 'Operations',
  skills: ['SQL', 'Excel'],
  techStack: ['excel', 'Power BI'],
  certifications: ['Excel Associate'],
  languages: ['Hausa', 'English'],
  careerObjectives: 'Lead a fleet.',
  country: 'Nigeria',
  bio: 'I plan routes.',
  careerLevel: 'mid',
  yearsOfExperience: 7,
  linkedinUrl: 'https://linkedin.com/in/amina',
  githubUrl: '',
  portfolioUrl: '',
  currency: 'NGN',
  remotePreference: false,
  avatar: null,
  onboardingCompleted: true,
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
