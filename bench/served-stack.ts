import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod'

const servedStack = z.object({
  url: z.url(),
  /** One person, who tracks more applications than a page holds. */
  email: z.string(),
  password: z.string(),
  accessToken: z.string(),
})
export type ServedStack = z.infer<typeof servedStack>

/** Starts the local stack in a process of its own, so that what measures it does not share its thread. */
export const startServedStack = async (): Promise<ServedStack & { readonly stop: () => Promise<void> }> => {
  const child = fork(join(import.meta.dirname, 'stack-process.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]: unknown[]) => {
    throw new Error(`The local stack ended with ${code}.`)
  })
  const [message]: unknown[] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  return {
    ...servedStack.parse(message),
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
