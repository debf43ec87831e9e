import type { Connector, Employer } from './connector.ts'
import { ashby } from './employers/ashby.ts'
import { greenhouse } from './employers/greenhouse.ts'
import { lever } from './employers/lever.ts'
import type { EmployerReader } from './employers/reader.ts'
import { smartrecruiters } from './employers/smartrecruiters.ts'
import { workable } from './employers/workable.ts'
import { readParts } from './parts.ts'

const systems: Readonly<Record<Employer['system'], EmployerReader>> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
}

/** What employers have open on their own pages. One whose page can't be read leaves the others as they are. */
export const employers: Connector = ({ fetch, employers: listed }) => {
  const bySystem = [...Map.groupBy(listed, employer => employer.system)]
  // Each system has a host of its own, which is asked for one employer at a time.
  return readParts(bySystem.length, bySystem, ([system, theirs]) =>
    readParts(1, theirs, employer => systems[system](fetch, employer)),
  )
}
