import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { QueueName } from '../../functions/queues/payload.ts'
import { queueEvent } from '../../functions/queues/queues.testing.ts'
import { profileStore } from '../../functions/store/profiles.ts'
import { eventOf } from '../../local/gateway.testing.ts'
import { errorBody, errors } from '../../shared/api/errors.ts'
import { eventsIn } from '../../shared/api/event-stream.ts'
import { type Operation, routeKey } from '../../shared/api/operation.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { type Booted, boot } from './boot.ts'
import { makeBundles } from './bundles.ts'
import type { TestRequest } from './requests.ts'
import { startStandIns } from './stand-ins.ts'

const gatewayAnswer = z.object({ statusCode: z.number(), body: z.string() })
const failed = z.object({ type: z.literal('failed'), error: errorBody.shape.error })

/** Returns the result of a stream: its last event, with the status of the error where that event reports one. */
const endOf = async (body: string): Promise<{ status: number; body: unknown }> => {
  async function* whole() {
    yield body
  }
  let last: unknown
  for await (const event of eventsIn(whole())) last = JSON.parse(event)
  const { success, data } = failed.safeParse(last)
  return success ? { status: errors[data.error.code].status, body: data } : { status: 200, body: last }
}

export type Stage = Awaited<ReturnType<typeof openStage>>

/** Starts every function as it would be deployed, each in its own process, with the embedded services. */
export const openStage = async () => {
  const functions = new Map<string, Booted>()
  const invoke = (name: string, event: unknown, milliseconds?: number): Promise<unknown> => {
    const fn = functions.get(name)
    if (!fn) throw new Error(`The stack has no function ${name}.`)
    return fn.invoke(event, milliseconds)
  }
  const { bundles, remove } = makeBundles()
  const standIns = await startStandIns(async (name, event) =>
    Object.assign({}, event, await invoke(name, event)),
  )
  await Promise.all(
    [...bundles].map(async ([name, bundle]) => functions.set(name, await boot(name, bundle, standIns))),
  )

  return {
    bundles,
    functions,
    standIns,
    /** Sends a function one event. Throws the function's error. */
    invoke,
    /** Calls the function of a queue with the messages that were sent to it. Returns how many there were. */
    consume: async (name: QueueName, milliseconds?: number): Promise<number> => {
      const bodies = standIns.messagesOf(name)
      if (bodies.length > 0)
        expect(await invoke(name, queueEvent(bodies), milliseconds), functions.get(name)?.log()).toEqual({
          batchItemFailures: [],
        })
      return bodies.length
    },
    /** Calls an operation as the gateway does. */
    call: async (name: string, operation: Operation, request: TestRequest) => {
      const event = eventOf({ route: routeKey(operation), ...request })
      const { statusCode, body } = gatewayAnswer.parse(await invoke(name, event))
      if (operation.streams && statusCode === 200) return endOf(body)
      const read: unknown = JSON.parse(body)
      return { status: statusCode, body: read }
    },
    /** Gives a person a profile, which everyone has who signed up. */
    giveProfile: async (sub: string): Promise<void> => {
      const first = firstProfile({ email: `${sub}@example.com`, name: sub, answers: null }, new Date())
      await profileStore(standIns.table).begin(sub, first)
    },
    close: async (): Promise<void> => {
      for (const fn of functions.values()) fn.stop()
      await standIns.stop()
      remove()
    },
  }
}
