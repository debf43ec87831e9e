import type { BoardFetch, Employer, Reading } from '../connector.ts'

/** Reads what one employer has open. Throws BoardFault. */
export type EmployerReader = (fetch: BoardFetch, employer: Employer) => Promise<Reading>
