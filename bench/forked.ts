import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type * as z from 'zod'

/**
 * Starts a script of this folder in a process of its own, so that it doesn't share a thread with what measures it. The
 * script sends one message when it is ready, and runs until it is stopped.
 */
export const startForked = async <Said extends z.ZodType>(
  script: string,
  args: readonly string[],
  says: Said,
): Promise<{ readonly said: z.output<Said>; readonly stop: () => Promise<void> }> => {
  const child = fork(join(import.meta.dirname, script), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]: unknown[]) => {
    throw new Error(`${script} ended with ${code}.`)
  })
  const [message]: unknown[] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  return {
    said: says.parse(message),
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
