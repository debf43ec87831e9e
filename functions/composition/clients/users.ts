import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { createUsers } from '../../services/users.ts'

const client = new CognitoIdentityProviderClient({})

export const users = (userPoolId: string) => createUsers({ client, userPoolId })
