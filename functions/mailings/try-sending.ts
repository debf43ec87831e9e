import { describeError, type Log } from '../runtime/log.ts'
import { whenFree } from '../services/mail.ts'

type Try = {
  /** Throws where the mail was refused. */
  readonly send: () => Promise<void>
  /** Makes the mail due again at this time, without counting the try. */
  readonly putBack: (at: Date) => Promise<unknown>
  /** What the log says if the mail was not sent, and about which mail. */
  readonly failure: string
  readonly about: Parameters<Log['warn']>[1]
}

/**
 * Sends a mail that the caller has claimed. Returns whether it was sent. A refusal is logged, and counts as a try unless
 * SES can't take any mail now.
 */
export const trySending = async (
  { send, putBack, failure, about }: Try,
  now: Date,
  log: Log,
): Promise<boolean> => {
  try {
    await send()
    return true
  } catch (error) {
    log.warn(failure, { ...about, ...describeError(error) })
    const freeAt = whenFree(error, now)
    if (freeAt) await putBack(freeAt)
    return false
  }
}
