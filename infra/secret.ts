import { ArnFormat, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'

/** Grants reading the one secret of that name, which an operator made. */
export const readSecret = (scope: Construct, name: string): PolicyStatement =>
  new PolicyStatement({
    actions: ['secretsmanager:GetSecretValue'],
    resources: [
      Stack.of(scope).formatArn({
        service: 'secretsmanager',
        resource: 'secret',
        // Secrets Manager ends each ARN with a dash and six random characters.
        resourceName: `${name}-??????`,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
  })
