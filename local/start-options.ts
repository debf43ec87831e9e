import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '../shared/brand.ts'
import { demoPeople } from './demo/people.ts'
import { demoPassword } from './people.ts'

export type StartOptions = {
  readonly port: number
  readonly dataDir: string
  /** Starts with no data except the demo people. */
  readonly fresh: boolean
  /** Uses Vite's development server in place of the build. */
  readonly dev: boolean
  /** Reads the real job boards over the internet, and not their stand-ins. */
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

/** Reads the options of `npm start`. Throws one sentence for a wrong option. */
export const startOptions = (args: readonly string[], port = '3000'): StartOptions => {
  const { fresh = false, dev = false, live = false, data } = parse(args)
  // The stand-ins' adverts must not mix with the adverts of the real boards.
  const ownData = live ? '.local/live' : '.local'
  return { port: portOf(port), dataDir: resolve(data ?? ownData), fresh, dev, live }
}

type Ready = {
  readonly url: string
  readonly dataDir: string
  readonly logFile: string
  /** The seconds since the command. */
  readonly seconds: number
}

/** Returns the text for the terminal when everything has started. */
export const welcome = ({ url, dataDir, logFile, seconds }: Ready): string => `
${brand.name} is ready after ${seconds.toFixed(1)} s.

  The app          ${url}
  Mailbox          ${url}/local/mail
  Payments         ${url}/local/payments
  Job boards       ${url}/local/boards
  API description  ${url}/api/openapi.json

  Demo people, all with the password ${demoPassword}
${demoPeople.map(({ email, about }) => `    ${email.padEnd(22)} ${about}`).join('\n')}

  Data is kept in ${dataDir}. To begin anew: npm start -- --fresh
  What the functions log is in ${logFile}; warnings and errors show here too.
  Ctrl-C stops.
`
