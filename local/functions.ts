import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { account } from '../functions/api/account.ts'
import { alerts } from '../functions/api/alerts.ts'
import { applications } from '../functions/api/applications.ts'
import { assistant } from '../functions/api/assistant.ts'
import { career } from '../functions/api/career.ts'
import { documents } from '../functions/api/documents.ts'
import { files } from '../functions/api/files.ts'
import { home } from '../functions/api/home.ts'
import { imports } from '../functions/api/imports.ts'
import { insights } from '../functions/api/insights.ts'
import { interviews } from '../functions/api/interviews.ts'
import { jobs } from '../functions/api/jobs.ts'
import { letters } from '../functions/api/letters.ts'
import { notifications } from '../functions/api/notifications.ts'
import { payments } from '../functions/api/payments.ts'
import { preferences } from '../functions/api/preferences.ts'
import { profile } from '../functions/api/profile.ts'
import { receipts } from '../functions/api/receipts.ts'
import { resumes } from '../functions/api/resumes.ts'
import { reviews } from '../functions/api/reviews.ts'
import { settings } from '../functions/api/settings.ts'
import { subscription } from '../functions/api/subscription.ts'
import { support } from '../functions/api/support.ts'
import { webhooks } from '../functions/api/webhooks.ts'
import { customMessage } from '../functions/identity/custom-message.ts'
import { poolEvents } from '../functions/identity/pool-events.ts'
import { postConfirmation } from '../functions/identity/post-confirmation.ts'
import { preSignUp } from '../functions/identity/pre-sign-up.ts'
import { preTokenGeneration } from '../functions/identity/pre-token-generation.ts'
import { sourceFileReader } from '../functions/imports/file-reader.ts'
import { createCurrentIndex } from '../functions/jobs/current-index.ts'
import { createStandings } from '../functions/jobs/standings.ts'
import { guarded, type Handler } from '../functions/runtime/guarded.ts'
import type { StreamedResult } from '../functions/runtime/serve-stream.ts'
import { advanceSubscriptions } from '../functions/schedules/advance-subscriptions.ts'
import { buildIndexNow } from '../functions/schedules/build-index.ts'
import { chargeRenewals } from '../functions/schedules/charge-renewals.ts'
import { forgetUnconfirmed } from '../functions/schedules/forget-unconfirmed.ts'
import { matchAlerts } from '../functions/schedules/match-alerts.ts'
import type { ScheduleVerb } from '../functions/schedules/payload.ts'
import { purgeDeleted } from '../functions/schedules/purge-deleted.ts'
import { readBoardNow } from '../functions/schedules/read-board.ts'
import { reconcilePayments } from '../functions/schedules/reconcile-payments.ts'
import { boardKeys } from '../functions/services/board-keys.ts'
import { connectors } from '../functions/services/boards/connectors.ts'
import { employerList } from '../functions/services/boards/employer-list.ts'
import { createBoardFetch } from '../functions/services/boards/fetch.ts'
import { originOnly, publicOnly } from '../functions/services/boards/reach.ts'
import { createFiles } from '../functions/services/files.ts'
import { createLive } from '../functions/services/live.ts'
import { createMailer } from '../functions/services/mail.ts'
import type { Model } from '../functions/services/model/model.ts'
import { createObjects } from '../functions/services/objects.ts'
import { createPaystack } from '../functions/services/paystack.ts'
import { paystackKey } from '../functions/services/paystack-key.ts'
import { createSecrets } from '../functions/services/secrets.ts'
import { trialSalt } from '../functions/services/trial-salt.ts'
import { createUsers } from '../functions/services/users.ts'
import { type AccessStore, accessStore } from '../functions/store/access.ts'
import { accountStores, notifyStores } from '../functions/store/account-stores.ts'
import { adviceStores } from '../functions/store/advice.ts'
import { alertRunStore } from '../functions/store/alert-runs.ts'
import { alertStore } from '../functions/store/alerts.ts'
import { applicationStore } from '../functions/store/applications.ts'
import { avatarStore } from '../functions/store/avatars.ts'
import { billingStores } from '../functions/store/billing-stores.ts'
import { boardStore } from '../functions/store/boards.ts'
import { digestStore } from '../functions/store/digests.ts'
import { exportStore } from '../functions/store/exports.ts'
import { fileStore } from '../functions/store/files.ts'
import { generationStore } from '../functions/store/generations.ts'
import { homeStore } from '../functions/store/homes.ts'
import { insightStore } from '../functions/store/insights.ts'
import { interviewStore } from '../functions/store/interviews.ts'
import { letterStore } from '../functions/store/letters.ts'
import { notificationStore } from '../functions/store/notifications.ts'
import { removePaidData } from '../functions/store/paid-data.ts'
import { preferenceStore } from '../functions/store/preferences.ts'
import { purgePerson } from '../functions/store/purge.ts'
import { resumeStore } from '../functions/store/resumes.ts'
import { reviewStore } from '../functions/store/reviews.ts'
import { searchStore } from '../functions/store/searches.ts'
import { seekerStore } from '../functions/store/seekers.ts'
import { sessionStore } from '../functions/store/sessions.ts'
import { settingStore } from '../functions/store/settings.ts'
import { signUpStore } from '../functions/store/sign-ups.ts'
import type { Table } from '../functions/store/table.ts'
import { ticketStore } from '../functions/store/tickets.ts'
import { trialMarkStore } from '../functions/store/trial-marks.ts'
import { unsubscribeStore } from '../functions/store/unsubscribes.ts'
import { voteStore } from '../functions/store/votes.ts'
import { writerStore } from '../functions/store/writers.ts'
import { changes } from '../functions/streams/changes.ts'
import { api, type DomainName } from '../shared/api/index.ts'
import type { Domain } from '../shared/api/operation.ts'
import { standInEmployers } from './boards/world/employers.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import { bucketName, fileBucketName } from './objects.ts'
import { pool } from './pool.ts'
import { boardSecretName, paymentSecretName, trialSecretName } from './secrets.ts'

type Surroundings = {
  readonly table: Table
  /** Of the one server, such as http://localhost:3000. */
  readonly url: string
  readonly aws: Pick<LocalDynamoDb['clientConfig'], 'region' | 'credentials'>
  /** Where the file of the index is kept that is searched. */
  readonly indexFolder: string
  /** Who writes. */
  readonly model: Model
  /** The same one, for whom nobody waits long. */
  readonly practiceModel: Model
  /** The boards themselves, and not their stand-ins. */
  readonly live: boolean
}

/** Where the functions of this machine read boards: at their stand-ins below `/boards`, and nowhere else. */
const standInBoards = (url: string) => ({
  reach: originOnly(url),
  addressOf: (address: string) => address.replace(/^https:\/\//, `${url}/boards/`),
})

/** Each domain's function with the check of its callers, as functions/runtime/deployed-domain.ts joins them. */
const checked = (domains: Readonly<Record<string, Handler<StreamedResult>>>, access: AccessStore) => {
  const contract: Readonly<Record<string, Domain>> = api
  return Object.fromEntries(
    Object.entries(domains).map(([name, handler]) => {
      const operations = contract[name]
      if (!operations) throw new Error(`The contract has no domain ${name}.`)
      return [name, guarded(operations, access, handler)]
    }),
  )
}

/** Every function with the services of this machine, as functions/lambda joins them with those of the cloud. */
export const joinFunctions = ({
  table,
  url,
  aws,
  indexFolder,
  model,
  practiceModel,
  live: isLive,
}: Surroundings) => {
  const cognito = new CognitoIdentityProviderClient({ ...aws, endpoint: `${url}/idp` })
  const users = createUsers({ client: cognito, userPoolId: pool.userPoolId })
  const live = createLive({ ...aws, endpoint: `${url}/event` })
  const ses = new SESv2Client({ ...aws, endpoint: `${url}/ses` })
  const mailer = createMailer({ client: ses, from: 'hello@aiki.example' })
  const s3 = new S3Client({
    ...aws,
    endpoint: `${url}/s3`,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const objects = createObjects({ client: s3, bucket: bucketName })
  const ownFiles = createFiles({ client: s3, bucket: fileBucketName })
  const secrets = new SecretsManagerClient({ ...aws, endpoint: `${url}/secrets` })
  const secretTexts = createSecrets(secrets)
  const key = paystackKey(secretTexts, paymentSecretName)
  const boards = boardStore(table)
  // On one machine people look at once for what they have just put there.
  const index = createCurrentIndex({ objects, directory: indexFolder, freshFor: 0 })
  const writers = writerStore(table)
  const written = { resumes: resumeStore(table), letters: letterStore(table), writers }
  const advice = adviceStores(table)
  const notices = notificationStore(table)
  const signUps = signUpStore(table)
  const stores = billingStores(table)
  const { deletions, profiles, subscriptions } = stores
  const billing = {
    ...stores,
    mailer,
    siteUrl: url,
    key,
    paystack: createPaystack({ url: `${url}/paystack`, key }),
  }

  const owners = { ...notifyStores(table), mailer, siteUrl: url }

  const domains: Readonly<Record<DomainName, Handler<StreamedResult>>> = {
    account: account({ ...accountStores(table), users, mailer, exports: exportStore(table), siteUrl: url }),
    alerts: alerts({
      alerts: alertStore(table),
      unsubscribes: unsubscribeStore(table),
      subscriptions,
      settings: settingStore(table),
    }),
    applications: applications({ applications: applicationStore(table) }),
    assistant: assistant({ ...written, ...advice, model, generations: generationStore(table) }),
    career: career({ ...written, ...advice }),
    documents: documents(written),
    files: files({ files: ownFiles, names: fileStore(table), writers }),
    home: home({ homes: homeStore(table) }),
    imports: imports({ files: sourceFileReader() }),
    insights: insights({ insights: insightStore(table), subscriptions }),
    interviews: interviews({
      model: practiceModel,
      writers,
      generations: generationStore(table),
      interviews: interviewStore(table),
    }),
    jobs: jobs({
      index,
      standings: createStandings({ boards, flags: [], freshFor: 0 }),
      seekers: seekerStore(table),
      searches: searchStore(table),
    }),
    letters: letters(written),
    notifications: notifications({ notifications: notices }),
    payments: payments(billing),
    preferences: preferences({ preferences: preferenceStore(table) }),
    profile: profile({ profiles, avatars: avatarStore(table) }),
    receipts: receipts(billing),
    resumes: resumes(written),
    reviews: reviews({ reviews: reviewStore(table), votes: voteStore(table) }),
    settings: settings({ settings: settingStore(table) }),
    subscription: subscription({
      ...billing,
      trialMarks: trialMarkStore(table),
      trialSalt: trialSalt(secretTexts, trialSecretName),
    }),
    support: support({ tickets: ticketStore(table), profiles, mailer }),
    webhooks: webhooks(billing),
  }
  const schedules: Readonly<Record<ScheduleVerb, (payload: unknown) => Promise<unknown>>> = {
    'advance-subscriptions': advanceSubscriptions({
      ...billing,
      removePaidData: sub => removePaidData(table, sub),
    }),
    'build-index': buildIndexNow({ boards, flags: [], objects, directory: indexFolder }),
    'charge-renewals': chargeRenewals(billing),
    'forget-unconfirmed': forgetUnconfirmed({ signUps, profiles, users }),
    'match-alerts': matchAlerts({ alertRuns: alertRunStore(table), index, mailer, siteUrl: url }),
    'purge-deleted': purgeDeleted({ deletions, users, purge: (sub, now) => purgePerson(table, sub, now) }),
    'read-board': readBoardNow({
      boards,
      objects,
      connectors,
      fetchFor: validators =>
        createBoardFetch({ ...(isLive ? { reach: publicOnly() } : standInBoards(url)), validators }),
      keys: boardKeys(secretTexts, boardSecretName),
      employers: isLive ? employerList : standInEmployers,
      flags: [],
      keepsRhythm: isLive,
    }),
    'reconcile-payments': reconcilePayments(billing),
  }
  return {
    domains: checked(domains, accessStore(table)),
    schedules,
    triggers: {
      customMessage: customMessage({ siteUrl: url }),
      preSignUp: preSignUp({ signUps }),
      postConfirmation: postConfirmation({
        ...owners,
        signUps,
        sessions: sessionStore(table),
        usersOf: () => users,
      }),
      preTokenGeneration: preTokenGeneration({ ...owners, usersOf: () => users }),
    },
    poolEvents: poolEvents({ ...owners, ...accountStores(table), users }),
    changes: changes({ live, digests: digestStore(table), files: ownFiles }),
    close: () => {
      cognito.destroy()
      ses.destroy()
      secrets.destroy()
      s3.destroy()
      index.close()
    },
  }
}
