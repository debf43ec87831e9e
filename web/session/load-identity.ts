import { lazyFile } from '../browser/load-file.ts'

/** Loads Amplify when it is first needed: a screen that is only read does without its 40 kB. */
export const loadIdentity = lazyFile(() => import('./identity.ts')).load

/** Few people need these, and seldom. */
export const loadRecovery = lazyFile(() => import('./identity-recovery.ts')).load
export const loadProof = lazyFile(() => import('./identity-proof.ts')).load

/** A few small calls of our own API. A person who only logs in does without them. */
export const loadSignUpCalls = lazyFile(() => import('./sign-up-calls.ts')).load
