import type { Topic } from './topic.ts'
import { interviewTopics } from './topics-interview.ts'
import { learningTopics } from './topics-learning.ts'
import { moreTopics } from './topics-more.ts'
import { searchTopics } from './topics-search.ts'
import { workTopics } from './topics-work.ts'

export const topics: readonly Topic[] = [
  ...searchTopics,
  ...interviewTopics,
  ...workTopics,
  ...learningTopics,
  ...moreTopics,
]

/** What a message is about: what weighs most, and of those alike what it names first; null: nothing that we know. */
export const topicOf = (message: string): Topic | null => {
  const low = message.toLowerCase().replaceAll('’', "'")
  let best: { topic: Topic; weight: number; at: number } | null = null
  for (const topic of topics) {
    const found = topic.asks.exec(low)
    if (!found) continue
    const weight = topic.weight ?? 1
    if (!best || weight > best.weight || (weight === best.weight && found.index < best.at))
      best = { topic, weight, at: found.index }
  }
  return best?.topic ?? null
}
