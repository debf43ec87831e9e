import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../shared/api/live.ts'
import { timing } from '../timing.ts'

type Topic = LiveEvent['topic']

/** What the home screen shows of them is no event of its own. */
const alsoAtHome: ReadonlySet<Topic> = new Set([
  'profile',
  'preferences',
  'subscription',
  'interviews',
  'resumes',
])

/**
 * Reloads the queries of a topic: their keys start with its name. Waits until this tab's own writes are done, for a
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
