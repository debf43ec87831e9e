import type { Application } from '../api/applications.ts'

/** An application that was sent: a whole row, with what a test says of it. */
export const applicationOf = (about: Partial<Application> = {}): Application => ({
  id: '01KADEM0000000000000000001',
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  location: '',
  status: 'applied',
  stage: 2,
  jobUrl: '',
  notes: '',
  appliedDate: null,
  interview: null,
  origin: 'manual',
  jobId: null,
  skills: [],
  closesOn: null,
  answeredDate: null,
  aiApplied: false,
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...about,
})
