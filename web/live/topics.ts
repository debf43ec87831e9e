import type { LiveEvent } from '../../shared/api/live.ts'

export type Topic = LiveEvent['topic']

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
