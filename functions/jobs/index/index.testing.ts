import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobFilters } from '../../../shared/api/job-search.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import type { IndexQuery, IndexResult } from '../job-index.ts'
import { buildIndex } from './build.ts'
import { type IndexFile, openIndexFile } from './open.ts'
import { noon } from './postings.testing.ts'

/** A temporary folder for the files of a test. */
export const indexFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-index-'))
  return {
    file: (name: string): string => join(folder, name),
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  }
}

/** An open index of these postings, and the function that removes it. */
export const indexOf = (postings: readonly Posting[]): IndexFile => {
  const folder = indexFolder()
  buildIndex({ file: folder.file('index.db'), postings, now: noon })
  const index = openIndexFile(folder.file('index.db'))
  return {
    ...index,
    close: () => {
      index.close()
      folder.remove()
    },
  }
}

/** The jobs that match a search, without those that are listed because no job matches. */
export const jobsOf = ({ jobs, relaxed }: Pick<IndexResult, 'jobs' | 'relaxed'>) =>
  jobs.slice(0, relaxed?.exact ?? jobs.length)

export const noFilters: JobFilters = {
  types: [],
  places: [],
  workplaces: [],
  openTo: null,
  salaryMin: null,
  currency: 'NGN',
  postedWithin: null,
  boards: [],
  levels: [],
}

export const queryOf = (about: Partial<IndexQuery> = {}): IndexQuery => ({
  query: '',
  location: '',
  jobType: 'all',
  filters: null,
  sort: 'relevance',
  page: 1,
  country: 'NG',
  closed: false,
  hidden: { jobs: new Set(), employers: new Set() },
  now: noon,
  ...about,
})
