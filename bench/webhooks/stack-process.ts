import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { mapBounded } from '../../functions/store/bounded.ts'
import { newPaymentWrites } from '../../functions/store/payments.ts'
import { eventData } from '../../local/paystack/wire-data.ts'
import { LocalStack } from '../../local/stack.ts'
import { plans } from '../../shared/domain/plan.ts'
import { tableOf } from '../table-of.ts'
import { withoutStream } from '../without-stream.ts'
import type { PaidStack, SignedEvent } from './paid-stack.ts'

// The stack with its data on disk; started by paid-stack.ts. It runs until its parent disconnects.

const dataDir = mkdtempSync(join(tmpdir(), 'aiki-bench-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const stack = await LocalStack.start({ dataDir })
process.once('disconnect', () => stack.stop().finally(() => process.exit()))

const card = { number: '4084084084084081', month: '12', year: '2099' }

/** A person's checkout, paid at the provider, and its event. */
const pay = async (n: number): Promise<SignedEvent> => {
  const sub = randomUUID()
  const now = new Date()
  const payment = {
    reference: `aiki-${ulid()}`,
    email: `person-${n}@example.com`,
    amount: plans.pro.price.kobo,
  }
  const draft = { sub, name: 'Amina Bello', tier: 'pro', purchase: 'month', until: null } as const
  await stack.table.transact(newPaymentWrites({ ...payment, ...draft, automatic: false }, now))
  const transaction = stack.payments.addPast({ ...payment, card, hosted: true, at: now })
  const body = JSON.stringify({ event: 'charge.success', data: eventData(transaction) })
  return { sub, body, signature: stack.payments.sign(body) }
}

const { client, name } = await tableOf(stack.url)
await withoutStream(client, name)
client.destroy()

const count = Number(process.argv[2])
const events = await mapBounded(
  8,
  Array.from({ length: count }, (_, n) => n),
  pay,
)
const message: PaidStack = { url: stack.url, events }
process.send?.(message)
