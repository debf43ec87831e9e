import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Task = {
  /** A short name, printed before each line that the task writes. */
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly environment?: Readonly<Record<string, string>>
}
export type Outcome = { readonly succeeded: boolean; readonly seconds: number }

const width = 8

/** Runs a command to its end, and prints each line of its output under the task's name. */
export const run = ({ name, command: [program, ...args], environment }: Task): Promise<Outcome> =>
  new Promise(resolve => {
    const started = performance.now()
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...environment },
    })
    const say = (line: string) => console.log(`${name.padEnd(width)}│ ${line}`)
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say)
    const end = (succeeded: boolean) => {
      const seconds = (performance.now() - started) / 1000
      say(`${succeeded ? 'done' : 'FAILED'} after ${seconds.toFixed(1)} s`)
      resolve({ succeeded, seconds })
    }
    child.once('error', error => {
      say(error.message)
      end(false)
    })
    // `close` comes after the last output, and `exit` can come before it.
    child.once('close', code => end(code === 0))
  })
