import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { api } from '../api/api.ts'
import { findRow, topicKey } from '../applications/pages.ts'
import { applicationsQuery } from '../applications/queries.ts'
import { jobQuery } from '../jobs/queries.ts'

/** The job that something is written for. */
export type TargetJob = {
  /** Of the posting that the description is from; null: it is an application's notes. */
  readonly jobId: string | null
  readonly applicationId: string | null
  readonly jobTitle: string
  /** Empty: the advert does not name it. */
  readonly companyName: string
  /** What is known of the job: the advert, or where there is none, the notes of the application. Empty: nothing. */
  readonly description: string
}

/** Page by page, newest first, until it is there. Throws `not_found`. */
const applicationBy = async (id: string, signal: AbortSignal): Promise<Application> => {
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
      findRow(client.getQueryData(applicationsQuery.queryKey), id) ?? applicationBy(id, signal),
  })

const ofApplication = ({ id, jobTitle, companyName, notes }: Application): TargetJob => ({
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

/** The job of an application: the advert that it was tracked from, or without the advert, its notes. Never throws. */
export const targetJobOf = async (client: QueryClient, row: Application): Promise<TargetJob> => {
  const job = ofApplication(row)
  if (row.jobId === null) return job
  try {
    return withAdvert(job, row.jobId, await client.fetchQuery(jobQuery(row.jobId)))
  } catch {
    return job
  }
}

/** What an address asks for: the id of an application, or of a posting. */
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
    const job = ofApplication(tracked.data)
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
