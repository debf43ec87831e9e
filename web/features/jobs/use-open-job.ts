import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { jobQuery } from '../../jobs/queries.ts'
import { hasCode } from '../../kit/request-error.ts'
import type { Search } from './use-search.ts'

/** The job that the address opens. Null: none is open. */
export const useOpenJob = (id: string | null, search: Search) => {
  const query = useQuery({ ...jobQuery(id ?? ''), enabled: id !== null })
  const { data, error, isError, isFetching, refetch } = query
  // The results have the job without its description. It is shown until the whole job is loaded. On plans without job
  // matching, only the whole job says how well it fits.
  const listed = search.jobs.find(each => each.id === id)
  const whole = data?.job ?? null
  const job = useMemo(
    () => (listed ? { ...listed, fit: listed.fit ?? whole?.fit ?? null } : whole),
    [listed, whole],
  )
  const hasFailed = isError && !isFetching
  // `invalid_input`: the address has no valid id.
  const isTakenDown = hasFailed && hasCode(error, 'not_found', 'invalid_input')
  return {
    job,
    /** Null: it did not load. Undefined: it is being loaded. */
    description: data?.description ?? (hasFailed ? null : undefined),
    isFetching,
    isTakenDown,
    hasFailed: hasFailed && !isTakenDown,
    title: job?.title ?? (isTakenDown ? 'This job is no longer on its board' : 'Job'),
    takenDownText:
      'It was filled, or it was taken down. If you tracked it, it is still in your applications, with its link.',
    retry: () => void refetch(),
  }
}
export type OpenJob = ReturnType<typeof useOpenJob>
