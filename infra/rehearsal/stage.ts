import * as z from 'zod'
import { profileStore } from '../../functions/store/profiles.ts'
import { eventOf } from '../../local/gateway.testing.ts'
import { type Operation, routeKey } from '../../shared/api/operation.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { type Booted, boot } from './boot.ts'
import { makeBundles } from './bundles.ts'
import type { Asked } from './requests.ts'
import { startSurroundings } from './surroundings.ts'

const gatewayAnswer = z.object({
  statusCode: z.number(),
  body: z.string().transform((text): unknown => JSON.parse(text)),
})

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
      return { status: statusCode, body }
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
