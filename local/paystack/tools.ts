import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Answer, isForm, json, plain, readBody, seeOther } from '../http.ts'
import type { Values } from '../template.ts'
import { clockTime, toolAnswer, toolPage } from '../tool-page.ts'
import { money } from './checkout/pages.ts'
import { PaystackError } from './errors.ts'
import { type Mode, mode, modePatch } from './faults.ts'
import type { Payments } from './payments.ts'
import { disputeOutcomes } from './wire-data.ts'

const refund = z.strictObject({
  reference: z.string(),
  amount: z.coerce.number().int().positive().optional(),
})
const dispute = z.strictObject({ reference: z.string(), outcome: z.enum(disputeOutcomes) })
const nothing = z.strictObject({})

type Tool = { readonly takes: string; readonly run: (input: unknown, payments: Payments) => unknown }

/** The tools by the last part of their path. `parse` throws ZodError, whose words say what the tool takes. */
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

const inputOf = (request: IncomingMessage, body: string): unknown => {
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(body))
  return body === '' ? {} : jsonOrNothing(body)
}

const overview = (payments: Payments) => ({
  mode: payments.mode(),
  transactions: payments.transactions(),
  webhooks: payments.webhooks().filter(({ dueAt }) => dueAt !== null),
})

type Overview = ReturnType<typeof overview>
type Payment = Overview['transactions'][number]

const actionsOf = ({ dispute }: Payment): Values[] => [
  { tool: 'refund', outcome: '', words: 'Refund it' },
  ...(dispute === 'opened'
    ? [
        { tool: 'dispute', outcome: 'lost', words: 'Dispute lost' },
        { tool: 'dispute', outcome: 'won', words: 'Dispute won' },
      ]
    : [{ tool: 'dispute', outcome: 'opened', words: 'Dispute it' }]),
]

const rowOf = (payment: Payment): Values => ({
  ...payment,
  money: money(payment),
  channel: payment.channel ? `, by ${payment.channel.replace('_', ' ')}` : '',
  time: clockTime(payment.createdAt),
  actions: payment.status === 'success' && { tools: actionsOf(payment) },
})

const choiceOf = (name: keyof Mode, label: string, chosen: string): Values => ({
  name,
  label,
  options: mode.shape[name].options.map(option => ({ option, isChosen: option === chosen })),
})

/** Makes the page of the payments, the waiting webhooks and the faults. */
const paymentsPage = ({ mode: now, transactions, webhooks }: Overview): string =>
  toolPage('payments', 'Payments on this machine', {
    choices: [
      choiceOf('api', 'Its API is', now.api),
      choiceOf('webhooks', 'Its webhooks are', now.webhooks),
      choiceOf('refunds', 'Its refunds are', now.refunds),
    ],
    waiting: webhooks.length,
    hasPayments: transactions.length > 0,
    payments: transactions.map(rowOf),
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
  return isForm(request) ? seeOther('/local/payments') : json(200, overview(payments))
}

/** Answers the tools of the payment provider below `/local/payments`: as JSON, and as a page for a browser. */
export const answerPaymentTools = async (
  request: IncomingMessage,
  name: string,
  payments: Payments,
): Promise<Answer> => {
  if (request.method === 'POST') return act(request, name, payments)
  return request.headers.accept?.includes('text/html')
    ? toolAnswer(paymentsPage(overview(payments)))
    : json(200, overview(payments))
}
