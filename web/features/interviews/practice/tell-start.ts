import type { NavigateFunction } from 'react-router-dom'
import type { InterviewSession } from '../../../../shared/api/interviews.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/notify.ts'
import { sessionName } from './names.ts'
import { type StartTrouble, startFailed, upgradeWords } from './start-trouble.ts'

export const tellStarted = ({ interview, questions }: InterviewSession): void =>
  notify({
    kind: 'success',
    title: 'Session Started',
    description: `${questions.length} questions for ${sessionName(interview)}.`,
  })

/** Practice needs a paid plan: which, and the way there. */
export const tellUpgrade = (navigate: NavigateFunction): void =>
  notify({
    kind: 'error',
    title: 'Upgrade Required',
    description: upgradeWords,
    action: { label: 'See the plans', onClick: () => void navigate(paths.upgrade) },
  })

export const tellNotStarted = ({ code, text }: StartTrouble, navigate: NavigateFunction): void => {
  if (code === 'unauthenticated') return
  if (code === 'upgrade_required') tellUpgrade(navigate)
  else notify({ kind: 'error', title: 'Error', description: code === 'lost' ? startFailed : text })
}
