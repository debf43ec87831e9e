import type { Home } from '../../../shared/api/home.ts'
import { type AlertQuery, paths } from '../../paths.ts'
import type { NextStep } from './next-step.ts'

export type FirstStep = {
  readonly name: 'application' | 'profile' | 'resume' | 'alert' | 'preferences'
  readonly label: string
  readonly done: boolean
  readonly to: string
}

/** The jobs that a person has named, by their role and where they live; null: they have given neither yet. */
const wantedJobs = (profile: Home['profile']): AlertQuery | null => {
  const { jobTitle = '', place = '' } = profile ?? {}
  if (jobTitle === '' && place === '') return null
  return { ...(jobTitle && { q: jobTitle }), ...(place && { location: place }) }
}

/** What a new person does first. Empty when all is done. */
export const firstSteps = (home: Home): FirstStep[] => {
  const { applications, profile, resumes, alerts, hasPreferences } = home
  const steps: FirstStep[] = [
    {
      name: 'application',
      label: 'Add your first application',
      done: applications.total > 0,
      to: paths.newApplication,
    },
    {
      name: 'profile',
      label: profile ? `Complete your profile (${profile.percent}%)` : 'Complete your profile',
      done: profile?.percent === 100,
      to: paths.profile,
    },
    { name: 'resume', label: 'Make your resume', done: resumes > 0, to: paths.newResume() },
    {
      name: 'alert',
      label: 'Set an alert for new jobs',
      done: alerts > 0,
      to: paths.newAlert(wantedJobs(profile) ?? {}),
    },
    { name: 'preferences', label: 'Set your job preferences', done: hasPreferences, to: paths.preferences },
  ]
  return steps.every(({ done }) => done) ? [] : steps
}

/**
 * The step for a person who tracks nothing yet. It stands on top of the screen, and `instead` is the first step that the
 * list below leaves out for it. A person who left the sign-up's questions for later is first asked for their role.
 */
export const firstMove = ({ profile }: Home): { instead: FirstStep['name']; step: NextStep } => {
  const wanted = wantedJobs(profile)
  if (!wanted)
    return {
      instead: 'profile',
      step: {
        title: 'Say what work you look for',
        text: 'Aiki does not know your role yet, or where you live. If you say both, it finds jobs that fit, and fills in your resume.',
        action: { label: 'Complete my profile', to: `${paths.profile}?edit=jobTitle` },
        other: { label: 'Find a job', to: paths.jobSearch },
      },
    }
  const { q, location } = wanted
  const which = [q && `for ${q}`, location && `in ${location}`].filter(Boolean).join(' ')
  return {
    instead: 'application',
    step: {
      title: `See today's jobs ${which}`,
      text: 'This comes from your profile. Track a job that fits, and it becomes your first application.',
      // For you costs no search.
      action: { label: 'See the jobs', to: paths.jobSearch },
      other: { label: 'Add application', to: paths.newApplication },
    },
  }
}
