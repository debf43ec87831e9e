import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// The best level takes a second for a page's scripts: what it makes is kept.
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const encoders = {
  br: (bytes: Buffer): Promise<Buffer> => promisify(brotliCompress)(bytes, { params }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
}
export type Encoding = keyof typeof encoders

const preferred: readonly Encoding[] = ['br', 'gzip']

/** The best encoding that an Accept-Encoding header takes. */
export const encodingOf = (accepted: string): Encoding | undefined => {
  const taken = accepted
    .split(',')
    .map(part => part.trim().toLowerCase())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  return preferred.find(encoding => taken.includes(encoding))
}

export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => encoders[encoding](bytes)
