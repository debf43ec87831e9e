import type { IncomingMessage } from 'node:http'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Answer, json, plain } from '../answer.ts'
import { readBody } from '../read-body.ts'
import type { Bedrock } from './bedrock.ts'
import { modelFaults, wantedFault } from './faults.ts'
import { modelPage } from './tools-page.ts'

const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

const takes = `It takes {"fault", "times"}; left out, times is until the fault is switched off. Faults: ${Object.keys(modelFaults).join(', ')}.`

type Shown = Pick<Bedrock, 'faults' | 'calls' | 'behind'>

const overview = ({ faults, calls, behind }: Shown) => ({ ...faults.now(), behind, calls: calls() })
export type ModelOverview = ReturnType<typeof overview>

/** A field of the form that was left empty is not there. */
const formOf = (body: string): object =>
  Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value !== ''))

const setFault = async (request: IncomingMessage, bedrock: Shown): Promise<Answer> => {
  const body = await readBody(request, 1000)
  const wanted = wantedFault.safeParse(isForm(request) ? formOf(body) : jsonOrNothing(body))
  if (!wanted.success) return plain(400, takes)
  bedrock.faults.set(wanted.data)
  return isForm(request)
    ? { status: 303, headers: { location: '/local/model' } }
    : json(200, overview(bedrock))
}

/** The model's back office: `GET /local/model` and `.json`, and `POST /local/model {"fault", "times"}`. */
export const createModelTools =
  (bedrock: Shown) =>
  async (request: IncomingMessage, { pathname }: URL): Promise<Answer> => {
    if (request.method === 'POST' && pathname === '/local/model') return setFault(request, bedrock)
    if (request.method !== 'GET') return plain(404, `Here are GET and POST /local/model. ${takes}`)
    return pathname.endsWith('.json') ? json(200, overview(bedrock)) : modelPage(overview(bedrock))
  }
