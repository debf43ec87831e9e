import type { Employer } from './connector.ts'

/** Employers in Nigeria and Africa whose own pages are read. Each was seen to answer. */
export const employerList: readonly Employer[] = [
  { system: 'greenhouse', account: 'moniepoint', name: 'Moniepoint' },
  { system: 'ashby', account: 'm-kopa', name: 'M-KOPA' },
]
