import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIndex } from '../../functions/jobs/index/build.ts'
import { type IndexFile, openIndexFile } from '../../functions/jobs/index/open.ts'
import type { Listing } from '../../shared/domain/jobs/listing.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'

/** Opens an index of these listings, as the boards would have them, while a function uses it. */
export const withIndex = async <Result>(
  listings: readonly Listing[],
  now: Date,
  use: (index: IndexFile) => Result | Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-judged-'))
  const file = join(folder, 'index.db')
  buildIndex({ file, postings: listings.flatMap(listing => normalise(listing, now) ?? []), now })
  const index = openIndexFile(file)
  try {
    return await use(index)
  } finally {
    index.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
