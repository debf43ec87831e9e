import type { Settings } from './lambda.ts'

/** What a function is told of something around it, and may do with that. */
export type Needs = Pick<Settings, 'environment' | 'grants'>

export const joined = (...needs: readonly Needs[]): Needs => ({
  environment: Object.fromEntries(needs.flatMap(({ environment }) => Object.entries(environment))),
  grants: needs.flatMap(({ grants }) => grants),
})
