import type { Tier } from '../lists.ts'

/** How often a saved search looks for new jobs. */
type AlertRhythm = 'weekly' | 'daily' | 'instant'

/** A number of uses in a period; null where there is no limit. */
type Limit = number | null

type Plan = {
  readonly name: string
  /** A month's price. Charged in naira; the dollars are for reading. */
  readonly price: { readonly kobo: number; readonly cents: number }
  readonly limits: {
    readonly resumes: Limit
    readonly resumeRewritesPerWeek: Limit
    readonly lettersPerMonth: Limit
    readonly searchesPerDay: number
    readonly autoApplicationsPerMonth: Limit
    readonly storedFiles: number
  }
  /** What the home screen names as the plan's quota. Applications may be added beyond it. */
  readonly homeQuota: { readonly applications: number; readonly resumes: number } | null
  readonly alerts: AlertRhythm
  /** The server allows `searchesPerDay`, and the counter says 'Unlimited'. */
  readonly searchesShownUnlimited: boolean
}

/** The one table of plans. Amounts and limits are read here, never from a request. */
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

/** Days that a person may try a paid plan, once. */
export const trialDays = 7

/** The lowest plan that has a feature: both readings of the specification, its gate map where they differ. */
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

/** `₦3,500`, and `₦1,234.50` where there are kobo; ₦ stands before the figures, without a space. */
export const inNaira = (kobo: number): string =>
  `₦${(kobo / 100).toLocaleString('en', { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 })}`

/** `$2.29`, and `$0` for nothing. */
export const inDollars = (cents: number): string => (cents === 0 ? '$0' : `$${(cents / 100).toFixed(2)}`)
