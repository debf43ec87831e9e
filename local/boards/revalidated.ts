import { createHash } from 'node:crypto'
import type { Answer } from '../answer.ts'
import type { Asked } from './stand-in.ts'

/** With an ETag; 304 and nothing else for who has it already. */
export const revalidated = (answer: Answer, { headers }: Pick<Asked, 'headers'>): Answer => {
  const etag = `"${createHash('sha1')
    .update(answer.body ?? '')
    .digest('hex')}"`
  const known = [headers['if-none-match'] ?? ''].flat().join(',')
  const named = { ...answer.headers, etag, 'cache-control': 'max-age=0, must-revalidate' }
  return known.split(',').some(one => one.trim().replace(/^W\//, '') === etag)
    ? { status: 304, headers: named }
    : { ...answer, headers: named }
}
