import type { Home } from '../../../shared/api/home.ts'
import { trialDays } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'

export type FirstStep = { readonly label: string; readonly done: boolean; readonly to: string }

/** What a new person does first. Empty when all steps but the trial are done. */
export const firstSteps = ({ applications, profile, hasPreferences, subscription }: Home): FirstStep[] => {
  const steps = [
    {
      label: 'Add your first application',
      done: applications.total > 0,
      to: `${paths.applications}?sheet=add`,
    },
    {
      label: profile ? `Complete your profile (${profile.percent}%)` : 'Complete your profile',
      done: profile?.percent === 100,
      to: paths.profile,
    },
    { label: 'Set your job preferences', done: hasPreferences, to: paths.preferences },
  ]
  if (steps.every(({ done }) => done)) return []
  const { tier, trialUsed } = subscription
  const trial = {
    label: `Try a paid plan free for ${trialDays} days`,
    done: trialUsed,
    to: paths.upgrade,
  }
  return trialUsed || tier === 'free' ? [...steps, trial] : steps
}
