import { lazyFile } from '../browser/load-file.ts'

/** Brings Amplify in when it is first needed: what is only read does without its 40 kB. */
export const loadIdentity = lazyFile(() => import('./identity.ts')).load

/** Half of it, for tokens that ran out. */
export const loadRenewal = lazyFile(() => import('./identity-renewal.ts')).load

/** What few people need, and seldom. */
export const loadRecovery = lazyFile(() => import('./identity-recovery.ts')).load
export const loadProof = lazyFile(() => import('./identity-proof.ts')).load
