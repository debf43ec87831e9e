import { allows, type Feature, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'

/** What a plan has of something: words, or simply that it has it or not. */
type Share = string | boolean
type PlanRow = { readonly label: string; readonly of: (tier: Tier) => Share }

const each = (limit: number | null, period: string): Share => {
  if (limit === null) return 'Unlimited'
  return limit > 0 && `${limit} ${period}`
}

const allowed = (label: string, feature: Feature): PlanRow => ({
  label,
  of: tier => allows(tier, feature),
})

const rhythms = { weekly: 'Weekly', daily: 'Daily', instant: 'At once' } as const

/** What the plans differ in, most asked for first; read from the one table of plans. */
export const planRows: readonly PlanRow[] = [
  { label: 'Applications you track', of: () => 'Unlimited' },
  {
    label: 'Job searches',
    of: tier =>
      plans[tier].searchesShownUnlimited ? 'Unlimited' : each(plans[tier].limits.searchesPerDay, 'a day'),
  },
  {
    label: 'Resumes',
    of: tier => plans[tier].limits.resumes?.toString() ?? 'Unlimited',
  },
  { label: 'Resume rewrites', of: tier => each(plans[tier].limits.resumeRewritesPerWeek, 'a week') },
  { label: 'Cover letters', of: tier => each(plans[tier].limits.lettersPerMonth, 'a month') },
  { label: 'Job alerts', of: tier => rhythms[plans[tier].alerts] },
  allowed('Downloads as PDF and Word', 'resume-export'),
  allowed('How well each job fits you', 'job-matching'),
  allowed('Filters by workplace, pay, level and age', 'advanced-job-filters'),
  allowed('Interview practice with feedback', 'interview-coach'),
  allowed('LinkedIn optimisation', 'linkedin-optimisation'),
  allowed('LinkedIn text fitted to a job', 'advanced-linkedin-optimiser'),
  allowed('Skill gap analyser', 'skill-gap-analyser'),
  { label: 'Stored resume files', of: tier => each(plans[tier].limits.storedFiles, 'files') },
  {
    label: 'Auto-applications (coming soon)',
    of: tier => each(plans[tier].limits.autoApplicationsPerMonth, 'a month'),
  },
  allowed('Insights into your search', 'insights'),
  allowed('Career coach chat', 'career-coach'),
  allowed('Resumes tailored to the job', 'resume-tailoring'),
  allowed('Remote jobs by who may apply', 'remote-job-finder'),
  allowed('Premium templates', 'premium-templates'),
  allowed('Voice interview practice (coming soon)', 'advanced-interview-coach'),
]
