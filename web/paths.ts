import type { PaidTier, searchJobTypes } from '../shared/lists.ts'

type AuthQuery = { mode?: 'signin' | 'signup'; next?: string; trial?: PaidTier; email?: string }

/** What a search or a new job alert begins with: keywords with commas between, a place, and naira a month. */
export type AlertQuery = {
  q?: string
  location?: string
  /** All wanted places, with ` or ` between, where there are several: an alert holds only `location`. */
  places?: string
  type?: (typeof searchJobTypes)[number]
  min?: number
  max?: number
}

/** The job that something is written for: one of the person's applications, or a posting of the search. */
export type JobQuery = { application?: string; job?: string }

/** The words of a query in an address. */
export const searchOf = (query: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/** Every address of the app, as the browser shows it. Links and redirects are made here only. */
export const paths = {
  home: '/',
  pricing: '/#pricing',
  /** The review that a visitor began to write: the way back from the login. */
  writeReview: '/?review=write#reviews',
  faq: '/faq',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  auth: ({ mode = 'signin', next, trial, email }: AuthQuery = {}): string =>
    `/auth?${new URLSearchParams({ mode, ...(next && { next }), ...(trial && { trial }), ...(email && { email }) })}`,
  /** The same page for the link of a confirmation mail, without what the link carries. */
  mailLink: '/auth',
  /** The question for the code of the mail, for the account that waits in this tab. */
  confirmEmail: '/auth?mode=signin&step=confirm',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  undo: '/undo',

  dashboard: '/dashboard',
  applications: '/dashboard/applications',
  /** My Applications, with the dialog of this one open. */
  application: (id: string): string => `/dashboard/applications?${searchOf({ edit: id })}`,
  /** The dialog of a new application. */
  newApplication: '/dashboard/applications?sheet=add',
  jobSearch: '/dashboard/job-search',
  /** The Job Search, with this job open. */
  job: (id: string): string => `/dashboard/job-search?${searchOf({ job: id })}`,
  /** The results of a search. */
  searchJobs: (query: AlertQuery): string => `/dashboard/job-search?${searchOf(query)}`,
  resumeBuilder: '/dashboard/resume-builder',
  /** What the person says of their career: resumes are made from it. */
  careerRecord: '/dashboard/career-record',
  resume: (id: string): string => `/dashboard/resume-builder/${id}`,
  /** The generate dialog; with a job, and on Elite, the one that tailors a resume to it. */
  newResume: (query: JobQuery = {}): string =>
    `/dashboard/resume-builder?${searchOf({ sheet: 'new', ...query })}`,
  /** The same dialog for one that is there: its text is kept as a version. */
  rewriteResume: (id: string): string => `/dashboard/resume-builder?${searchOf({ rewrite: id })}`,
  coverLetter: '/dashboard/cover-letter',
  /** The generate dialog of letters, filled in from an application or a posting. */
  newLetter: (query: JobQuery = {}): string =>
    `/dashboard/cover-letter?${searchOf({ sheet: 'new', ...query })}`,
  interviewCoach: '/dashboard/interview-coach',
  /** The Start Practice dialog, filled in from an application or a posting. */
  newPractice: (query: JobQuery = {}): string =>
    `/dashboard/interview-coach?${searchOf({ sheet: 'new', ...query })}`,
  /** The practice player of one session. */
  practice: (id: string): string => `/dashboard/interview-coach/${id}`,
  insights: '/dashboard/insights',
  advancedFeatures: '/dashboard/advanced-features',
  jobAlerts: '/dashboard/job-alerts',
  newAlert: (query: AlertQuery = {}): string =>
    `/dashboard/job-alerts?${searchOf({ sheet: 'new', ...query })}`,
  profile: '/dashboard/profile',
  preferences: '/dashboard/preferences',
  notifications: '/dashboard/notifications',
  settings: '/dashboard/settings',
  dashboardPrivacy: '/dashboard/privacy',
  help: '/dashboard/help',
  subscription: '/dashboard/subscription',
  subscriptionSuccess: '/dashboard/subscription/success',
  upgrade: '/dashboard/upgrade',
  /** What a plan costs, and the way to pay for it. */
  checkout: (tier: PaidTier): string => `/dashboard/subscription?checkout=${tier}`,
  /** The plans, and over them the sheet that starts the one trial. */
  trial: (tier: PaidTier): string => `/dashboard/subscription?trial=${tier}`,
} as const
