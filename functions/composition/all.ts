import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { DomainName } from '../../shared/api/index.ts'
import { account } from '../api/account.ts'
import { alerts } from '../api/alerts.ts'
import { applications } from '../api/applications.ts'
import { assistant } from '../api/assistant.ts'
import { career } from '../api/career.ts'
import { documents } from '../api/documents.ts'
import { files } from '../api/files.ts'
import { home } from '../api/home.ts'
import { imports } from '../api/imports.ts'
import { insights } from '../api/insights.ts'
import { interviews } from '../api/interviews.ts'
import { jobs } from '../api/jobs.ts'
import { letters } from '../api/letters.ts'
import { notifications } from '../api/notifications.ts'
import { payments } from '../api/payments.ts'
import { preferences } from '../api/preferences.ts'
import { profile } from '../api/profile.ts'
import { receipts } from '../api/receipts.ts'
import { record } from '../api/record.ts'
import { resumes } from '../api/resumes.ts'
import { reviews } from '../api/reviews.ts'
import { settings } from '../api/settings.ts'
import { subscription } from '../api/subscription.ts'
import { support } from '../api/support.ts'
import { webhooks } from '../api/webhooks.ts'
import { customMessage } from '../identity/custom-message.ts'
import { poolEvents } from '../identity/pool-events.ts'
import { postConfirmation } from '../identity/post-confirmation.ts'
import { preSignUp } from '../identity/pre-sign-up.ts'
import { preTokenGeneration } from '../identity/pre-token-generation.ts'
import { signInLink } from '../identity/sign-in-link.ts'
import { mailEvents } from '../mailings/mail-events.ts'
import { chargeRenewal } from '../queues/charge-renewal.ts'
import { matchAlert } from '../queues/match-alert.ts'
import { matchArrivals } from '../queues/match-arrivals.ts'
import type { QueueName } from '../queues/payload.ts'
import { purgeAccount } from '../queues/purge-account.ts'
import { sendMail } from '../queues/send-mail.ts'
import type { Handler } from '../runtime/guarded.ts'
import type { StreamedResult } from '../runtime/serve-stream.ts'
import { advanceSubscriptions } from '../schedules/advance-subscriptions.ts'
import { buildIndex } from '../schedules/build-index.ts'
import { chargeRenewals } from '../schedules/charge-renewals.ts'
import { checkHealth } from '../schedules/check-health.ts'
import { forgetUnconfirmed } from '../schedules/forget-unconfirmed.ts'
import { matchAlerts } from '../schedules/match-alerts.ts'
import type { ScheduleVerb } from '../schedules/payload.ts'
import { purgeDeleted } from '../schedules/purge-deleted.ts'
import { readBoard } from '../schedules/read-board.ts'
import { reconcilePayments } from '../schedules/reconcile-payments.ts'
import { remindInterviews } from '../schedules/remind-interviews.ts'
import { removeOrphanedFiles } from '../schedules/remove-orphaned-files.ts'
import { sendMailings } from '../schedules/send-mailings.ts'
import { changes } from '../streams/changes.ts'
import type { Services } from './services.ts'

/** Makes the function of each domain. A domain of the contract without a function does not compile. */
export const allDomains = (services: Services): Readonly<Record<DomainName, Handler<StreamedResult>>> => ({
  account: account(services),
  alerts: alerts(services),
  applications: applications(services),
  assistant: assistant(services),
  career: career(services),
  documents: documents(services),
  files: files(services),
  home: home(services),
  imports: imports(services),
  insights: insights(services),
  interviews: interviews(services),
  jobs: jobs(services),
  letters: letters(services),
  notifications: notifications(services),
  payments: payments(services),
  preferences: preferences(services),
  profile: profile(services),
  receipts: receipts(services),
  record: record(services),
  resumes: resumes(services),
  reviews: reviews(services),
  settings: settings(services),
  subscription: subscription(services),
  support: support(services),
  webhooks: webhooks(services),
})

type Scheduled = (payload: unknown) => Promise<unknown>

/** Makes the function of each schedule. A verb of the timetable without a function does not compile. */
export const allSchedules = (services: Services): Readonly<Record<ScheduleVerb, Scheduled>> => ({
  'advance-subscriptions': advanceSubscriptions(services),
  'build-index': buildIndex(services),
  'charge-renewals': chargeRenewals(services),
  'check-health': checkHealth(services),
  'forget-unconfirmed': forgetUnconfirmed(services),
  'match-alerts': matchAlerts(services),
  'purge-deleted': purgeDeleted(services),
  'read-board': readBoard(services),
  'reconcile-payments': reconcilePayments(services),
  'remind-interviews': remindInterviews(services),
  'remove-orphaned-files': removeOrphanedFiles(services),
  'send-mailings': sendMailings(services),
})

type Consumer = (
  event: SQSEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<SQSBatchResponse>

/** Makes the function of each queue. A queue without a function does not compile. */
export const allQueues = (services: Services): Readonly<Record<QueueName, Consumer>> => ({
  'match-alert': matchAlert(services),
  'match-arrivals': matchArrivals(services),
  'charge-renewal': chargeRenewal(services),
  'purge-account': purgeAccount(services),
  'send-mail': sendMail(services),
})

/** Makes the functions that other services call: the user pool, its audit trail, the stream of the table, and SES. */
export const allTriggers = (services: Services) => ({
  customMessage: customMessage(services),
  preSignUp: preSignUp(services),
  postConfirmation: postConfirmation(services),
  preTokenGeneration: preTokenGeneration(services),
  signInLink: signInLink(services),
  poolEvents: poolEvents(services),
  changes: changes(services),
  mailEvents: mailEvents(services),
})
