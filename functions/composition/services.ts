import type { Board } from '../../shared/lists.ts'
import type { FileReader } from '../imports/file-reader.ts'
import type { BoardStatuses } from '../jobs/board-statuses.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import type { ReadBoardServices } from '../jobs/read-board.ts'
import type { Files } from '../services/files.ts'
import type { Live } from '../services/live.ts'
import type { Mailer } from '../services/mail.ts'
import type { Deadlines } from '../services/model/deadline.ts'
import type { Model } from '../services/model/model.ts'
import type { Objects } from '../services/objects.ts'
import type { Paystack } from '../services/paystack.ts'
import type { Queues } from '../services/queues.ts'
import type { PaystackKey, TrialSalt } from '../services/secrets.ts'
import type { SuppressionList } from '../services/suppression-list.ts'
import type { Users } from '../services/users.ts'
import type { Table } from '../store/table.ts'

export type BoardReading = Pick<ReadBoardServices, 'fetchFor' | 'keys' | 'employers' | 'keepsRhythm'>

/**
 * Everything that the functions use outside of themselves. A service is made when a function asks for it, so a function
 * makes only what it uses. `deployed` makes them from the environment of a Lambda, and `local/functions.ts` makes
 * them on one machine.
 */
export type Services = {
  /** Returns the one client of the table, which all callers share. */
  readonly table: () => Table
  /** The address of the site, without a slash at its end. */
  readonly siteUrl: () => string
  readonly users: () => Users
  /**
   * Returns the users of the pool that a trigger's event names. A trigger can't have the pool's id as a setting,
   * because that would be a circle in the stack.
   */
  readonly usersOf: () => (userPoolId: string) => Users
  /** Returns the mailer of notices, which SES refuses only for mailboxes that do not exist. */
  readonly mailer: () => Mailer
  /** Returns the mailer of mails with a switch, which SES also refuses for people who reported one as spam. */
  readonly mailingMailer: () => Mailer
  readonly suppressionList: () => SuppressionList
  /** Returns how many mails a second the mail service takes from us. */
  readonly mailRate: () => number
  readonly queues: () => Queues
  readonly live: () => Live
  readonly objects: () => Objects
  readonly files: () => Files
  /** `freshFor` and `patience` are in milliseconds. */
  readonly index: (rhythm?: { readonly freshFor?: number; readonly patience?: number }) => CurrentIndex
  /** Returns an empty folder for the files of one run. */
  readonly filesDirectory: () => string
  readonly boardStatuses: () => BoardStatuses
  /** Returns the boards that are switched on in addition to the thirteen. */
  readonly boardFlags: () => readonly Board[]
  /** Returns what loads all that `read-board` needs to read a board. */
  readonly boardReading: () => () => Promise<BoardReading>
  readonly model: (deadlines?: Partial<Deadlines>) => Model
  readonly paystack: () => { readonly paystack: Paystack; readonly key: PaystackKey }
  readonly trialSalt: () => TrialSalt
  readonly fileReader: () => FileReader
}

/** The services that a function uses, by name. */
export type Uses<Name extends keyof Services> = Pick<Services, Name>

/** The services of a function that reads rows and mails their owners. */
export type MailUses = Uses<'table' | 'mailer' | 'siteUrl'>
