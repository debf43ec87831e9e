import {
  GetSecretValueCommand,
  ListSecretsCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecretsRoute } from './secrets.ts'
import { listen } from './server.ts'

let client: SecretsManagerClient
const server = await listen(0)
beforeAll(() => {
  const route = createSecretsRoute({ 'aiki/payments': '{"secretKey":"a key"}' })
  server.open({ answer: request => route(request), upgrade: () => undefined }, () => undefined)
  client = new SecretsManagerClient({
    region: 'af-south-1',
    endpoint: `${server.url}/secrets`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
})
afterAll(async () => {
  client.destroy()
  await server.stop()
})

test('a secret is found by its name', async () => {
  const found = await client.send(new GetSecretValueCommand({ SecretId: 'aiki/payments' }))
  expect(found).toMatchObject({
    Name: 'aiki/payments',
    ARN: expect.stringContaining('aiki/payments'),
    SecretString: '{"secretKey":"a key"}',
    CreatedDate: expect.any(Date),
  })
})

test.each(['aiki/nothing', 'constructor'])('%s is an unknown secret', async SecretId => {
  await expect(client.send(new GetSecretValueCommand({ SecretId }))).rejects.toThrow(
    ResourceNotFoundException,
  )
})

test('other operations are refused', async () => {
  await expect(client.send(new ListSecretsCommand())).rejects.toMatchObject({
    name: 'UnknownOperationException',
  })
})
