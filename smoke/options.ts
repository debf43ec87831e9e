import { parseArgs } from 'node:util'
import { type S3Place, s3Place } from './s3-mailbox.ts'

export const usage = `Use: npm run smoke -- <SiteUrl> [options]

  <SiteUrl>                 the output SiteUrl of the stack, or http://localhost:3000 for \`npm start\`
  --mailbox s3://b/host     the bucket that receives mail for the addresses of a host (the output SmokeMailboxUrl).
                            Without it, an address and its code are asked for here
  --stack <name>            the stack, such as Aiki-staging: looks at boards, alarms and logs with your AWS credentials
  --json                    prints the results as JSON
  --pictures <folder>       where pictures of failures go; test-results/smoke without it`

export type SmokeArguments = {
  /** The origin, without a slash at the end. */
  readonly site: string
  readonly mailbox: 'local' | 'terminal' | S3Place
  readonly stack: string | undefined
  readonly json: boolean
  readonly pictures: string
}

const parse = (args: readonly string[]) => {
  const text = { type: 'string' } as const
  const options = { mailbox: text, stack: text, pictures: text, json: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new Error(usage, { cause })
  }
}

const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Reads the arguments of `npm run smoke`. Throws one sentence, or the usage. */
export const smokeArguments = (args: readonly string[]): SmokeArguments => {
  const { values, positionals } = parse(args)
  const [address = '', ...rest] = positionals
  const url = URL.parse(address)
  if (!url || rest.length > 0) throw new Error(usage)
  if (!isLocal(url) && url.protocol !== 'https:')
    throw new Error(`${address} is not https: only an Aiki on this machine has http.`)
  const { mailbox, stack, json = false, pictures = 'test-results/smoke' } = values
  return {
    site: url.origin,
    mailbox: mailbox ? s3Place(mailbox) : isLocal(url) ? 'local' : 'terminal',
    stack,
    json,
    pictures,
  }
}
