import type { User, Users } from '../services/users.ts'
import type { LinkPurpose, SignInLinkStore } from '../store/sign-in-links.ts'

export type RedeemServices = {
  readonly links: Pick<SignInLinkStore, 'find' | 'use'>
  readonly users: Pick<Users, 'find'>
}

/**
 * Whether a mail's link is enough. It is not for an account whose password became invalid when a change was undone, and a
 * person with a second factor does not sign in by it.
 */
const isOpenToLinks = ({ status, twoFactor }: User, purpose: LinkPurpose): boolean =>
  status === 'CONFIRMED' && (purpose === 'password' || !twoFactor)

/**
 * Uses up the token of a confirmation mail's link, and returns its user. Null for a token that is unknown, expired, used
 * or for another purpose, for a user whose address is another one since, and for a user who may not enter by a link.
 * `sub`: the token of another user stays as it is.
 */
export const redeemLink = async (
  { links, users }: RedeemServices,
  token: string,
  { now, purpose, sub }: { readonly now: Date; readonly purpose: LinkPurpose; readonly sub?: string },
): Promise<User | null> => {
  const link = await links.find(token, now)
  if (link?.purpose !== purpose || (sub !== undefined && link.sub !== sub)) return null
  const user = await users.find(link.sub)
  if (user?.email !== link.email || !isOpenToLinks(user, purpose)) return null
  return (await links.use(token)) ? user : null
}
