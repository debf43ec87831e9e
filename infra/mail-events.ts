import { Duration } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { deadLetterQueue, failuresInto, mayFailInto } from './dead-letter-queue.ts'
import type { Identity } from './identity.ts'
import { lambda } from './lambda.ts'
import { joined } from './needs.ts'
import type { Sender } from './sender.ts'
import type { Table } from './table.ts'

type Props = { readonly table: Table; readonly identity: Identity; readonly sender: Sender }

/** The function that hears of returned mails. Another stage of the account has other configuration sets. */
export class MailEvents extends Construct {
  constructor(scope: Construct, id: string, { table, identity, sender }: Props) {
    super(scope, id)
    const deadLetters = deadLetterQueue(this)
    const fn = lambda(this, 'mail-events', {
      description: 'Notes which mailboxes refuse our mails, and tells their people.',
      timeout: Duration.seconds(30),
      ...joined(
        table.needs('ConditionCheckItem', 'GetItem', 'PutItem', 'UpdateItem'),
        identity.needs('AdminGetUser'),
        { environment: {}, grants: [mayFailInto(deadLetters)] },
      ),
    })
    fn.configureAsyncInvoke({ onFailure: failuresInto(deadLetters), retryAttempts: 2 })
    new Rule(this, 'returned', {
      description: 'Mails of this stage that were refused or reported as spam.',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': Object.values(sender.setNames) } },
        },
      },
      targets: [new LambdaFunction(fn, { deadLetterQueue: deadLetters })],
    })
  }
}
