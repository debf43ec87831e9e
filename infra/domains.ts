import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { DomainName } from '../shared/api/index.ts'
import type { Billing } from './billing.ts'
import type { Files } from './files.ts'
import type { Identity } from './identity.ts'
import type { Jobs } from './jobs.ts'
import type { Model } from './model.ts'
import { joined, knowsSite, type Needs } from './needs.ts'
import type { Sender } from './sender.ts'
import type { Table } from './table.ts'

export type Services = {
  readonly table: Table
  readonly identity: Identity
  readonly sender: Sender
  readonly billing: Billing
  readonly jobs: Jobs
  readonly files: Files
  /** For functions that call the model. */
  readonly model: Model
  readonly siteUrl: string
}

/**
 * Returns the environment and the grants of each domain's function. They include those for the check of its callers,
 * which reads a row, and updates a row where the operation has a rate. A new domain without an entry does not compile.
 */
export const domainNeeds = ({
  table,
  identity,
  sender,
  billing,
  jobs,
  files,
  model,
  siteUrl,
}: Services): Readonly<Record<DomainName, Needs>> => ({
  account: joined(
    table.needs('ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    sender.sending('notice'),
    sender.unsuppressing(),
    {
      environment: { USER_POOL_ID: identity.pool.userPoolId, SITE_URL: siteUrl },
      grants: [
        new PolicyStatement({
          actions: [
            'AdminDeleteUser',
            'AdminDisableUser',
            'AdminEnableUser',
            'AdminGetUser',
            'AdminResetUserPassword',
            'AdminSetUserMFAPreference',
            'AdminSetUserPassword',
            'AdminUpdateUserAttributes',
            'AdminUserGlobalSignOut',
          ].map(verb => `cognito-idp:${verb}`),
          resources: [identity.pool.userPoolArn],
        }),
      ],
    },
  ),
  alerts: joined(
    table.needs('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    jobs.searching(),
  ),
  applications: table.needs('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
  assistant: joined(
    table.needs('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    model.streaming(),
  ),
  career: table.needs('BatchGetItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
  documents: table.needs('BatchGetItem', 'GetItem', 'UpdateItem'),
  files: joined(
    table.needs('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    files.storing(),
  ),
  home: table.needs('BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'Query'),
  // This function uses the table only for the check of its callers.
  imports: table.needs('GetItem', 'UpdateItem'),
  insights: table.needs('BatchGetItem', 'Query'),
  interviews: joined(
    table.needs('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    model.answering(),
  ),
  jobs: joined(
    table.needs('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    jobs.showing(),
  ),
  letters: table.needs('BatchGetItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
  notifications: table.needs('DeleteItem', 'GetItem', 'PutItem', 'Query'),
  payments: joined(
    table.needs('GetItem', 'PutItem', 'Query', 'UpdateItem'),
    billing.paying(),
    knowsSite(siteUrl),
  ),
  preferences: table.needs('GetItem', 'PutItem'),
  profile: table.needs('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
  receipts: table.needs('GetItem', 'UpdateItem'),
  record: table.needs('BatchGetItem', 'GetItem', 'PutItem'),
  resumes: table.needs(
    'BatchGetItem',
    'ConditionCheckItem',
    'DeleteItem',
    'GetItem',
    'PutItem',
    'Query',
    'UpdateItem',
  ),
  reviews: table.needs('GetItem', 'PutItem', 'Query', 'UpdateItem'),
  settings: table.needs('GetItem', 'UpdateItem'),
  subscription: joined(
    table.needs('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
    billing.startingTrials(),
  ),
  support: joined(
    table.needs('GetItem', 'PutItem', 'Query', 'UpdateItem'),
    sender.sending('notice'),
    knowsSite(siteUrl),
  ),
  webhooks: joined(table.needs('GetItem', 'PutItem'), billing.paying()),
})
