import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { account } from '../functions/api/account.ts'
import { applications } from '../functions/api/applications.ts'
import { home } from '../functions/api/home.ts'
import { notifications } from '../functions/api/notifications.ts'
import { payments } from '../functions/api/payments.ts'
import { preferences } from '../functions/api/preferences.ts'
import { profile } from '../functions/api/profile.ts'
import { receipts } from '../functions/api/receipts.ts'
import { reviews } from '../functions/api/reviews.ts'
import { settings } from '../functions/api/settings.ts'
import { subscription } from '../functions/api/subscription.ts'
import { support } from '../functions/api/support.ts'
import { webhooks } from '../functions/api/webhooks.ts'
import { customMessage } from '../functions/identity/custom-message.ts'
import { postConfirmation } from '../functions/identity/post-confirmation.ts'
import { preSignUp } from '../functions/identity/pre-sign-up.ts'
import type { Gateway } from '../functions/runtime/serve.ts'
import { advanceSubscriptions } from '../functions/schedules/advance-subscriptions.ts'
import { chargeRenewals } from '../functions/schedules/charge-renewals.ts'
import { forgetUnconfirmed } from '../functions/schedules/forget-unconfirmed.ts'
import type { ScheduleVerb } from '../functions/schedules/payload.ts'
import { purgeDeleted } from '../functions/schedules/purge-deleted.ts'
import { reconcilePayments } from '../functions/schedules/reconcile-payments.ts'
import { createLive } from '../functions/services/live.ts'
import { createMailer } from '../functions/services/mail.ts'
import { createPaystack } from '../functions/services/paystack.ts'
import { paystackKey } from '../functions/services/paystack-key.ts'
import { createSecrets } from '../functions/services/secrets.ts'
import { createUsers } from '../functions/services/users.ts'
import { applicationStore } from '../functions/store/applications.ts'
import { avatarStore } from '../functions/store/avatars.ts'
import { cardStore } from '../functions/store/cards.ts'
import { deletionStore } from '../functions/store/deletions.ts'
import { digestStore } from '../functions/store/digests.ts'
import { exportStore } from '../functions/store/exports.ts'
import { homeStore } from '../functions/store/homes.ts'
import { notificationStore } from '../functions/store/notifications.ts'
import { paymentStore } from '../functions/store/payments.ts'
import { preferenceStore } from '../functions/store/preferences.ts'
import { profileStore } from '../functions/store/profiles.ts'
import { purgePerson } from '../functions/store/purge.ts'
import { reviewStore } from '../functions/store/reviews.ts'
import { securityNoticeStore } from '../functions/store/security-notices.ts'
import { settingStore } from '../functions/store/settings.ts'
import { signUpStore } from '../functions/store/sign-ups.ts'
import { subscriptionStore } from '../functions/store/subscriptions.ts'
import type { Table } from '../functions/store/table.ts'
import { ticketStore } from '../functions/store/tickets.ts'
import { voteStore } from '../functions/store/votes.ts'
import { changes } from '../functions/streams/changes.ts'
import type { DomainName } from '../shared/api/index.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import { pool } from './pool.ts'
import { paymentSecretName } from './secrets.ts'

type Surroundings = {
  readonly table: Table
  /** Of the one server, such as http://localhost:3000. */
  readonly url: string
  readonly aws: Pick<LocalDynamoDb['clientConfig'], 'region' | 'credentials'>
}

/** Every function with the services of this machine, as functions/lambda joins them with those of the cloud. */
export const joinFunctions = ({ table, url, aws }: Surroundings) => {
  const cognito = new CognitoIdentityProviderClient({ ...aws, endpoint: `${url}/idp` })
  const users = createUsers({ client: cognito, userPoolId: pool.userPoolId })
  const live = createLive({ ...aws, endpoint: `${url}/event` })
  const ses = new SESv2Client({ ...aws, endpoint: `${url}/ses` })
  const mailer = createMailer({ client: ses, from: 'hello@aiki.example' })
  const secrets = new SecretsManagerClient({ ...aws, endpoint: `${url}/secrets` })
  const key = paystackKey(createSecrets(secrets), paymentSecretName)
  const deletions = deletionStore(table)
  const notices = notificationStore(table)
  const profiles = profileStore(table)
  const signUps = signUpStore(table)
  const subscriptions = subscriptionStore(table)
  const billing = {
    subscriptions,
    payments: paymentStore(table),
    cards: cardStore(table),
    profiles,
    deletions,
    mailer,
    siteUrl: url,
    key,
    paystack: createPaystack({ url: `${url}/paystack`, key }),
  }

  const domains: Readonly<Record<DomainName, Gateway>> = {
    account: account({
      users,
      profiles,
      mailer,
      deletions,
      subscriptions,
      notifications: notices,
      securityNotices: securityNoticeStore(table),
      exports: exportStore(table),
      siteUrl: url,
    }),
    applications: applications({ applications: applicationStore(table) }),
    home: home({ homes: homeStore(table) }),
    notifications: notifications({ notifications: notices }),
    payments: payments(billing),
    preferences: preferences({ preferences: preferenceStore(table) }),
    profile: profile({ profiles, avatars: avatarStore(table) }),
    receipts: receipts(billing),
    reviews: reviews({ reviews: reviewStore(table), votes: voteStore(table) }),
    settings: settings({ settings: settingStore(table) }),
    subscription: subscription(billing),
    support: support({ tickets: ticketStore(table), profiles, mailer }),
    webhooks: webhooks(billing),
  }
  const schedules: Readonly<Record<ScheduleVerb, (payload: unknown) => Promise<unknown>>> = {
    'advance-subscriptions': advanceSubscriptions(billing),
    'charge-renewals': chargeRenewals(billing),
    'forget-unconfirmed': forgetUnconfirmed({ signUps, profiles, users }),
    'purge-deleted': purgeDeleted({ deletions, users, purge: sub => purgePerson(table, sub) }),
    'reconcile-payments': reconcilePayments(billing),
  }
  return {
    domains,
    schedules,
    triggers: {
      customMessage: customMessage({ siteUrl: url }),
      preSignUp: preSignUp({ signUps }),
      postConfirmation: postConfirmation({ signUps, profiles, notifications: notices, mailer, siteUrl: url }),
    },
    changes: changes({ live, digests: digestStore(table) }),
    close: () => {
      cognito.destroy()
      ses.destroy()
      secrets.destroy()
    },
  }
}
