import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIndex } from '../../functions/jobs/index/build.ts'
import { openIndex } from '../../functions/jobs/index/open.ts'
import type { JobIndex } from '../../functions/jobs/job-index.ts'
import type { Listing } from '../../shared/domain/jobs/listing.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'

/** Opens an index of these listings, as the boards would have them, while a function uses it. */
export const withIndex = <Result>(
  listings: readonly Listing[],
  now: Date,
  use: (index: JobIndex, file: string) => Result,
): Result => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-judged-'))
  const file = join(folder, 'index.db')
  buildIndex({ file, postings: listings.flatMap(listing => normalise(listing, now) ?? []), now })
  const index = openIndex(file)
  try {
    return use(index, file)
  } finally {
    index.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
