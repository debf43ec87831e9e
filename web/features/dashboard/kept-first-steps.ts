import * as z from 'zod/mini'
import { storedValue } from '../../browser/stored-value.ts'

/** Whom this browser shows no first steps any more. */
const hiddenFor = storedValue(() => localStorage, 'aiki.first-steps.hidden', z.object({ sub: z.string() }))

export const areHidden = (sub: string): boolean => hiddenFor.read()?.sub === sub
export const hideFor = (sub: string): void => hiddenFor.write({ sub })
