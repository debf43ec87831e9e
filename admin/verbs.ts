import type { BoardState } from '../functions/store/board-row.ts'
import { boardStatusOf, boardStore } from '../functions/store/boards.ts'
import { reportModeration, type WaitingJob } from '../functions/store/job-reports.ts'
import { paymentStore } from '../functions/store/payments.ts'
import { reviewModeration } from '../functions/store/review-moderation.ts'
import type { Table } from '../functions/store/table.ts'
import { ticketDesk } from '../functions/store/tickets.ts'
import { ApiError } from '../shared/api/errors.ts'
import { boards as about } from '../shared/domain/jobs/boards.ts'

/** The answer of a verb: rows, of which a terminal shows some columns, or one sentence. */
export type Outcome =
  | {
      readonly columns: readonly string[]
      /** The column that is printed whole below each row that has it, because an operator decides by the whole text. */
      readonly text?: string
      readonly rows: readonly Readonly<Record<string, unknown>>[]
      /** The sentence for a list without rows. */
      readonly none: string
    }
  | { readonly done: string }

export type Verb = {
  /** The argument after the name, as the usage shows it. Left out: no argument. */
  readonly takes?: string
  readonly help: string
  /** `id` is empty for a verb that takes none. Throws ApiError. */
  readonly run: (table: Table, id: string, now: Date) => Promise<Outcome>
}

const reviewsList: Verb = {
  help: 'the reviews that wait for you, oldest first',
  run: async table => ({
    columns: ['id', 'createdAt', 'rating', 'reviewerName'],
    text: 'reviewText',
    rows: await reviewModeration(table).pending(),
    none: 'No review is waiting.',
  }),
}

const reviewsPublic: Verb = {
  help: 'the reviews that everyone can read, oldest first',
  run: async table => ({
    columns: ['id', 'rating', 'likes', 'dislikes', 'reviewerName', 'reviewText'],
    rows: await reviewModeration(table).approved(),
    none: 'No review is public yet.',
  }),
}

const reviewsApprove: Verb = {
  takes: '<id>',
  help: 'make a waiting review public',
  run: async (table, id) => {
    await reviewModeration(table).approve(id)
    return { done: `The review ${id} is public.` }
  },
}

const reviewsReject: Verb = {
  takes: '<id>',
  help: 'delete a review, waiting or public',
  run: async (table, id) => {
    await reviewModeration(table).reject(id)
    return { done: `The review ${id} is deleted.` }
  },
}

const ticketsList: Verb = {
  help: 'the open tickets; who was promised an answer first comes first',
  run: async table => ({
    columns: ['id', 'dueAt', 'priority', 'category', 'subject'],
    text: 'message',
    rows: await ticketDesk(table).open(),
    none: 'No ticket is open.',
  }),
}

const ticketsClose: Verb = {
  takes: '<id>',
  help: 'take an answered ticket off the list',
  run: async (table, id, now) => {
    await ticketDesk(table).close(id, now)
    return { done: `The ticket ${id} is closed.` }
  },
}

const paymentsFind: Verb = {
  takes: '<reference>',
  help: 'a payment as the ledger has it; amounts in kobo',
  run: async (table, reference) => {
    const payment = await paymentStore(table).get(reference)
    if (!payment) throw new ApiError('not_found')
    return {
      columns: ['state', 'amount', 'refunded', 'tier', 'purchase', 'channel', 'createdAt', 'paidAt', 'sub'],
      rows: [payment],
      none: '',
    }
  },
}

/** What was odd in the last answer of a board, and what was not understood of it; one line each. */
const oddOf = ({ loose, changed, fault }: BoardState): string => {
  const row = fault?.row ?? changed?.row
  return [
    loose === null ? [] : [`answer: ${loose}`],
    row ? [`${fault?.row ? 'sent' : 'most rows like'}: ${row}`] : [],
  ]
    .flat()
    .join('\n')
}

export const boardsList: Verb = {
  help: 'how the job boards stand, and what was wrong with those that fail',
  run: async (table, _, now) => {
    const states = await boardStore(table).list()
    const rows = states.map(state => {
      const status = boardStatusOf(state.board, state, now)
      // The table does not say which boards are switched on. One that was never tried is off.
      const isOff = about[state.board].isFlagged && state.tries === 0
      return {
        ...state,
        state: isOff ? 'off' : status.state,
        jobs: state.count,
        fault: state.off === 'key' ? 'has no key here' : (state.fault?.says ?? null),
        odd: oddOf(state),
      }
    })
    return {
      columns: ['board', 'state', 'jobs', 'broken', 'readAt', 'failures', 'fault', 'nextTryAt'],
      text: 'odd',
      rows,
      none: '',
    }
  },
}

/** Reports that don't count towards hiding are named apart. */
const newAccounts = (reports: WaitingJob['reports']): string => {
  const left = reports.filter(({ counts }) => !counts).length
  return left > 0 ? ` (${left} of new accounts, which do not count)` : ''
}

/** The address of the advert, the reasons with how many people gave each, and what people wrote. */
const reportText = ({ url, reports }: WaitingJob): string => {
  const reasons = [...Map.groupBy(reports, ({ reason }) => reason)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const notes = reports.map(({ note }) => note).filter(note => note !== '')
  const said = reasons.map(([reason, of]) => `${of.length} × ${reason}${newAccounts(of)}`)
  return [url, said.join(', '), ...notes].join('\n')
}

const reportsList: Verb = {
  help: 'the adverts that people report; those that are hidden until you look come first',
  run: async table => ({
    columns: ['id', 'state', 'waiting', 'counting', 'at', 'title', 'company'],
    text: 'text',
    rows: (await reportModeration(table).waiting()).map(job => ({ ...job, text: reportText(job) })),
    none: 'No advert is reported.',
  }),
}

const reportsKeep: Verb = {
  takes: '<id>',
  help: 'show an advert again; reports count from zero',
  run: async (table, id, now) => {
    await reportModeration(table).keep(id, now)
    return { done: `The advert ${id} is shown. Reports of three more people would hide it.` }
  },
}

const reportsRemove: Verb = {
  takes: '<id>',
  help: 'hide a reported advert for good',
  run: async (table, id, now) => {
    await reportModeration(table).remove(id, now)
    return { done: `The advert ${id} is hidden for good.` }
  },
}

/** All verbs, by the words that an operator types. A noun alone means its list. */
export const verbs: ReadonlyMap<string, Verb> = new Map([
  ['reviews list', reviewsList],
  ['reviews public', reviewsPublic],
  ['reviews approve', reviewsApprove],
  ['reviews reject', reviewsReject],
  ['tickets list', ticketsList],
  ['tickets close', ticketsClose],
  ['payments find', paymentsFind],
  ['reports list', reportsList],
  ['reports keep', reportsKeep],
  ['reports remove', reportsRemove],
  ['boards list', boardsList],
])

const lines = [...verbs].map(([words, { takes = '', help }]) => `  ${`${words} ${takes}`.padEnd(25)} ${help}`)

export const usage = `Use: npm run admin -- <what> [options]

${lines.join('\n')}
  trace <request id>        what happened to a request, from the logs. On AWS name the stack: --stack <name>,
                            and --days <n> to look further back than 7 days

  restore                   copies rows of a restored table of AWS; alone it says its options

  --json                    the whole rows, as JSON
  --url <address>           of the Aiki that runs on this machine; http://localhost:3000 without it
  --table <name>            the table of a deployment instead (its output TableName), with your AWS credentials
  --region <region>         where that table is; without it, the region of your credentials`
