import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { api } from '../api.ts'
import { findRow, topicKey } from '../applications/pages.ts'
import { applicationsQuery } from '../applications/queries.ts'
import { jobQuery } from '../screens/job-search/queries.ts'

/** The job that something is written for. */
export type Aim = {
  readonly jobId: string | null
  readonly applicationId: string | null
  readonly jobTitle: string
  /** Empty: the advert does not name it. */
  readonly companyName: string
  /** What is known of the job: the advert, or of an application its notes. Empty: nothing. */
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

/** What an address asks for: the id of an application, or of a posting. */
export type AimQuery = { readonly application: string | null; readonly job: string | null }

export type FoundAim =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void; readonly busy: boolean }
  | { readonly state: 'found'; readonly aim: Aim }

/** The job that an address names. */
export const useAim = ({ application, job }: AimQuery): FoundAim => {
  const tracked = useQuery({ ...applicationQuery(application ?? ''), enabled: application !== null })
  const posted = useQuery({ ...jobQuery(job ?? ''), enabled: application === null && job !== null })
  if (application === null && job === null) return { state: 'none' }
  if (tracked.data) {
    const { id, jobTitle, companyName, notes } = tracked.data
    return {
      state: 'found',
      aim: { jobId: null, applicationId: id, jobTitle, companyName, description: notes },
    }
  }
  if (posted.data) {
    const { job: found, description } = posted.data
    return {
      state: 'found',
      aim: {
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
