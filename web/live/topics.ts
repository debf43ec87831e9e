import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../shared/api/live.ts'
import { timing } from '../timing.ts'

type Topic = LiveEvent['topic']

/** What the person's screens do about an event: reload a topic's queries, and perhaps show a toast. */
type Effect = { readonly reload: Topic | null; readonly toast: Toast | null }
type Toast = { readonly title: string; readonly description: string; readonly row: TrackedEvent }

/** The event of an application. It names the row that its toast is about. */
export type TrackedEvent = Extract<LiveEvent, { topic: 'applications' }>

/**
 * The effect of one event. `own`: this tab caused it, and shows it already. Only a job that was tracked because somebody
 * looked at it gets its toast here too, because nobody pressed a button for it.
 */
export const effectOf = (event: LiveEvent, own: boolean): Effect => {
  const tracked =
    event.topic === 'applications' &&
    event.change === 'inserted' &&
    event.status === 'viewed' &&
    event.origin !== 'import' &&
    (!own || event.origin === 'search')
  return {
    reload: own ? null : event.topic,
    toast: tracked
      ? {
          title: 'Job Auto-Tracked',
          description: `${event.jobTitle} at ${event.companyName} has been added to your applications.`,
          row: event,
        }
      : null,
  }
}

/** The home screen shows something of these, and gets no event of its own for them. */
const alsoAtHome: ReadonlySet<Topic> = new Set([
  'profile',
  'preferences',
  'subscription',
  'interviews',
  'resumes',
  'alerts',
])

/**
 * Reloads the queries of a topic: their keys start with its name. Waits until this tab's own writes are done, because a
 * reload in between would show their rows as they were.
 */
export const createReloads = (client: QueryClient) => {
  const topics = new Set<Topic>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(run, timing.liveGather)
  }
  const run = () => {
    if (client.isMutating() > 0) return wait()
    for (const topic of topics) client.invalidateQueries({ queryKey: [topic] })
    topics.clear()
  }
  return {
    soon: (topic: Topic): void => {
      topics.add(topic)
      if (alsoAtHome.has(topic)) topics.add('home')
      wait()
    },
    stop: (): void => clearTimeout(timer),
  }
}
