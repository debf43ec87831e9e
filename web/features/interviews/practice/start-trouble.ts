import { ApiError, type ErrorCode } from '../../../../shared/api/errors.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'

/** Why no session was started. `lost`: whether one was, nobody here knows; the same start may be sent again. */
export type StartTrouble = { readonly code: ErrorCode | 'lost'; readonly text: string }

export const startFailed = 'Failed to start practice session. Please try again.'
export const upgradeWords = 'Interview practice is part of Pro and Elite.'

const words: Partial<Record<ErrorCode, string>> = {
  upgrade_required: upgradeWords,
  daily_limit:
    'You have started as many sessions as one day allows. Go on with one of yours, or start another tomorrow.',
  in_progress: 'Your questions are being written already. Wait a moment, then try again.',
  not_found: 'The application, or the session to be repeated, is not there any more.',
}

/** In words for whoever pressed the button. */
export const startTroubleOf = (error: unknown): StartTrouble => {
  if (error instanceof ConnectionLost)
    return {
      code: 'lost',
      text: 'The connection was lost. What you typed is kept on this device. Try again: it stays one session.',
    }
  if (!(error instanceof ApiError) || error.code === 'internal')
    return { code: 'internal', text: startFailed }
  return { code: error.code, text: words[error.code] ?? error.message }
}
