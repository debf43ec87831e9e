import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'

export type Keys = { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject }

/** A new RSA key, as PEM. */
export const makePrivateKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

export const keysFrom = (pem: string): Keys => {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const kid = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { kid, privateKey, publicKey }
}

/** The public half as a JSON Web Key Set, for whoever checks our tokens without asking us. */
export const jwksOf = ({ kid, publicKey }: Keys) => ({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }],
})
