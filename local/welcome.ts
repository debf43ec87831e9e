import { brand } from '../shared/brand.ts'
import { demoPeople } from './demo/people.ts'
import { demoPassword } from './people.ts'

type Ready = {
  readonly url: string
  readonly dataDir: string
  readonly logFile: string
  /** From the command until now. */
  readonly seconds: number
}

/** What the terminal shows when everything is up. */
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
