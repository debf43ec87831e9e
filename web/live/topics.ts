import type { LiveEvent } from '../../shared/api/live.ts'

/** What the person's screens do about an event: reload a topic's queries, and perhaps say something. */
export type Effect = { readonly reload: LiveEvent['topic'] | null; readonly toast: Toast | null }
type Toast = { readonly title: string; readonly description: string }

/**
 * The effect of one event; `own` says that this very tab caused it. What it did itself it knows; only a job that was
 * tracked by being looked at is told there too, for nobody pressed a button for it.
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
        }
      : null,
  }
}
