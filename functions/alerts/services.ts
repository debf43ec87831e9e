import type { CurrentIndex } from '../jobs/current-index.ts'
import type { Mailer } from '../services/mail.ts'
import type { AlertRunStore } from '../store/alert-runs.ts'

export type AlertServices = {
  readonly alertRuns: AlertRunStore
  readonly index: Pick<CurrentIndex, 'get'>
  readonly mailer: Mailer
  readonly siteUrl: string
}
