import type { Answer } from '../../answer.ts'
import type { Asked, Shown } from '../stand-in.ts'

/** What an address asks of a system that runs the pages of employers. Undefined: nothing is there. */
export type EmployerSystem = (asked: Asked, shown: Shown) => Answer | undefined
