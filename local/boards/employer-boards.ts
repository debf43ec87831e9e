import type { Employer } from '../../functions/services/boards/connector.ts'
import { json } from '../answer.ts'
import { ashby } from './employers/ashby.ts'
import { greenhouse } from './employers/greenhouse.ts'
import { lever } from './employers/lever.ts'
import { smartrecruiters } from './employers/smartrecruiters.ts'
import type { EmployerSystem } from './employers/system.ts'
import { workable } from './employers/workable.ts'
import type { Asked, Shown, StandIn } from './stand-in.ts'
import { standInEmployers } from './world/employers.ts'

type System = Employer['system']

const hosts: Readonly<Record<string, System>> = {
  'boards-api.greenhouse.io': 'greenhouse',
  'api.lever.co': 'lever',
  'api.ashbyhq.com': 'ashby',
  'api.smartrecruiters.com': 'smartrecruiters',
  'apply.workable.com': 'workable',
}
const systems: Readonly<Record<System, EmployerSystem>> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
}

const unknown = json(404, { status: 404, error: 'Not Found' })

/** Each employer's page, on the host of its system. */
const answer = (asked: Asked, shown: Shown) => {
  const system = hosts[asked.host]
  if (!system) return undefined
  const names = asked.path.split('/')
  const employer = standInEmployers.find(one => one.system === system && names.includes(one.account))
  if (!employer) return unknown
  const postings = shown.postings.filter(
    ({ page }) => page?.system === system && page.account === employer.account,
  )
  return systems[system](asked, { ...shown, postings })
}

export const employerBoards: StandIn = { board: 'employers', hosts: Object.keys(hosts), answer }
