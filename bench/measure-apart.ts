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

/** What the process said; what can be told of one that ended without a word. */
const outcomeOf = (message: unknown, code: unknown, signal: unknown): z.infer<typeof said> => {
  const heard = said.safeParse(message)
  if (heard.success) return heard.data
  const failure = code === 143 ? 'It took too long.' : `It ended with ${code ?? signal}.`
  return { about: 'not measured', failure }
}

/** Measures in a process of its own, so that no measurement warms or litters another's. What goes wrong is an outcome. */
export const measureApart = async (
  name: MeasurementName,
  { rough }: Pick<Options, 'rough'>,
): Promise<Outcome> => {
  const started = performance.now()
  const child = fork(join(import.meta.dirname, 'measure-one.ts'), [name, ...(rough ? ['--rough'] : [])], {
    // Functions log each request: they do so here as well, to nowhere.
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
  // The tools say much there that is of no interest unless something went wrong.
  if ('failure' in outcome) process.stderr.write(words)
  return { name, seconds: (performance.now() - started) / 1000, ...outcome }
}
