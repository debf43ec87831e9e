import { boardsList } from './boards-list.ts'
import { paymentsFind } from './payments-find.ts'
import { reviewsApprove } from './reviews-approve.ts'
import { reviewsList } from './reviews-list.ts'
import { reviewsPublic } from './reviews-public.ts'
import { reviewsReject } from './reviews-reject.ts'
import { ticketsClose } from './tickets-close.ts'
import { ticketsList } from './tickets-list.ts'
import type { Verb } from './verb.ts'

/** Everything that an operator can ask for, by its words. */
export const verbs: ReadonlyMap<string, Verb> = new Map([
  ['reviews list', reviewsList],
  ['reviews public', reviewsPublic],
  ['reviews approve', reviewsApprove],
  ['reviews reject', reviewsReject],
  ['tickets list', ticketsList],
  ['tickets close', ticketsClose],
  ['payments find', paymentsFind],
  ['boards list', boardsList],
])

const lines = [...verbs].map(
  ([words, { takes = '', about }]) => `  ${`${words} ${takes}`.padEnd(25)} ${about}`,
)

export const usage = `Use: npm run admin -- <what> [options]

${lines.join('\n')}

  --json                    the whole rows, as JSON
  --url <address>           of the Aiki that runs on this machine; http://localhost:3000 without it
  --table <name>            the table of a deployment instead (its output TableName), with your AWS credentials
  --region <region>         where that table is; without it, the region of your credentials`
