import * as z from 'zod/mini'
import { profileStore } from '../../functions/store/profiles.ts'
import { eventOf } from '../../local/gateway.testing.ts'
import { errorBody, errors } from '../../shared/api/errors.ts'
import { eventsIn } from '../../shared/api/event-stream.ts'
import { type Operation, routeKey } from '../../shared/api/operation.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { type Booted, boot } from './boot.ts'
import { makeBundles } from './bundles.ts'
import type { Asked } from './requests.ts'
import { startSurroundings } from './surroundings.ts'

const gatewayAnswer = z.object({ statusCode: z.number(), body: z.string() })
const failed = z.object({ type: z.literal('failed'), error: errorBody.shape.error })

/** The last event is what a stream came to; one that says what went wrong stands for its status. */
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

/** Every function as it would be deployed, each in a process of its own, against the embedded services. */
export const openStage = async () => {
  const functions = new Map<string, Booted>()
  const invoke = (name: string, event: unknown): Promise<unknown> => {
    const fn = functions.get(name)
    if (!fn) throw new Error(`The stack has no function ${name}.`)
    return fn.invoke(event)
  }
  const { bundles, remove } = makeBundles()
  const surroundings = await startSurroundings(async (name, event) =>
    Object.assign({}, event, await invoke(name, event)),
  )
  await Promise.all(
    [...bundles].map(async ([name, bundle]) => functions.set(name, await boot(name, bundle, surroundings))),
  )

  return {
    bundles,
    functions,
    surroundings,
    /** Sends a function one event. Throws what the function threw. */
    invoke,
    /** Asks for an operation as the gateway does. */
    call: async (name: string, operation: Operation, request: Asked) => {
      const event = eventOf({ route: routeKey(operation), ...request })
      const { statusCode, body } = gatewayAnswer.parse(await invoke(name, event))
      if (operation.streams && statusCode === 200) return endOf(body)
      const read: unknown = JSON.parse(body)
      return { status: statusCode, body: read }
    },
    /** Whoever asks has a profile, as everyone has who signed up. */
    giveProfile: async (sub: string): Promise<void> => {
      const first = firstProfile({ email: `${sub}@example.com`, name: sub, answers: null }, new Date())
      await profileStore(surroundings.table).begin(sub, first)
    },
    close: async (): Promise<void> => {
      for (const fn of functions.values()) fn.stop()
      await surroundings.stop()
      remove()
    },
  }
}
