import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { expect, onTestFinished, test } from 'vitest'
import { createPaystack } from '../../functions/services/paystack.ts'
import { paystackKey } from '../../functions/services/secrets.ts'
import { createSecrets } from '../../functions/services/secrets-manager.ts'
import { paymentSecretName } from '../secrets.ts'
import { LocalStack } from '../stack.ts'
import { customerAt } from './customer.testing.ts'
import { successCard } from './paystack.testing.ts'

test('our own client reads the key, begins a payment, sees it paid and charges the card again', async () => {
  const stack = await LocalStack.start()
  onTestFinished(stack.stop)
  const client = new SecretsManagerClient({
    region: 'af-south-1',
    endpoint: `${stack.url}/secrets`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  onTestFinished(() => client.destroy())
  const key = paystackKey(createSecrets(client), paymentSecretName)
  const paystack = createPaystack({ url: `${stack.url}/paystack`, key })

  const charge = { reference: 'aiki-1', amount: 299_900, email: 'amina@example.com' }
  const page = await paystack.initialize({
    ...charge,
    callbackUrl: `${stack.url}/dashboard/success`,
    cancelUrl: `${stack.url}/dashboard/upgrade`,
  })
  expect((await fetch(page)).headers.get('x-content-type-options')).toBe('nosniff')
  const { location } = await customerAt(page).payByCard(successCard)
  expect(location).toBe(`${stack.url}/dashboard/success?trxref=aiki-1&reference=aiki-1`)

  const paid = await paystack.verify('aiki-1')
  expect(paid).toMatchObject({ ...charge, status: 'success', currency: 'NGN', channel: 'card' })
  const authorizationCode = paid?.card?.authorizationCode ?? ''
  expect(
    await paystack.chargeAuthorization({ ...charge, reference: 'aiki-2', authorizationCode }),
  ).toMatchObject({ outcome: 'charged', charge: { status: 'success', reference: 'aiki-2' } })
  expect(await paystack.verify('aiki-3')).toBeNull()
})
