import { plans } from '../../shared/domain/plan.ts'
import type { Tier } from '../../shared/lists.ts'
import { connectedCount } from './boards.ts'

/** How often in words: `once a week`, `3 times a week`. */
const often = (times: number, period: string): string =>
  times === 1 ? `once a ${period}` : `${times} times a ${period}`

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `one ${one}` : `${count} ${many}`

const { free, pro, elite } = plans

/** How many searches, as the plan's own counter says it. */
export const searchesOf = (tier: Tier): string =>
  plans[tier].searchesShownUnlimited
    ? 'Unlimited job searches'
    : `${plans[tier].limits.searchesPerDay} job searches a day`

type PlanWords = {
  /** For whom the plan is. */
  readonly purpose: string
  /** What it brings today, in the order in which it matters. */
  readonly gains: readonly string[]
  /** What it will bring. Nothing of it is open yet. */
  readonly soon: readonly string[]
}

/** What each plan brings, in sentences. Every figure is the plan's own. */
export const planWords: Readonly<Record<Tier, PlanWords>> = {
  free: {
    purpose: 'To begin, with every application in one place.',
    gains: [
      'Track every application, as many as you send.',
      `Search ${connectedCount} job boards at once, ${often(free.limits.searchesPerDay, 'day')}.`,
      `Write ${counted(free.limits.resumes, 'resume', 'resumes')}, and rewrite it ${often(free.limits.resumeRewritesPerWeek, 'week')}.`,
      `Write ${counted(free.limits.lettersPerMonth, 'cover letter', 'cover letters')} a month.`,
      'Get new jobs by email once a week.',
    ],
    soon: [],
  },
  pro: {
    purpose: 'For an active search: more applications, each one better prepared.',
    gains: [
      'Write as many resumes and cover letters as you need, and download them as PDF or Word.',
      `Search ${often(pro.limits.searchesPerDay, 'day')}, and see how well each job fits you, and why.`,
      'Practise interviews, with feedback on each answer.',
      'Improve your LinkedIn texts, and see which skills a role asks for.',
      'Get new jobs every day.',
      `Store up to ${pro.limits.storedFiles} resume files.`,
    ],
    soon: [`Up to ${pro.limits.autoApplicationsPerMonth} auto-applications a month`],
  },
  elite: {
    purpose: 'For remote and international roles too, with advice for each step.',
    gains: [
      'Everything in Pro.',
      `${searchesOf('elite')}, filtered by workplace, pay and who may apply.`,
      'Adapt your resume and your LinkedIn texts to one job.',
      'Ask a career coach about your search, interviews and pay.',
      'See which applications get answers, and how your search is going.',
      `Get new jobs ${elite.alerts === 'instant' ? 'instantly' : 'every day'}.`,
      'Use the premium resume templates.',
    ],
    soon: ['Unlimited auto-applications', 'Voice interview practice', 'A review of your resume by a person'],
  },
}
