import * as z from 'zod/mini'
import { paths } from '../../paths.ts'

const step = z.enum(['1', '2', '3', '4', 'confirm'])
export type Step = z.infer<typeof step>

/** The query of the auth screen. A value that is not valid counts as missing. */
const address = z.object({
  mode: z.catch(z.enum(['signin', 'signup']), 'signin'),
  step: z.catch(step, '1'),
  trial: z.catch(z.nullable(z.enum(['pro', 'elite'])), null),
  next: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type AuthAddress = z.infer<typeof address>

export const readAddress = (search: URLSearchParams): AuthAddress =>
  address.parse(Object.fromEntries(Object.keys(address.shape).map(name => [name, search.get(name)])))

/** The same address with some of its values set, or left out where null. */
export const withValues = (
  search: URLSearchParams,
  values: Partial<Record<keyof AuthAddress, string | null>>,
): string => {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values))
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  return `?${changed}`
}

/**
 * The page after the login: `next` if it is an address of the dashboard, or the review that the person began; else the
 * dashboard. Never another site.
 */
export const safeNext = (next: string | null): string => {
  if (next === paths.writeReview) return next
  if (!next?.startsWith(paths.dashboard)) return paths.dashboard
  // The URL resolves `..` in the path: the check has to see the page that the browser would open.
  const { pathname, search, hash } = new URL(next, 'http://own.invalid')
  const inside = pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`)
  return inside ? `${pathname}${search}${hash}` : paths.dashboard
}

/**
 * The page of a person who is signed in. A person who has an account and asked for a trial finds its sheet. After a
 * sign-up the trial begins by itself.
 */
export const pageAfter = ({ next, trial, step }: Pick<AuthAddress, 'next' | 'trial' | 'step'>): string =>
  trial !== null && step !== 'confirm' ? paths.trial(trial) : safeNext(next)
