import type { IncomingMessage } from 'node:http'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Answer, isForm, json, plain, readBody, seeOther } from '../http.ts'
import type { Values } from '../template.ts'
import { clockTime, optionsOf, toolAnswer, toolPage } from '../tool-page.ts'
import type { Bedrock } from './bedrock.ts'
import type { ModelCall } from './calls.ts'
import { faultRequest, modelFaults } from './faults.ts'

const takes = `It takes {"fault", "times"}; left out, times is until the fault is switched off. Faults: ${Object.keys(modelFaults).join(', ')}.`

type Shown = Pick<Bedrock, 'faults' | 'calls' | 'behind'>

const overview = ({ faults, calls, behind }: Shown) => ({ ...faults.now(), behind, calls: calls() })
type ModelOverview = ReturnType<typeof overview>

/** Returns the fields of a form without the empty ones. */
const formOf = (body: string): object =>
  Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value !== ''))

const setFault = async (request: IncomingMessage, bedrock: Shown): Promise<Answer> => {
  const body = await readBody(request, 1000)
  const wanted = faultRequest.safeParse(isForm(request) ? formOf(body) : jsonOrNothing(body))
  if (!wanted.success) return plain(400, takes)
  bedrock.faults.set(wanted.data)
  return isForm(request) ? seeOther('/local/model') : json(200, overview(bedrock))
}

/** The tools of the model's stand-in: `GET /local/model` and `.json`, and `POST /local/model {"fault", "times"}`. */
export const createModelTools =
  (bedrock: Shown) =>
  async (request: IncomingMessage, { pathname }: URL): Promise<Answer> => {
    if (request.method === 'POST' && pathname === '/local/model') return setFault(request, bedrock)
    if (request.method !== 'GET') return plain(404, `Here are GET and POST /local/model. ${takes}`)
    return pathname.endsWith('.json')
      ? json(200, overview(bedrock))
      : toolAnswer(modelPage(overview(bedrock)))
  }

const whole = new Intl.NumberFormat('en-GB')

const leftWords = (left: number | null): string => {
  if (left === null) return 'until it is switched off'
  return left === 1 ? 'for the next call' : `for the next ${left} calls`
}

const rowOf = ({ at, task, model, streamed, ms, outcome, inputTokens, outputTokens }: ModelCall): Values => ({
  at,
  task,
  model,
  streamed,
  outcome,
  time: clockTime(at),
  isFaulty: outcome !== 'answered',
  ms: whole.format(ms),
  inputTokens: whole.format(inputTokens),
  outputTokens: whole.format(outputTokens),
})

/** Makes the page of the stand-in: its fault, a form to change the fault, and the last calls. */
const modelPage = ({ fault, left, behind, calls }: ModelOverview): string =>
  toolPage('model', 'The model on this machine', {
    behind,
    faults: optionsOf(modelFaults, fault),
    now: fault !== 'ok' && `${modelFaults[fault]}, ${leftWords(left)}`,
    hasCalls: calls.length > 0,
    calls: calls.map(rowOf),
  })
