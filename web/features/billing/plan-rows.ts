import { allows, type Feature, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'

type PlanRow = {
  readonly label: string
  /** How much the plan has; true or false: the plan has it or not. */
  readonly valueFor: (tier: Tier) => string | boolean
}

const limitWords = (limit: number | null, period: string): string | false => {
  if (limit === null) return 'Unlimited'
  return limit > 0 && `${limit} ${period}`
}

const allowed = (label: string, feature: Feature): PlanRow => ({
  label,
  valueFor: tier => allows(tier, feature),
})

const alertWords = { weekly: 'Weekly', daily: 'Daily', instant: 'At once' } as const

/** What the plans differ in, most important first. */
export const planRows: readonly PlanRow[] = [
  { label: 'Applications you track', valueFor: () => 'Unlimited' },
  {
    label: 'Job searches',
    valueFor: tier =>
      plans[tier].searchesShownUnlimited
        ? 'Unlimited'
        : limitWords(plans[tier].limits.searchesPerDay, 'a day'),
  },
  {
    label: 'Resumes',
    valueFor: tier => plans[tier].limits.resumes?.toString() ?? 'Unlimited',
  },
  {
    label: 'Resume rewrites',
    valueFor: tier => limitWords(plans[tier].limits.resumeRewritesPerWeek, 'a week'),
  },
  { label: 'Cover letters', valueFor: tier => limitWords(plans[tier].limits.lettersPerMonth, 'a month') },
  { label: 'Job alerts', valueFor: tier => alertWords[plans[tier].alerts] },
  allowed('Downloads as PDF and Word', 'resume-export'),
  allowed('How well each job fits you', 'job-matching'),
  allowed('Filters by workplace, pay, level and age', 'advanced-job-filters'),
  allowed('Interview practice with feedback', 'interview-coach'),
  allowed('LinkedIn optimisation', 'linkedin-optimisation'),
  allowed('LinkedIn text fitted to a job', 'advanced-linkedin-optimiser'),
  allowed('Skill gap analyser', 'skill-gap-analyser'),
  { label: 'Stored resume files', valueFor: tier => limitWords(plans[tier].limits.storedFiles, 'files') },
  {
    label: 'Auto-applications (coming soon)',
    valueFor: tier => limitWords(plans[tier].limits.autoApplicationsPerMonth, 'a month'),
  },
  allowed('Insights into your search', 'insights'),
  allowed('Career coach chat', 'career-coach'),
  allowed('Resumes tailored to the job', 'resume-tailoring'),
  allowed('Remote jobs by who may apply', 'remote-job-finder'),
  allowed('Premium templates', 'premium-templates'),
  allowed('Voice interview practice (coming soon)', 'advanced-interview-coach'),
]
