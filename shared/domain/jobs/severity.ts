import type { WarningKind } from '../../lists.ts'
import type { Warning } from './warning.ts'

/** Many honest adverts have these warnings, too. */
const mild: readonly WarningKind[] = ['no-employer', 'free-mail-contact', 'no-salary']

/** Whether one of the warnings is serious. Such adverts come last, and are never offered to a person. */
export const isSerious = (warnings: readonly Warning[]): boolean =>
  warnings.some(({ kind }) => !mild.includes(kind))
