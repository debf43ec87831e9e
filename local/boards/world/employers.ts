import type { Employer as EmployerPage } from '../../../functions/services/boards/connector.ts'
import type { Employer } from './employer.ts'
import { aidEmployers } from './employers/aid.ts'
import { nigerianEmployers } from './employers/nigeria.ts'
import { remoteEmployers } from './employers/remote.ts'
import { worldEmployers } from './employers/world.ts'

export const employers: readonly Employer[] = [
  ...nigerianEmployers,
  ...aidEmployers,
  ...worldEmployers,
  ...remoteEmployers,
]

/** Those with a page of their own, as the connector of the employer boards is told of them. */
export const standInEmployers: readonly EmployerPage[] = employers.flatMap(({ name, page }) =>
  page ? [{ ...page, name }] : [],
)
