import type { Exchange } from '../career-prompt.ts'
import type { Step, Topic } from './topic.ts'
import { topics } from './topics.ts'

export type FollowUp =
  | { readonly kind: 'more' | 'shorter' | 'why' }
  | { readonly kind: 'nth'; readonly number: number }

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const more =
  /^(?:ok(?:ay)?[,. ]*|yes[,. ]*|and[,. ]*)*(?:and then|then what|what (?:else|next|then)|anything else|more|tell me more|go on|continue|next|and|another|what after|yes(?: please)?|sure|please do)\b[^?]{0,30}[?.! ]*$/
const shorter =
  /\b(?:shorter|too long|in short|briefly|summar\w+|tl;?dr|one sentence|in brief|keep it short|simpler)\b/
const why = /^(?:why|how come|how so|are you sure|really|explain)\b.{0,40}$/

/** What a message asks of what was said before; null: it stands by itself. */
export const followUpIn = (message: string): FollowUp | null => {
  const low = message.toLowerCase().replaceAll('’', "'").trim()
  if (low.length > 120) return null
  const number = ordinals.findIndex(word =>
    new RegExp(`\\b(?:the |number )?${word} (?:one|point|step|idea|tip|suggestion)\\b`).test(low),
  )
  const digit = /\b(?:number|point|step|tip|no\.?) ?([1-5])\b/.exec(low)?.[1]
  if (/\blast (?:one|point|step|tip)\b/.test(low)) return { kind: 'nth', number: -1 }
  if (number >= 0) return { kind: 'nth', number }
  if (digit !== undefined) return { kind: 'nth', number: Number(digit) - 1 }
  if (shorter.test(low)) return { kind: 'shorter' }
  if (more.test(low)) return { kind: 'more' }
  return why.test(low) ? { kind: 'why' } : null
}

export type Before = {
  readonly topic: Topic
  /** The steps of the last reply, in its order. */
  readonly last: readonly Step[]
  /** All steps that were given so far. */
  readonly given: readonly Step[]
}

/** What stands in the list counts before what was said on it. */
const placeOf = ([short, told]: Step, reply: string): number =>
  reply.includes(short) ? reply.indexOf(short) : reply.indexOf(told)

const stepsIn = ({ steps }: Topic, reply: string): Step[] =>
  steps
    .filter(([short, told]) => reply.includes(short) || reply.includes(told))
    .toSorted((one, other) => placeOf(one, reply) - placeOf(other, reply))

/** Replies that a `second one` may be of. */
const lookedAt = 3

/** What was last spoken about, with so many steps, as our own words in the replies tell it; null: nothing that we know of. */
export const spokenBefore = (history: readonly Exchange[], atLeast = 1): Before | null => {
  for (const { reply } of history.slice(-lookedAt).toReversed()) {
    const [best] = topics
      .map(topic => ({ topic, last: stepsIn(topic, reply) }))
      .toSorted((one, other) => other.last.length - one.last.length)
    if (best && best.last.length >= atLeast)
      return {
        ...best,
        given: best.topic.steps.filter(step =>
          history.some(each => stepsIn(best.topic, each.reply).includes(step)),
        ),
      }
  }
  return null
}
