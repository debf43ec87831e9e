import { ApiError } from '../../shared/api/errors.ts'
import { tooCommon } from '../../shared/domain/passwords/common.ts'
import type { Log } from '../runtime/log.ts'
import type { SignInLinkStore } from '../store/sign-in-links.ts'
import { redeemLink } from './redeem-link.ts'
import { replacePassword } from './replace-password.ts'
import type { AccountServices } from './services.ts'

/**
 * Sets the password of a person who forgot it before the address was confirmed. The link of the confirmation mail is
 * the proof. Ends every session, because somebody else may have signed up with this address, and knows the old
 * password. Throws not_found for a link that no longer works, and invalid_input for a very common password.
 */
export const choosePassword = async (
  services: AccountServices & { readonly links: SignInLinkStore },
  { token, password }: { readonly token: string; readonly password: string },
  at: { readonly now: Date; readonly log: Log },
): Promise<void> => {
  // Checked first, so that a refused password does not use up the link.
  const { isMostUsed } = await import('../../shared/domain/passwords/most-used.ts')
  if (isMostUsed(password)) throw new ApiError('invalid_input', { fields: { password: tooCommon } })
  const user = await redeemLink(services, token, { now: at.now, purpose: 'password' })
  if (!user) throw new ApiError('not_found')
  await replacePassword(services, user, { password, news: 'password-reset' }, at)
}
