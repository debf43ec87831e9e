import type { QueryClient } from '@tanstack/react-query'
import { forYouIsStale } from '../jobs/queries.ts'
import { timing } from '../timing.ts'
import type { Topic } from './topics.ts'

/** The home screen shows something of these, and gets no event of its own for them. */
const alsoAtHome: ReadonlySet<Topic> = new Set([
  'profile',
  'preferences',
  'subscription',
  // The mailbox that refuses our mails.
  'settings',
  'interviews',
  'resumes',
  'alerts',
])

/** The jobs for a person are chosen by the first two; the plan says how much of their fit is shown. */
const alsoForYou: ReadonlySet<Topic> = new Set(['profile', 'preferences', 'subscription'])

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
    for (const topic of topics) void client.invalidateQueries({ queryKey: [topic] })
    if ([...topics].some(topic => alsoForYou.has(topic))) forYouIsStale(client)
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
