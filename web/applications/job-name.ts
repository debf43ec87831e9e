import type { Application } from '../../shared/api/applications.ts'

/** How an application is spoken of: "Supply Planner at Tudun Foods". */
export const jobName = ({ jobTitle, companyName }: Pick<Application, 'jobTitle' | 'companyName'>): string =>
  `${jobTitle} at ${companyName}`
