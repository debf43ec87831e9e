import { createHmac } from 'node:crypto'

/** The signature of a webhook's bytes. */
export const sign = (secretKey: string, body: string | Buffer): string =>
  createHmac('sha512', secretKey).update(body).digest('hex')
