import type { Job } from '../../../shared/api/jobs.ts'

/** A job as the search answers with it. */
export const jobOf = (change: Partial<Job>): Job => ({
  id: 'a'.repeat(16),
  title: 'Logistics Data Analyst',
  company: 'Makoko Marine',
  location: 'Lagos',
  workplace: 'onsite',
  openTo: [],
  type: 'full-time',
  level: 'mid',
  yearsAsked: null,
  sponsorsVisa: false,
  pay: null,
  excerpt: 'Keep the daily vessel and truck plan.',
  source: { board: 'myjobmag', url: 'https://www.myjobmag.com/job/logistics-data-analyst' },
  others: [],
  postedAt: '2026-11-20T07:00:00Z',
  firstSeenAt: '2026-11-20T07:30:00Z',
  expiresAt: null,
  reposts: 0,
  warnings: [],
  skills: ['Excel', 'SQL'],
  marks: { title: [], excerpt: [] },
  fit: null,
  ...change,
})
