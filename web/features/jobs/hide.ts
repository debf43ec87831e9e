import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Hidden } from '../../../shared/api/hidden-jobs.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { companyKey } from '../../../shared/domain/jobs/company.ts'
import type { ReportReason } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { forYouIsStale } from '../../jobs/queries.ts'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { notify } from '../../ui/notify.ts'

/** The name of the button that leads to the list of what is hidden. It goes when nothing is hidden any more. */
export const hiddenFocus = 'hidden-jobs'

/** Everything that the person has hidden, as the server knows it. */
export const hiddenQuery = queryOptions({
  queryKey: ['jobs', 'hidden'],
  queryFn: ({ signal }) => api.jobs.hidden({}, { signal }),
  // This tab puts what it hides, and the dialog asks anew.
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
})

type Kind = 'job' | 'employer'
/** `key`: the id of the job, or the name of the employer. */
export type HiddenThing = { readonly what: Kind; readonly key: string }

const markOf = ({ what, key }: HiddenThing): string => `${what} ${what === 'job' ? key : companyKey(key)}`
const thingOf = (what: Kind, job: Job): HiddenThing => ({ what, key: what === 'job' ? job.id : job.company })

/** What was hidden since the page was loaded. The lists on the screen came before, and still have it. */
const hiddenHereQuery = queryOptions<ReadonlySet<string>>({
  queryKey: ['jobs', 'hidden-here'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
})
const nothing: ReadonlySet<string> = new Set()

const mark = (client: QueryClient, thing: HiddenThing, isHidden: boolean): void => {
  client.setQueryData(hiddenHereQuery.queryKey, (before = nothing) => {
    const after = new Set(before)
    if (isHidden) after.add(markOf(thing))
    else after.delete(markOf(thing))
    return after
  })
}

/** Says whether the person has just hidden a job. */
export const useHiddenHere = (): ((job: Job) => boolean) => {
  const { data: hidden = nothing } = useQuery(hiddenHereQuery)
  return useMemo(
    () => job =>
      hidden.size > 0 &&
      (hidden.has(markOf(thingOf('job', job))) ||
        (job.company !== '' && hidden.has(markOf(thingOf('employer', job))))),
    [hidden],
  )
}

const put = (client: QueryClient, hidden: Hidden): void => {
  client.setQueryData(hiddenQuery.queryKey, hidden)
}

/** An Undo waits for what it undoes. */
const inOrder = { id: 'hidden-jobs' }

/** Shows a job, or the jobs of an employer, again: at once where the lists still have them, else when they are loaded. */
export const useUnhide = () => {
  const client = useQueryClient()
  const { mutate, variables, isPending } = useMutation({
    mutationKey: ['jobs', 'unhide'],
    scope: inOrder,
    mutationFn: (thing: HiddenThing) => api.jobs.unhide({ body: thing }),
    onMutate: thing => {
      const wasHere = client.getQueryData(hiddenHereQuery.queryKey)?.has(markOf(thing)) ?? false
      mark(client, thing, false)
      return { wasHere }
    },
    onSuccess: (hidden, _thing, { wasHere }) => {
      put(client, hidden)
      if (wasHere) return
      // The same search again counts nothing.
      client.removeQueries({ queryKey: ['jobs', 'search'], type: 'inactive' })
      void client.refetchQueries({ queryKey: ['jobs', 'search'], type: 'active' })
      forYouIsStale(client)
    },
    onError: (error, thing, before) => {
      if (before?.wasHere) mark(client, thing, true)
      notifyFailed('It could not be shown again.', error, () => mutate(thing))
    },
  })
  return { unhide: mutate, pending: isPending ? variables : null }
}

const hiddenWords = (what: Kind, job: Job): string =>
  what === 'job' ? job.title : `All jobs of ${job.company}`

type Hiding = { readonly job: Job; readonly what: Kind; readonly onUndo: () => void }

/** Hides a job, or all jobs of its employer. They leave the list before the server answers. */
export const useHide = () => {
  const client = useQueryClient()
  const { unhide } = useUnhide()
  const { mutate } = useMutation({
    mutationKey: ['jobs', 'hide'],
    scope: inOrder,
    mutationFn: ({ job, what }: Hiding) => api.jobs.hide({ params: { id: job.id }, body: { what } }),
    onMutate: ({ job, what, onUndo }) => {
      const thing = thingOf(what, job)
      mark(client, thing, true)
      notify({
        kind: 'success',
        title: 'Hidden',
        description: hiddenWords(what, job),
        action: {
          label: 'Undo',
          onClick: () => {
            unhide(thing)
            onUndo()
          },
        },
      })
    },
    onSuccess: hidden => put(client, hidden),
    onError: (error, hiding) => {
      mark(client, thingOf(hiding.what, hiding.job), false)
      notifyFailed('This could not be hidden.', error, () => mutate(hiding))
    },
  })
  return mutate
}

type Report = { readonly job: Job; readonly reason: ReportReason; readonly note: string }

/** Reports an advert, which hides it from the person too. */
export const useReport = (onDone: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['jobs', 'report'],
    mutationFn: ({ job, reason, note }: Report) =>
      api.jobs.report({ params: { id: job.id }, body: { reason, note } }),
    onSuccess: (hidden, { job }) => {
      mark(client, thingOf('job', job), true)
      put(client, hidden)
      onDone()
      notify({ kind: 'success', title: 'Reported', description: "You won't see this advert again." })
    },
  })
}
