import type { Employer } from '../../functions/services/boards/connector.ts'
import { json } from '../http.ts'
import { ashby } from './employers/ashby.ts'
import { greenhouse } from './employers/greenhouse.ts'
import { lever } from './employers/lever.ts'
import { smartrecruiters } from './employers/smartrecruiters.ts'
import { workable } from './employers/workable.ts'
import type { BoardRequest, BoardState, StandIn } from './stand-in.ts'
import { standInEmployers } from './world/employers.ts'

type System = Employer['system']

const hosts: Readonly<Record<string, System>> = {
  'boards-api.greenhouse.io': 'greenhouse',
  'api.lever.co': 'lever',
  'api.ashbyhq.com': 'ashby',
  'api.smartrecruiters.com': 'smartrecruiters',
  'apply.workable.com': 'workable',
}
const systems: Readonly<Record<System, StandIn['answer']>> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
}

const unknown = json(404, { status: 404, error: 'Not Found' })

/** Answers for each employer's page, on the host of its system. */
const answer = (asked: BoardRequest, shown: BoardState) => {
  const system = hosts[asked.host]
  if (!system) return undefined
  const names = asked.path.split('/')
  const employer = standInEmployers.find(listed => listed.system === system && names.includes(listed.account))
  if (!employer) return unknown
  const postings = shown.postings.filter(
    ({ page }) => page?.system === system && page.account === employer.account,
  )
  return systems[system](asked, { ...shown, postings })
}

export const employerBoards: StandIn = { board: 'employers', hosts: Object.keys(hosts), answer }
