import { useEffect, useRef } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { useHide } from './hide.ts'
import { resultsHeading } from './results-bar.tsx'
import { useTracking } from './track.ts'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'

/** The links of the rows, in their order. */
export const rowLinks = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('[data-job-list] a[data-job]'),
]

const linkOf = (id: string | null): HTMLAnchorElement | undefined =>
  rowLinks().find(({ dataset }) => dataset.job === id)

/** The row that takes the place of one that leaves: the next one, else the one before. */
const neighbourOf = (id: string): HTMLAnchorElement | undefined => {
  const links = rowLinks()
  const at = links.findIndex(({ dataset }) => dataset.job === id)
  return at < 0 ? undefined : (links[at + 1] ?? links[at - 1])
}

const isJobOpen = (): boolean => new URLSearchParams(window.location.search).has('job')

/** What a person does with a job, from its row by keys or from its details. */
export const useJobActions = (
  address: SearchAddress,
  search: Search,
  { isDesk, hasKeys }: { isDesk: boolean; hasKeys: boolean },
) => {
  const hideJob = useHide()
  const tracking = useTracking(search.trackedAs)
  /** The job whose row takes the focus from one that left. */
  const focusTarget = useRef<string>(null)

  /** The job leaves the list. The next one takes its focus, and on a desk its place beside the list. */
  const leave = (job: Job): void => {
    const next = neighbourOf(job.id)
    const nextId = next?.dataset.job
    focusTarget.current = nextId ?? null
    if (address.job !== job.id) (next ?? resultsHeading())?.focus()
    else if (isDesk && nextId !== undefined) {
      address.openJob(nextId)
      next?.focus()
    } else address.close('job')
  }
  /** After Undo, the keys act on the job that is back, as soon as its row is drawn. */
  const restored = useRef<string>(null)
  useEffect(() => {
    const link = linkOf(restored.current)
    if (!link) return
    restored.current = null
    link.focus()
  })
  const restore = ({ id }: Job): void => {
    restored.current = id
    if (isDesk && isJobOpen()) address.openJob(id)
  }
  return {
    ...tracking,
    /** The keys `t` and `x` do something. */
    hasKeys,
    leave,
    /** What takes the focus when the details of a job close. */
    focusAfter: (id: string): HTMLElement | null =>
      linkOf(id) ?? linkOf(focusTarget.current) ?? resultsHeading(),
    hide: (job: Job, what: 'job' | 'employer'): void => {
      leave(job)
      hideJob({ job, what, onUndo: () => restore(job) })
    },
  }
}
export type JobActions = ReturnType<typeof useJobActions>
