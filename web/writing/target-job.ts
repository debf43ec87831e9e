import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { api } from '../api/api.ts'
import { findRow, topicKey } from '../applications/pages.ts'
import { applicationsQuery } from '../applications/queries.ts'
import { jobQuery } from '../jobs/queries.ts'

/** The job that something is written for. */
export type TargetJob = {
  /** The posting that the description is from; null: the description is the notes of the application. */
  readonly jobId: string | null
  readonly applicationId: string | null
  readonly jobTitle: string
  /** Empty if the advert does not name the company. */
  readonly companyName: string
  /** The advert, or without an advert the notes of the application. May be empty. */
  readonly description: string
}

/** Loads the list page by page until it has the application. Throws `not_found`. */
const loadApplication = async (id: string, signal: AbortSignal): Promise<Application> => {
  let before: string | null = null
  for (;;) {
    const page: Awaited<ReturnType<typeof api.applications.list>> = await api.applications.list(
      { query: before === null ? {} : { before } },
      { signal },
    )
    const row = page.applications.find(each => each.id === id)
    if (row) return row
    if (page.older === null || page.older < id) throw new ApiError('not_found')
    before = page.older
  }
}

const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...topicKey, 'one', id],
    queryFn: async ({ client, signal }) =>
      findRow(client.getQueryData(applicationsQuery.queryKey), id) ?? loadApplication(id, signal),
  })

const jobOfApplication = ({ id, jobTitle, companyName, notes }: Application): TargetJob => ({
  jobId: null,
  applicationId: id,
  jobTitle,
  companyName,
  description: notes,
})

const withAdvert = (
  job: TargetJob,
  jobId: string,
  { description }: { readonly description: string },
): TargetJob => (description.trim() === '' ? job : { ...job, jobId, description })

/** The job of an application, with the advert if it can be loaded, or else with the notes. Never throws. */
export const targetJobOf = async (client: QueryClient, row: Application): Promise<TargetJob> => {
  const job = jobOfApplication(row)
  if (row.jobId === null) return job
  try {
    return withAdvert(job, row.jobId, await client.fetchQuery(jobQuery(row.jobId)))
  } catch {
    return job
  }
}

/** The id of an application, or of a posting, in the address. */
export type TargetJobQuery = { readonly application: string | null; readonly job: string | null }

export type TargetJobState =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void; readonly busy: boolean }
  | { readonly state: 'found'; readonly job: TargetJob }

/** The job that an address names. */
export const useTargetJob = ({ application, job }: TargetJobQuery): TargetJobState => {
  const tracked = useQuery({ ...applicationQuery(application ?? ''), enabled: application !== null })
  const posting = application === null ? job : (tracked.data?.jobId ?? null)
  const posted = useQuery({ ...jobQuery(posting ?? ''), enabled: posting !== null })
  if (application === null && job === null) return { state: 'none' }
  if (tracked.data) {
    const job = jobOfApplication(tracked.data)
    if (posting === null || posted.isLoadingError) return { state: 'found', job }
    return posted.data ? { state: 'found', job: withAdvert(job, posting, posted.data) } : { state: 'loading' }
  }
  if (application === null && posted.data) {
    const { job: found, description } = posted.data
    return {
      state: 'found',
      job: {
        jobId: found.id,
        applicationId: null,
        jobTitle: found.title,
        companyName: found.company,
        description,
      },
    }
  }
  const { isError, isFetching, refetch } = application === null ? posted : tracked
  return isError ? { state: 'failed', busy: isFetching, retry: () => void refetch() } : { state: 'loading' }
}
