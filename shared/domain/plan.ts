import type { Tier } from '../lists.ts'

/** How often an alert looks for new jobs. */
type AlertRhythm = 'weekly' | 'daily' | 'instant'

/** A number of uses in a period; null for no limit. */
type Limit = number | null

type Plan = {
  readonly name: string
  /** The price of a month. It is charged in naira; the dollars are only shown. */
  readonly price: { readonly kobo: number; readonly cents: number }
  readonly limits: {
    readonly resumes: Limit
    readonly resumeRewritesPerWeek: Limit
    readonly lettersPerMonth: Limit
    readonly searchesPerDay: number
    readonly autoApplicationsPerMonth: Limit
    readonly storedFiles: number
  }
  /** The quota that the home screen names. More applications may be added. */
  readonly homeQuota: { readonly applications: number; readonly resumes: number } | null
  readonly alerts: AlertRhythm
  /** The counter shows 'Unlimited', although the server enforces `searchesPerDay`. */
  readonly searchesShownUnlimited: boolean
}

/** The only table of plans. Amounts and limits come from here, never from a request. */
export const plans = {
  free: {
    name: 'Free',
    price: { kobo: 0, cents: 0 },
    limits: {
      resumes: 1,
      resumeRewritesPerWeek: 1,
      lettersPerMonth: 2,
      searchesPerDay: 5,
      autoApplicationsPerMonth: 0,
      storedFiles: 0,
    },
    homeQuota: { applications: 5, resumes: 1 },
    alerts: 'weekly',
    searchesShownUnlimited: false,
  },
  pro: {
    name: 'Pro',
    price: { kobo: 350_000, cents: 229 },
    limits: {
      resumes: null,
      resumeRewritesPerWeek: null,
      lettersPerMonth: null,
      searchesPerDay: 20,
      autoApplicationsPerMonth: 20,
      storedFiles: 5,
    },
    homeQuota: null,
    alerts: 'daily',
    searchesShownUnlimited: false,
  },
  elite: {
    name: 'Elite',
    price: { kobo: 700_000, cents: 457 },
    limits: {
      resumes: null,
      resumeRewritesPerWeek: null,
      lettersPerMonth: null,
      searchesPerDay: 30,
      autoApplicationsPerMonth: null,
      storedFiles: 5,
    },
    homeQuota: null,
    alerts: 'instant',
    searchesShownUnlimited: true,
  },
} as const satisfies Record<Tier, Plan>

/** The days of the one trial of a paid plan. */
export const trialDays = 7

/** The lowest plan with each feature. Where two parts of the specification differ, its gate map counts. */
export const features = {
  'resume-generator': 'free',
  'cover-letter': 'free',
  'job-search': 'free',
  'application-tracker': 'free',
  'job-alerts': 'free',
  'unlimited-resumes': 'pro',
  'unlimited-letters': 'pro',
  'smart-job-alerts': 'pro',
  'job-matching': 'pro',
  'auto-sync-tracker': 'pro',
  'auto-applications': 'pro',
  'linkedin-optimisation': 'pro',
  'interview-coach': 'pro',
  'resume-export': 'pro',
  'skill-gap-analyser': 'pro',
  'cloud-storage': 'pro',
  'unlimited-auto-apply': 'elite',
  'advanced-interview-coach': 'elite',
  'advanced-linkedin-optimiser': 'elite',
  'resume-tailoring': 'elite',
  'remote-job-finder': 'elite',
  'career-coach': 'elite',
  'advanced-job-filters': 'elite',
  'skill-certifications': 'elite',
  'premium-templates': 'elite',
  'human-review': 'elite',
  insights: 'elite',
} as const satisfies Record<string, Tier>
export type Feature = keyof typeof features

const rank: Readonly<Record<Tier, number>> = { free: 0, pro: 1, elite: 2 }

/** Whether a plan is at least as high as another. */
export const isAtLeast = (tier: Tier, least: Tier): boolean => rank[tier] >= rank[least]

export const allows = (tier: Tier, feature: Feature): boolean => isAtLeast(tier, features[feature])

/** `₦3,500`, or `₦1,234.50` with kobo; ₦ is before the digits, without a space. */
export const inNaira = (kobo: number): string =>
  `₦${(kobo / 100).toLocaleString('en', { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 })}`

/** `$2.29`, or `$0` for zero. */
export const inDollars = (cents: number): string => (cents === 0 ? '$0' : `$${(cents / 100).toFixed(2)}`)
