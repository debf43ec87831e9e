import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import type { BudgetLevel } from '../../shared/domain/model-budget.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Answer, isForm, json, plain, readBody, seeOther } from '../http.ts'
import type { Values } from '../template.ts'
import { clockTime, optionsOf, toolAnswer, toolPage } from '../tool-page.ts'
import type { Bedrock } from './bedrock.ts'
import type { ModelCall } from './calls.ts'
import { faultRequest, modelFaults } from './faults.ts'
import type { LocalBudget } from './local-budget.ts'

const spentRequest = z.strictObject({ spent: z.coerce.number().min(0).max(1e6) })

const takes = `It takes {"fault", "times"}; left out, times is until the fault is switched off. Or it takes {"spent"}, what the model has cost today, in dollars. Faults: ${Object.keys(modelFaults).join(', ')}.`

type Shown = Pick<Bedrock, 'faults' | 'calls' | 'behind'>

const overview = async ({ faults, calls, behind }: Shown, budget: LocalBudget) => ({
  ...faults.now(),
  behind,
  budget: await budget.now(),
  calls: calls(),
})
type ModelOverview = Awaited<ReturnType<typeof overview>>

/** Returns the fields of a form without the empty ones. */
const formOf = (body: string): object =>
  Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value !== ''))

const change = async (request: IncomingMessage, bedrock: Shown, budget: LocalBudget): Promise<Answer> => {
  const body = await readBody(request, 1000)
  const sent = isForm(request) ? formOf(body) : jsonOrNothing(body)
  const spent = spentRequest.safeParse(sent)
  const fault = faultRequest.safeParse(sent)
  if (spent.success) await budget.set(spent.data.spent)
  else if (fault.success) bedrock.faults.set(fault.data)
  else return plain(400, takes)
  return isForm(request) ? seeOther('/local/model') : json(200, await overview(bedrock, budget))
}

/**
 * The tools of the model's stand-in: `GET /local/model` and `.json`, and `POST /local/model` with `{"fault", "times"}`
 * or `{"spent"}`.
 */
export const createModelTools =
  (bedrock: Shown, budget: LocalBudget) =>
  async (request: IncomingMessage, { pathname }: URL): Promise<Answer> => {
    if (request.method === 'POST' && pathname === '/local/model') return change(request, bedrock, budget)
    if (request.method !== 'GET') return plain(404, `Here are GET and POST /local/model. ${takes}`)
    return pathname.endsWith('.json')
      ? json(200, await overview(bedrock, budget))
      : toolAnswer(modelPage(await overview(bedrock, budget)))
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

const levelWords: Readonly<Record<BudgetLevel, string>> = {
  all: 'everything as usual',
  saving: 'no repairs but for paid plans, and no other wordings on the Free plan',
  'paid-only': 'texts for paid plans only, and interviews by rules',
  off: 'off',
}

/** Makes the page of the stand-in: its fault and its budget, forms to change both, and the last calls. */
const modelPage = ({ fault, left, behind, budget, calls }: ModelOverview): string =>
  toolPage('model', 'The model on this machine', {
    behind,
    faults: optionsOf(modelFaults, fault),
    now: fault !== 'ok' && `${modelFaults[fault]}, ${leftWords(left)}`,
    spent: budget.spent,
    dollarsADay: budget.dollarsADay,
    level: levelWords[budget.level],
    hasCalls: calls.length > 0,
    calls: calls.map(rowOf),
  })
