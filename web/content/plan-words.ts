import { plans } from '../../shared/domain/plan.ts'
import type { Tier } from '../../shared/lists.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** How often in words: `once a week`, `3 times a week`. */
const often = (times: number, period: string): string =>
  times === 1 ? `once a ${period}` : `${times} times a ${period}`

const { free, pro, elite } = plans

/** How many searches, as the plan's own counter says it. */
export const searchesOf = (tier: Tier): string =>
  plans[tier].searchesShownUnlimited
    ? 'Unlimited job searches'
    : `${plans[tier].limits.searchesPerDay} job searches a day`

/** What each plan gives, in the order in which it matters. Every figure is the plan's own. */
export const planGains: Readonly<Record<Tier, readonly string[]>> = {
  free: [
    `${counted(free.limits.resumes, 'resume', 'resumes')}, rewritten ${often(free.limits.resumeRewritesPerWeek, 'week')}`,
    `${counted(free.limits.lettersPerMonth, 'cover letter', 'cover letters')} a month`,
    searchesOf('free'),
    'Every application tracked',
    'Weekly job alerts',
  ],
  pro: [
    'Unlimited resumes and cover letters, as PDF and Word',
    searchesOf('pro'),
    'How well each job fits you, with the reasons',
    'Interview practice with feedback',
    'LinkedIn optimiser and skill gap analyser',
    'Daily job alerts',
    `${counted(pro.limits.storedFiles, 'file', 'files')} stored`,
    `Up to ${pro.limits.autoApplicationsPerMonth} auto-applications a month, coming soon`,
  ],
  elite: [
    'Everything in Pro',
    searchesOf('elite'),
    'Filters by workplace, pay, level and who may apply',
    'Career coach chat',
    'Resume and LinkedIn text fitted to a job',
    'Insights into what gets answers',
    `${elite.alerts === 'instant' ? 'Instant' : 'Daily'} job alerts`,
    'Unlimited auto-applications, coming soon',
    'Voice interview practice, coming soon',
  ],
}
