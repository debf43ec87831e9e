import {
  GetSecretValueCommand,
  ListSecretsCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecrets } from '../functions/services/secrets-manager.ts'
import { createSecretsRoute } from './secrets.ts'
import { listen } from './server.ts'

let client: SecretsManagerClient
let requests = 0
const server = await listen(0)
beforeAll(() => {
  const route = createSecretsRoute({ 'aiki/payments': '{"secretKey":"a key"}' })
  const answer: typeof route = request => {
    requests += 1
    return route(request)
  }
  server.open({ answer, upgrade: () => undefined }, () => undefined)
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

test('calls at the same time share one read, later calls need none, and an error is not kept', async () => {
  const secrets = createSecrets(client)
  requests = 0
  const both = await Promise.all([secrets.get('aiki/payments'), secrets.get('aiki/payments')])
  expect([...both, await secrets.get('aiki/payments')]).toEqual(Array(3).fill('{"secretKey":"a key"}'))
  expect(requests).toBe(1)
  await expect(secrets.get('aiki/nothing')).rejects.toThrow(ResourceNotFoundException)
  await expect(secrets.get('aiki/nothing')).rejects.toThrow(ResourceNotFoundException)
  expect(requests).toBe(3)
})

test('other operations are refused', async () => {
  await expect(client.send(new ListSecretsCommand())).rejects.toMatchObject({
    name: 'UnknownOperationException',
  })
})
