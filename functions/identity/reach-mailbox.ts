import { afterRetry, retryFrom } from '../../shared/domain/suppression.ts'
import { createLog, describeError } from '../runtime/log.ts'
import type { SuppressionList } from '../services/suppression-list.ts'
import type { SuppressionStore } from '../store/suppressions.ts'

export type ReachServices = {
  readonly suppressions: SuppressionStore
  readonly suppressionList: SuppressionList
}

/**
 * Lets a code through to a mailbox that has refused a mail: who asks for a code has no session, and so no button in
 * Settings. Both together work once a day, so nobody can make us send to a dead mailbox again and again. A report of spam
 * stays, because it stops no code. A failure is logged, and the code is sent in any case.
 */
export const reachMailbox = async (
  { suppressions, suppressionList }: ReachServices,
  { sub, email }: { readonly sub: string; readonly email: string },
  now: Date,
): Promise<void> => {
  try {
    const found = await suppressions.get(sub, now)
    if (!found?.suppression.bouncedAt || retryFrom(found.suppression, now) !== null) return
    // First, because a code that SES suppresses would come back as another bounce.
    await suppressionList.remove(email)
    const suppression = { ...afterRetry(now), complainedAt: found.suppression.complainedAt }
    await suppressions.put(sub, found, { suppression, notice: null }, now)
  } catch (error) {
    createLog().error('mailbox not tried again', describeError(error))
  }
}
