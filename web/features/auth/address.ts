import * as z from 'zod/mini'
import { paths } from '../../paths.ts'

const step = z.enum(['1', '2', '3', '4', 'confirm'])
export type Step = z.infer<typeof step>

/** The query of the auth screen. What is not understood is as if it was not there. */
const address = z.object({
  mode: z.catch(z.enum(['signin', 'signup']), 'signin'),
  step: z.catch(step, '1'),
  trial: z.catch(z.nullable(z.enum(['pro', 'elite'])), null),
  next: z.nullable(z.string()),
  email: z.nullable(z.string()),
  code: z.nullable(z.string()),
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

/** Where a person goes once signed in: an address of the dashboard as given, else the dashboard. Never another site. */
export const safeNext = (next: string | null): string => {
  if (!next?.startsWith(paths.dashboard)) return paths.dashboard
  // A URL of a made-up host takes the dots out of the path; what was no path of ours shows itself then.
  const { pathname, search, hash } = new URL(next, 'http://own.invalid')
  const inside = pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`)
  return inside ? `${pathname}${search}${hash}` : paths.dashboard
}
