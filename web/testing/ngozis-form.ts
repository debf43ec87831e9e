import type { ResumeForm } from '../../shared/api/resume-form.ts'

/** What Ngozi says of herself: all that anything of hers may say. */
export const ngozisForm: ResumeForm = {
  fullName: 'Ngozi Eze',
  email: 'ngozi@example.com',
  phone: '0803 555 0142',
  location: 'Ikeja, Lagos',
  jobTitle: 'Operations Analyst',
  summary: 'I plan routes and stock for companies that move real goods.',
  workExperience: [
    {
      jobTitle: 'Operations Officer',
      company: 'Gani Haulage',
      place: '',
      duration: 'Mar 2023 to now',
      description: 'Plan the day of 40 trucks.\nCut late deliveries from 18% to 11%.',
    },
    {
      jobTitle: 'Stock Assistant',
      company: 'Moremi Retail',
      place: '',
      duration: 'Jan 2021 to Feb 2023',
      description: 'Counted 3,200 lines a month.',
    },
  ],
  education: [
    { degree: 'B.Sc. Economics', school: 'Bayero University, Kano', year: '2020', gpa: '4.2 of 5' },
  ],
  technicalSkills: 'SQL, Excel, route planning',
  softSkills: 'Negotiation',
  certifications: '',
  licences: '',
  linkedinUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: 'English, Igbo',
  referees: '',
}

/** A line that nothing of hers supports. */
export const invented = 'Led 75 engineers at Dangote Cement.'
