import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { timetable } from '../functions/schedules/payload.ts'
import { jsonOrNothing } from '../shared/json.ts'
import type { Bedrock } from './bedrock/bedrock.ts'
import type { LocalBudget } from './bedrock/local-budget.ts'
import { createModelTools } from './bedrock/tools.ts'
import type { Boards } from './boards/boards.ts'
import { answerBoardTools } from './boards/tools.ts'
import type { Clock } from './clock.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import { type Answer, isForm, json, plain, readBody, seeOther } from './http.ts'
import type { Mailbox } from './mail.ts'
import { mailPage } from './mail-page.ts'
import type { Payments } from './paystack/payments.ts'
import { answerPaymentTools } from './paystack/tools.ts'
import type { Ses } from './ses.ts'
import { mailReports } from './ses-events.ts'
import { toolAnswer } from './tool-page.ts'

const century = 100 * 365 * 86_400
const returned = z.strictObject({ to: z.email(), does: z.enum(mailReports).exclude(['suppressed']) })
const advance = z.strictObject({ advanceSeconds: z.number().positive().max(century) })

type Services = {
  readonly mail: Pick<Mailbox, 'list'>
  readonly ses: Pick<Ses, 'returnMail' | 'settled'>
  readonly clock: Clock
  readonly database: Pick<LocalDynamoDb, 'tableName' | 'clientConfig'>
  /** The file of the log; undefined where the data is in memory. */
  readonly logFile: string | undefined
  readonly payments: Payments
  readonly boards: Boards
  /** The stand-in of the model; null for a real model. */
  readonly bedrock: Bedrock | null
  readonly modelBudget: LocalBudget
  readonly runSchedule: (name: string) => Promise<void>
}

/**
 * Makes the routes below `/local`, which exist on one machine only: the mailbox, the clock, schedules on request, the
 * faults of the payment provider, and the address of the table for the operator's command line.
 */
export const createToolsRoute = ({
  mail,
  ses,
  clock,
  database,
  logFile,
  payments,
  boards,
  bedrock,
  modelBudget,
  runSchedule,
}: Services) => {
  const answerModelTools = bedrock && createModelTools(bedrock, modelBudget)
  const moveClock = async (request: IncomingMessage): Promise<Answer> => {
    const wanted = advance.safeParse(jsonOrNothing(await readBody(request, 1000)))
    if (!wanted.success) return plain(400, 'Send {"advanceSeconds": n}, with n more than 0.')
    clock.advance(wanted.data.advanceSeconds)
    return json(200, { now: new Date().toISOString() })
  }

  /** Lets a mailbox refuse the last mail, or report it as spam. */
  const returnMail = async (request: IncomingMessage): Promise<Answer> => {
    const body = await readBody(request, 1000)
    const sent = isForm(request) ? Object.fromEntries(new URLSearchParams(body)) : jsonOrNothing(body)
    const wanted = returned.safeParse(sent)
    if (!wanted.success)
      return plain(400, 'Send {"to": "ada@example.com", "does": "bounce"}, or "full" or "complaint".')
    const { to, does } = wanted.data
    ses.returnMail(does, to)
    await ses.settled()
    return isForm(request) ? seeOther(`/local/mail?to=${encodeURIComponent(to)}`) : json(200, { to, does })
  }

  const run = async (request: IncomingMessage, name: string): Promise<Answer> => {
    const names = timetable.map(scheduled => scheduled.name)
    if (!names.includes(name)) return plain(404, `The schedules are: ${names.join(', ')}.`)
    await runSchedule(name)
    // A button of our pages returns to its page.
    const { referer } = request.headers
    return isForm(request) && referer ? seeOther(referer) : json(200, { name })
  }

  return async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const [, , tool, name] = url.pathname.split('/')
    const to = url.searchParams.get('to') ?? undefined
    if (tool === 'boards' || tool === 'boards.json') return answerBoardTools(request, url, boards)
    if (answerModelTools && (tool === 'model' || tool === 'model.json')) return answerModelTools(request, url)
    switch (`${request.method} ${tool}`) {
      case 'GET mail':
        return toolAnswer(mailPage(mail.list(to), to))
      case 'GET mail.json':
        return json(200, mail.list(to))
      case 'POST mail':
        return returnMail(request)
      case 'GET table':
        return json(200, { name: database.tableName, client: database.clientConfig, log: logFile ?? null })
      case 'POST clock':
        return moveClock(request)
      case 'POST schedules':
        return run(request, name ?? '')
      case 'GET payments':
      case 'POST payments':
        return answerPaymentTools(request, name ?? '', payments)
      default:
        return plain(
          404,
          'Here are: GET /local/mail, POST /local/mail, GET /local/mail.json, GET /local/table, GET and POST /local/payments, GET /local/boards, POST /local/clock, POST /local/schedules/<name>.',
        )
    }
  }
}
