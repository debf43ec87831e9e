import type { EducationEntry, ResumeForm, WorkEntry } from '../../shared/api/resume-form.ts'

// What the fields of the career record are called, in its form, in an import and in a conflict.

export const recordLabels: Readonly<Record<keyof ResumeForm, string>> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  jobTitle: 'Professional title',
  summary: 'Professional summary',
  workExperience: 'Work Experience',
  education: 'Education',
  technicalSkills: 'Technical skills',
  softSkills: 'Soft skills',
  certifications: 'Certifications',
  licences: 'Licences',
  linkedinUrl: 'LinkedIn URL',
  portfolioUrl: 'Portfolio URL',
  githubUrl: 'GitHub URL',
  interests: 'Interests',
  languages: 'Languages',
  referees: 'Referees',
}

export const workLabels: Readonly<Record<keyof WorkEntry, string>> = {
  jobTitle: 'Job title',
  company: 'Company',
  place: 'Place',
  duration: 'Duration',
  description: 'Description',
}

export const educationLabels: Readonly<Record<keyof EducationEntry, string>> = {
  degree: 'Degree',
  school: 'Institution',
  year: 'Year',
  gpa: 'GPA',
}
