import type { Settings } from './lambda.ts'

/** The environment and the grants that a function needs for a service. */
export type Needs = Pick<Settings, 'environment' | 'grants'>

export const joined = (...needs: readonly Needs[]): Needs => ({
  environment: Object.fromEntries(needs.flatMap(({ environment }) => Object.entries(environment))),
  grants: needs.flatMap(({ grants }) => grants),
})
