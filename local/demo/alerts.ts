import type { AlertForm } from '../../shared/api/alerts.ts'

const anyJob = { jobType: null, salaryMin: null, salaryMax: null, isActive: true, byMail: true } as const

/** What the demo people watch for, by their plan: Amina each morning, Chinedu at once. */
export const aminasAlert: AlertForm = {
  ...anyJob,
  title: 'Operations in Lagos',
  keywords: ['operations', 'supply chain', 'logistics'],
  location: 'Lagos',
  frequency: 'daily',
}

export const chinedusAlert: AlertForm = {
  ...anyJob,
  title: 'Remote backend work',
  keywords: ['backend developer', 'software engineer'],
  location: '',
  jobType: 'remote',
  frequency: 'instant',
}
