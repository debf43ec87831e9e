import type { Employer as EmployerPage } from '../../../functions/services/boards/connector.ts'
import type { Sector } from './role.ts'

export type Employer = {
  readonly name: string
  /** As other boards spell it; left out: the same everywhere. */
  readonly alias?: string
  readonly sector: Sector
  /** Below `.example`, which nobody can own. */
  readonly domain: string
  readonly cities: readonly string[]
  /** Who it is, in a sentence or two. */
  readonly about: string
  /** The system that its own page runs on, if it has one. */
  readonly page?: Pick<EmployerPage, 'system' | 'account'>
}
