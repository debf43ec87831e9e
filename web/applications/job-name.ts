import type { Application } from '../../shared/api/applications.ts'

/** The name of an application: "Supply Planner at Tudun Foods". */
export const jobName = ({ jobTitle, companyName }: Pick<Application, 'jobTitle' | 'companyName'>): string =>
  companyName === '' ? jobTitle : `${jobTitle} at ${companyName}`

/** "Tudun Foods · Kano". A dot stays at the end of its line. */
export const companyLine = (company: string, location: string): string =>
  [company, location].filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ')
