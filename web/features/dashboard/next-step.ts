import type { ApplicationDigest, UpcomingInterview } from '../../../shared/api/home.ts'
import { mostUrgent } from '../../../shared/domain/next-step.ts'
import { allows, features, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { paths } from '../../paths.ts'

type Way = { readonly label: string; readonly to: string }

export type NextStep = {
  readonly title: string
  readonly text: string
  readonly action: Way
  /** A second way, for people whom the first does not suit. */
  readonly other: Way | null
  /** The interview that the step is about. Its time and place stand in the place of the text. */
  readonly upcoming?: UpcomingInterview | null
}

const practice = (id: string, tier: Tier): Way => ({
  label: allows(tier, 'interview-coach')
    ? 'Practise for it'
    : `Practise for it, on ${plans[features['interview-coach']].name}`,
  to: paths.newPractice({ application: id }),
})

/** What waits for a person who tracks applications, the most urgent first. */
export const nextStep = (
  applications: Pick<ApplicationDigest, 'candidates' | 'upcoming'>,
  now: Date,
  tier: Tier,
): NextStep => {
  const urgent = mostUrgent(applications, now)
  if (urgent) {
    const { candidate, title, text, upcoming } = urgent
    return {
      title,
      text,
      upcoming,
      action: { label: 'Open application', to: `${paths.applications}?edit=${candidate.id}` },
      other: candidate.status === 'interview' ? practice(candidate.id, tier) : null,
    }
  }
  return {
    title: 'Find the next job',
    text: 'None of your applications needs you today.',
    action: { label: 'Find a job', to: paths.jobSearch },
    // "Add application" stands in the head of the screen.
    other: null,
  }
}
