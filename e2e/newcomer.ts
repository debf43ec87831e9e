import { uniqueEmail } from './fixtures.ts'

/** Somebody who has no account yet. */
export const newcomer = () => ({ fullName: 'Ifeoma Obi', email: uniqueEmail(), password: 'kola-nut-2026' })
