import type { Settings } from './lambda.ts'

/** The environment and the grants that a function needs for a service. */
export type Needs = Pick<Settings, 'environment' | 'grants'>

/** The address of the site, for functions that write links. */
export const knowsSite = (siteUrl: string): Needs => ({ environment: { SITE_URL: siteUrl }, grants: [] })

export const joined = (...needs: readonly Needs[]): Needs => ({
  environment: Object.fromEntries(needs.flatMap(({ environment }) => Object.entries(environment))),
  grants: needs.flatMap(({ grants }) => grants),
})
