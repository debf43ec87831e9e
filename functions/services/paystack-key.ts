import * as z from 'zod/mini'
import { jsonOrNothing } from '../../shared/json.ts'
import type { Secrets } from './secrets.ts'

const paymentSecret = z.object({ secretKey: z.string().check(z.regex(/^sk_(test|live)_\w+$/)) })

/** The provider's secret key, from the secret of that name: `{"secretKey":"sk_live_…"}`. */
export const paystackKey = (secrets: Secrets, secretName: string) => async (): Promise<string> => {
  const secret = paymentSecret.safeParse(jsonOrNothing(await secrets.get(secretName)))
  // Not the schema's own complaint: it may list what was there.
  if (!secret.success) throw new Error('The payment secret is not {"secretKey":"sk_…"}.')
  return secret.data.secretKey
}
export type PaystackKey = ReturnType<typeof paystackKey>
