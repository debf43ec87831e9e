import type { IncomingMessage } from 'node:http'
import { Sha256 } from '@aws-crypto/sha256-js'
import { S3RequestPresigner } from '@aws-sdk/s3-request-presigner'
import type { LocalDynamoDb } from './dynamodb.ts'

/** Whether a request may do what its link says: as it was signed, and in time. */
export type LinkCheck = (request: IncomingMessage, url: URL) => Promise<boolean>

type Signer = Pick<LocalDynamoDb['clientConfig'], 'region' | 'credentials'>

const instantOf = (text: string): Date =>
  new Date(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * Signs the request as it came anew, and compares: another method, path, length or file name than the link was made for
 * has another signature.
 */
export const linkCheck = (signer: Signer): LinkCheck => {
  const presigner = new S3RequestPresigner({ ...signer, sha256: Sha256 })
  return async (request, { searchParams, pathname, host }) => {
    const given = Object.fromEntries(searchParams)
    const signingDate = instantOf(given['X-Amz-Date'] ?? '')
    const expiresIn = Number(given['X-Amz-Expires'])
    if (!(Date.now() < signingDate.getTime() + expiresIn * 1000)) return false
    const signed = given['X-Amz-SignedHeaders']?.split(';') ?? []
    const query = Object.fromEntries(
      Object.entries(given).filter(([name]) => !/^X-Amz-(?!Content-Sha256)/.test(name)),
    )
    const { query: expected } = await presigner.presign(
      {
        method: request.method ?? 'GET',
        protocol: 'http:',
        hostname: host,
        path: pathname,
        query,
        headers: Object.fromEntries(signed.map(name => [name, String(request.headers[name] ?? '')])),
      },
      { signingDate, expiresIn, signableHeaders: new Set(signed) },
    )
    return expected?.['X-Amz-Signature'] === given['X-Amz-Signature']
  }
}
