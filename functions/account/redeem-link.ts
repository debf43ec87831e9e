import type { User, Users } from '../services/users.ts'
import type { SignInLinkStore } from '../store/sign-in-links.ts'

export type RedeemServices = {
  readonly links: Pick<SignInLinkStore, 'owner' | 'use'>
  readonly users: Pick<Users, 'find'>
}

/**
 * Whether a mail's link is enough to enter. It is not for a person with a second factor, and not for an account whose
 * password became invalid when a change was undone.
 */
const isOpenToLinks = ({ status, twoFactor }: User): boolean => status === 'CONFIRMED' && !twoFactor

/**
 * Uses up the token of a confirmation mail's link, and returns its user. Null for a token that is unknown, expired or
 * used, and for a user who may not enter by a link. `sub`: the token of another user stays as it is.
 */
export const redeemLink = async (
  { links, users }: RedeemServices,
  token: string,
  { now, sub }: { readonly now: Date; readonly sub?: string },
): Promise<User | null> => {
  const owner = await links.owner(token, now)
  if (owner === null || (sub !== undefined && owner !== sub)) return null
  const user = await users.find(owner)
  if (!user || !isOpenToLinks(user)) return null
  return (await links.use(token)) ? user : null
}
