import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazily } from '../../../content.ts'
import { foldedText, patternOf } from './phrases.ts'

/** A step: what to do, in a line, and how to do it. */
export type Step = { readonly short: string; readonly detail: string }

/** A topic that people ask a coach about. */
export type Topic = {
  readonly theme: string
  readonly title: string
  /** Matches a folded message about this topic. */
  readonly asks: RegExp
  /** If several topics match, the one with the greatest weight is answered. */
  readonly weight: number
  /** A message with more words is not about this topic. */
  readonly longest: number
  /** Which data of the person belong to this topic; empty for none. */
  readonly uses: string
  /** If there are steps, one paragraph begins the reply. Without steps, the paragraphs are the reply. */
  readonly paragraphs: readonly string[]
  /** The most useful step is first. */
  readonly steps: readonly Step[]
  /** The question at the end of the reply; empty for none. */
  readonly question: string
  /** The reply to a next message without a topic; empty for none. */
  readonly next: string
}

const stepLine = /^- \*\*(.+?)\*\* (.+)$/

const topicFrom = (theme: string, section: string): Topic => {
  const [title = '', head = '', ...blocks] = section.trim().split(/\n\n+/)
  const fields = new Map(head.split('\n').map(line => [line.split(':', 1)[0], line.replace(/^\w+: */, '')]))
  const after = (key: string) => blocks.find(block => block.startsWith(key))?.slice(key.length) ?? ''
  return {
    theme,
    title,
    asks: patternOf(fields.get('Phrases') ?? ''),
    weight: Number(fields.get('Weight') ?? 0),
    longest: Number(fields.get('Longest') ?? Number.POSITIVE_INFINITY),
    uses: fields.get('Uses') ?? '',
    paragraphs: blocks.filter(block => !/^(?:- |Ask: |Then: )/.test(block)),
    steps: blocks.flatMap(block =>
      block.split('\n').flatMap(line => {
        const [, short, detail] = stepLine.exec(line) ?? []
        return short && detail ? [{ short, detail }] : []
      }),
    ),
    question: after('Ask: '),
    next: after('Then: '),
  }
}

const folder = join(import.meta.dirname, '../../../content/coach')

/**
 * Reads `local/content/coach`: a file is a theme with its title, and a section is a topic. A section begins with lines
 * of `Phrases:` (see `patternOf`), `Weight:`, `Longest:` (words of the message) and `Uses:`. Then come paragraphs,
 * steps (`- **What to do.** How.`), and at the end `Ask:` or `Then:`.
 */
export const coachTopics = lazily((): readonly Topic[] =>
  readdirSync(folder).flatMap(file => {
    const [title = '', ...sections] = readFileSync(join(folder, file), 'utf8').split(/^## /m)
    return sections.map(section => topicFrom(title.replace(/^# /, '').trim(), section))
  }),
)

/**
 * Returns the topic of a message: the matching topic with the greatest weight, or with the same weight the one that the
 * message names first.
 */
export const topicOf = (message: string): Topic | undefined => {
  const text = foldedText(message)
  const words = text.split(' ').length
  const found = coachTopics().flatMap(topic => {
    const at = words <= topic.longest ? text.search(topic.asks) : -1
    return at < 0 ? [] : [{ topic, at }]
  })
  found.sort((one, other) => other.topic.weight - one.topic.weight || one.at - other.at)
  return found[0]?.topic
}
