import type { NavigateFunction } from 'react-router-dom'
import type { InterviewSession } from '../../../shared/api/interviews.ts'
import { type RequestError, requestError } from '../../kit/request-error.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { interviewName } from './words.ts'

const failed = 'Failed to start practice session. Please try again.'
const upgrade = 'Interview practice is part of Pro and Elite.'

export const startError = (error: unknown): RequestError =>
  requestError(error, {
    failed,
    lost: 'The connection was lost. What you typed is kept on this device. Try again: you will have only one session.',
    byCode: {
      upgrade_required: upgrade,
      daily_limit:
        'You have started as many sessions as you can start in one day. Continue one of them, or start another tomorrow.',
      in_progress: 'Your questions are being written already. Wait a moment, then try again.',
      not_found: 'The application was deleted, or the session that you want to repeat was deleted.',
    },
  })

export const notifyStarted = ({ interview, questions }: InterviewSession): void =>
  notify({
    kind: 'success',
    title: 'Session Started',
    description: `${questions.length} questions for ${interviewName(interview)}.`,
  })

/** Says why the plan does not allow it, and leads to the plans. */
export const notifyUpgrade = (navigate: NavigateFunction, description = upgrade): void =>
  notify({
    kind: 'error',
    title: 'Upgrade Required',
    description,
    action: { label: 'See the plans', onClick: () => void navigate(paths.upgrade) },
  })

export const notifyNotStarted = ({ code, text }: RequestError, navigate: NavigateFunction): void => {
  if (code === 'unauthenticated') return
  if (code === 'upgrade_required') notifyUpgrade(navigate)
  else notify({ kind: 'error', title: 'Error', description: code === 'connection_lost' ? failed : text })
}
