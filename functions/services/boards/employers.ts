import type { Connector, Employer, EmployerReader } from './connector.ts'
import { ashby } from './employers/ashby.ts'
import { greenhouse } from './employers/greenhouse.ts'
import { lever } from './employers/lever.ts'
import { smartrecruiters } from './employers/smartrecruiters.ts'
import { workable } from './employers/workable.ts'
import { readParts } from './reading.ts'

const systems: Readonly<Record<Employer['system'], EmployerReader>> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
}

/** Reads the jobs on the employers' own pages. An employer whose page can't be read does not stop the others. */
export const employers: Connector = ({ fetch, employers: listed }) => {
  const bySystem = [...Map.groupBy(listed, employer => employer.system)]
  // Each system has a host of its own, which gets one call at a time.
  return readParts(bySystem.length, bySystem, ([system, theirs]) =>
    readParts(1, theirs, employer => systems[system](fetch, employer)),
  )
}
