import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Answer, json, plain } from '../answer.ts'
import { readBody } from '../read-body.ts'
import { disputeOutcomes } from './dispute.ts'
import { PaystackError } from './errors.ts'
import { modePatch } from './mode.ts'
import type { Payments } from './payments.ts'
import { paymentsPage } from './tools-page.ts'

const refund = z.strictObject({
  reference: z.string(),
  amount: z.coerce.number().int().positive().optional(),
})
const dispute = z.strictObject({ reference: z.string(), outcome: z.enum(disputeOutcomes) })
const nothing = z.strictObject({})

type Tool = { readonly takes: string; readonly run: (input: unknown, payments: Payments) => unknown }

/** Each tool by the last part of its path. `parse` throws ZodError, which says what the tool takes. */
const tools: Readonly<Record<string, Tool>> = {
  '': {
    takes:
      '{"api": "ok"|"down"|"slow"|"refuses-key", "webhooks": "ok"|"off"|"duplicate"|"reordered", "refunds": "ok"|"pending"|"refused"|"failing"}, or some of them',
    run: (input, payments) => payments.mode(modePatch.parse(input)),
  },
  refund: {
    takes: '{"reference"}, and an "amount" in kobo for less than all',
    run: (input, payments) => {
      const { reference, amount } = refund.parse(input)
      payments.refund(reference, amount)
    },
  },
  dispute: {
    takes: '{"reference", "outcome": "opened"|"lost"|"won"}',
    run: (input, payments) => {
      const { reference, outcome } = dispute.parse(input)
      payments.dispute(reference, outcome)
    },
  },
  settle: {
    takes: 'nothing',
    run: (input, payments) => {
      nothing.parse(input)
      payments.settle()
    },
  },
  deliver: {
    takes: 'nothing',
    run: (input, payments) => {
      nothing.parse(input)
      return payments.deliver()
    },
  },
}

const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

const inputOf = (request: IncomingMessage, body: string): unknown => {
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(body))
  return body === '' ? {} : jsonOrNothing(body)
}

const overview = (payments: Payments) => ({
  mode: payments.mode(),
  transactions: payments.transactions(),
  webhooks: payments.webhooks().filter(({ dueAt }) => dueAt !== null),
})

const act = async (request: IncomingMessage, name: string, payments: Payments): Promise<Answer> => {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool)
    return plain(
      404,
      `Here are: POST /local/payments, and below it ${Object.keys(tools).filter(Boolean).join(', ')}.`,
    )
  try {
    await tool.run(inputOf(request, await readBody(request, 4000)), payments)
  } catch (error) {
    if (error instanceof z.ZodError) return plain(400, `It takes ${tool.takes}.`)
    if (error instanceof PaystackError) return plain(error.status, error.message)
    throw error
  }
  return isForm(request)
    ? { status: 303, headers: { location: '/local/payments' } }
    : json(200, overview(payments))
}

/** The payment provider's back office below `/local/payments`: JSON, and a page for a browser. */
export const answerPaymentTools = async (
  request: IncomingMessage,
  name: string,
  payments: Payments,
): Promise<Answer> => {
  if (request.method === 'POST') return act(request, name, payments)
  return request.headers.accept?.includes('text/html')
    ? paymentsPage(overview(payments))
    : json(200, overview(payments))
}
