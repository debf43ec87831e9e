import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod'
import type { Bundle } from './bundles.ts'

/** The secret key of every function. The access key is the name of the function. */
export const functionSecret = 'rehearsal'

type Variables = Readonly<Record<string, string>>
type StandIns = {
  /**
   * The values of the stack's own variables, which a deployment would fill in, and the addresses of embedded services.
   */
  readonly values: Variables
  /** The addresses of the embedded services for the AWS SDK: `AWS_ENDPOINT_URL_<SERVICE>`. */
  readonly endpoints: Variables
}

export type Booted = {
  readonly nodeVersion: string
  /** Sends one event and waits for its answer. Throws the function's error. */
  /** `milliseconds`: how long the function may run. Left out: its timeout. */
  readonly invoke: (event: unknown, milliseconds?: number) => Promise<unknown>
  /** Returns the log of the function until now. */
  readonly log: () => string
  readonly stop: () => void
}

const ready = z.object({ ready: z.string() })
const outcome = z.union([z.object({ answer: z.string() }), z.object({ failure: z.string() })])

/** Returns the variables that Lambda and the stack set, and none of our own environment. */
const environmentOf = (name: string, bundle: Bundle, { values, endpoints }: StandIns): Variables => {
  const variables = Object.entries(bundle.variables).map(([key, given]) => {
    const value = values[key] ?? given
    if (typeof value !== 'string') throw new Error(`The rehearsal has no value for ${key} of ${name}.`)
    return [key, value]
  })
  return {
    ...Object.fromEntries(variables),
    ...endpoints,
    AWS_LAMBDA_FUNCTION_NAME: name,
    LAMBDA_TASK_ROOT: bundle.directory,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: name,
    AWS_SECRET_ACCESS_KEY: functionSecret,
    AWS_SESSION_TOKEN: functionSecret,
    TZ: ':UTC',
    // Each function has its own /tmp, as in Lambda.
    TMPDIR: bundle.directory,
  }
}

/** Waits for the next message of the function. Throws an error with the function's log if the function ends. */
const nextMessage = async (child: ChildProcess, log: () => string): Promise<unknown> => {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]: unknown[]) => message),
      once(child, 'exit', { signal }).then(([code]: unknown[]) => {
        throw new Error(`The function ended with code ${code}.\n${log()}`)
      }),
    ])
  } finally {
    waiting.abort()
  }
}

/** Starts a bundled function in its own process, as Lambda does at a cold start. */
export const boot = async (name: string, bundle: Bundle, standIns: StandIns): Promise<Booted> => {
  const child = fork(join(import.meta.dirname, 'bootstrap.ts'), {
    cwd: bundle.directory,
    env: environmentOf(name, bundle, standIns),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      written += chunk
    })
  const log = () => written
  const { ready: nodeVersion } = ready.parse(await nextMessage(child, log))
  return {
    nodeVersion,
    log,
    invoke: async (event, milliseconds = bundle.timeoutSeconds * 1000) => {
      const answered = nextMessage(child, log)
      child.send({ event, requestId: randomUUID(), milliseconds })
      const result = outcome.parse(await answered)
      if ('failure' in result) throw new Error(result.failure)
      return JSON.parse(result.answer)
    },
    stop: () => {
      child.kill()
    },
  }
}
