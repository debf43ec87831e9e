import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { applications } from '../functions/api/applications.ts'
import { profile } from '../functions/api/profile.ts'
import { customMessage } from '../functions/identity/custom-message.ts'
import { postConfirmation } from '../functions/identity/post-confirmation.ts'
import { preSignUp } from '../functions/identity/pre-sign-up.ts'
import type { Gateway } from '../functions/runtime/serve.ts'
import { forgetUnconfirmed } from '../functions/schedules/forget-unconfirmed.ts'
import type { ScheduleVerb } from '../functions/schedules/payload.ts'
import { createLive } from '../functions/services/live.ts'
import { createUsers } from '../functions/services/users.ts'
import { applicationStore } from '../functions/store/applications.ts'
import { profileStore } from '../functions/store/profiles.ts'
import { signUpStore } from '../functions/store/sign-ups.ts'
import type { Table } from '../functions/store/table.ts'
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
  const profiles = profileStore(table)
  const signUps = signUpStore(table)

  const domains: Readonly<Record<DomainName, Gateway>> = {
    applications: applications({ applications: applicationStore(table) }),
    profile: profile({ profiles }),
  }
  const schedules: Readonly<Record<ScheduleVerb, (payload: unknown) => Promise<unknown>>> = {
    'forget-unconfirmed': forgetUnconfirmed({ signUps, profiles, users }),
  }
  return {
    domains,
    schedules,
    triggers: {
      customMessage: customMessage({ siteUrl: url }),
      preSignUp: preSignUp({ signUps }),
      postConfirmation: postConfirmation({ signUps, profiles }),
    },
    changes: changes({ live }),
    close: () => cognito.destroy(),
  }
}
