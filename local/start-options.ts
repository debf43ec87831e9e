import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type StartOptions = {
  readonly port: number
  readonly dataDir: string
  /** Begin with no data but the demo people. */
  readonly fresh: boolean
  /** Vite's development server in place of the build. */
  readonly dev: boolean
  /** The job boards themselves, over the internet, and not their stand-ins. */
  readonly live: boolean
}

const portOf = (text: string): number => {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Error(`PORT is ${text}: give it a number up to 65535, such as \`PORT=3001 npm start\`.`)
}

const parse = (args: readonly string[]) => {
  const options = {
    fresh: { type: 'boolean' },
    dev: { type: 'boolean' },
    live: { type: 'boolean' },
    data: { type: 'string' },
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw new Error(
      `Aiki does not know ${args.join(' ')}: it takes --fresh (begin anew), --dev, --live (the real job boards) and --data <folder>.`,
    )
  }
}

/** What `npm start` was asked for. Throws one sentence when that can't be. */
export const startOptions = (args: readonly string[], port = '3000'): StartOptions => {
  const { fresh = false, dev = false, live = false, data } = parse(args)
  // Adverts of ours must not stand among those of the boards themselves.
  const ownData = live ? '.local/live' : '.local'
  return { port: portOf(port), dataDir: resolve(data ?? ownData), fresh, dev, live }
}
