import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { account } from '../functions/api/account.ts'
import { applications } from '../functions/api/applications.ts'
import { notifications } from '../functions/api/notifications.ts'
import { preferences } from '../functions/api/preferences.ts'
import { profile } from '../functions/api/profile.ts'
import { reviews } from '../functions/api/reviews.ts'
import { settings } from '../functions/api/settings.ts'
import { support } from '../functions/api/support.ts'
import { customMessage } from '../functions/identity/custom-message.ts'
import { postConfirmation } from '../functions/identity/post-confirmation.ts'
import { preSignUp } from '../functions/identity/pre-sign-up.ts'
import type { Gateway } from '../functions/runtime/serve.ts'
import { forgetUnconfirmed } from '../functions/schedules/forget-unconfirmed.ts'
import type { ScheduleVerb } from '../functions/schedules/payload.ts'
import { purgeDeleted } from '../functions/schedules/purge-deleted.ts'
import { createLive } from '../functions/services/live.ts'
import { createMailer } from '../functions/services/mail.ts'
import { createUsers } from '../functions/services/users.ts'
import { applicationStore } from '../functions/store/applications.ts'
import { avatarStore } from '../functions/store/avatars.ts'
import { deletionStore } from '../functions/store/deletions.ts'
import { exportStore } from '../functions/store/exports.ts'
import { notificationStore } from '../functions/store/notifications.ts'
import { preferenceStore } from '../functions/store/preferences.ts'
import { profileStore } from '../functions/store/profiles.ts'
import { purgePerson } from '../functions/store/purge.ts'
import { reviewStore } from '../functions/store/reviews.ts'
import { securityNoticeStore } from '../functions/store/security-notices.ts'
import { settingStore } from '../functions/store/settings.ts'
import { signUpStore } from '../functions/store/sign-ups.ts'
import type { Table } from '../functions/store/table.ts'
import { ticketStore } from '../functions/store/tickets.ts'
import { voteStore } from '../functions/store/votes.ts'
import { changes } from '../functions/streams/changes.ts'
import type { DomainName } from '../shared/api/index.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import { pool } from './pool.ts'

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
  const deletions = deletionStore(table)
  const notices = notificationStore(table)
  const profiles = profileStore(table)
  const signUps = signUpStore(table)

  const domains: Readonly<Record<DomainName, Gateway>> = {
    account: account({
      users,
      profiles,
      mailer,
      deletions,
      notifications: notices,
      securityNotices: securityNoticeStore(table),
      exports: exportStore(table),
      siteUrl: url,
    }),
    applications: applications({ applications: applicationStore(table) }),
    notifications: notifications({ notifications: notices }),
    preferences: preferences({ preferences: preferenceStore(table) }),
    profile: profile({ profiles, avatars: avatarStore(table) }),
    reviews: reviews({ reviews: reviewStore(table), votes: voteStore(table) }),
    settings: settings({ settings: settingStore(table) }),
    support: support({ tickets: ticketStore(table), profiles, mailer }),
  }
  const schedules: Readonly<Record<ScheduleVerb, (payload: unknown) => Promise<unknown>>> = {
    'forget-unconfirmed': forgetUnconfirmed({ signUps, profiles, users }),
    'purge-deleted': purgeDeleted({ deletions, users, purge: sub => purgePerson(table, sub) }),
  }
  return {
    domains,
    schedules,
    triggers: {
      customMessage: customMessage({ siteUrl: url }),
      preSignUp: preSignUp({ signUps }),
      postConfirmation: postConfirmation({ signUps, profiles, notifications: notices, mailer, siteUrl: url }),
    },
    changes: changes({ live }),
    close: () => {
      cognito.destroy()
      ses.destroy()
    },
  }
}
