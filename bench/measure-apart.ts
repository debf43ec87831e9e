import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod'
import { figures } from './figures.ts'
import type { Options } from './measurement.ts'
import type { MeasurementName } from './measurements.ts'
import type { Outcome } from './report.ts'

const longestMs = 900_000

const said = z.union([
  z.object({ about: z.string(), figures, notes: z.array(z.string()) }),
  z.object({ about: z.string(), failure: z.string() }),
])

/** The message of the process, or the reason why it ended without one. */
const outcomeOf = (message: unknown, code: unknown, signal: unknown): z.infer<typeof said> => {
  const heard = said.safeParse(message)
  if (heard.success) return heard.data
  const failure = code === 143 ? 'It took too long.' : `It ended with ${code ?? signal}.`
  return { about: 'not measured', failure }
}

/** Measures in a process of its own, so that measurements don't influence each other. A failure becomes an outcome. */
export const measureApart = async (
  name: MeasurementName,
  { rough }: Pick<Options, 'rough'>,
): Promise<Outcome> => {
  const started = performance.now()
  const child = fork(join(import.meta.dirname, 'measure-one.ts'), [name, ...(rough ? ['--rough'] : [])], {
    // Functions log each request. Here they log too, and the output is dropped.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let words = ''
  child.stderr?.on('data', chunk => {
    words = `${words}${chunk}`.slice(-10_000)
  })
  let message: unknown
  child.once('message', received => {
    message = received
  })
  const timer = setTimeout(() => child.kill('SIGTERM'), longestMs)
  const [code, signal]: unknown[] = await once(child, 'exit')
  clearTimeout(timer)
  const outcome = outcomeOf(message, code, signal)
  // The tools print much that is interesting only when something went wrong.
  if ('failure' in outcome) process.stderr.write(words)
  return { name, seconds: (performance.now() - started) / 1000, ...outcome }
}
