import type { CoachDraft } from '../../../../shared/domain/career/draft.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { type Chat, chatIn } from './career-prompt.ts'
import { aboutThem } from './coach/about-them.ts'
import { type Before, type FollowUp, followUpIn, spokenBefore } from './coach/follow-ups.ts'
import { type SmallTalk, smallTalk, smallTalkIn } from './coach/small-talk.ts'
import type { Step, Topic } from './coach/topic.ts'
import { topicOf } from './coach/topics.ts'

const mostWords = 180
const mostSteps = 4

const lengthOf = (text: string): number => text.split(/\s+/).length
const linesOf = (steps: readonly Step[]): string => steps.map(([short]) => `- ${short}`).join('\n')

/** Paragraphs, without those that are empty, the last ones left out where they are too many words. */
const reply = (paragraphs: readonly string[]): CoachDraft => {
  const kept: string[] = []
  for (const paragraph of paragraphs)
    if (paragraph !== '' && lengthOf([...kept, paragraph].join(' ')) <= mostWords) kept.push(paragraph)
  return { reply: kept.join('\n\n') }
}

/** One of some texts that was not said before, where there is one. */
const freshOf = (texts: readonly string[], { history }: Chat, draws: Draws): string => {
  const fresh = texts.filter(text => !history.some(each => each.reply.includes(text)))
  return draws.one(fresh.length > 0 ? fresh : texts)
}

const onTopic = (topic: Topic, chat: Chat, draws: Draws): CoachDraft => {
  const given = topic.steps.filter(([short]) => chat.history.some(each => each.reply.includes(short)))
  const left = topic.steps.filter(step => !given.includes(step))
  const steps = (left.length >= 2 ? left : topic.steps).slice(0, mostSteps)
  const again = given.length > 0 && left.length >= 2 ? 'As we said before, begin small; beyond that:' : ''
  const [first] = steps
  return reply([
    [freshOf(topic.opens, chat, draws), aboutThem(topic, chat.shared)].filter(text => text !== '').join(' '),
    again,
    linesOf(steps),
    first ? draws.one([`Begin with the first: ${lower(first[1])}`, `On the first: ${lower(first[1])}`]) : '',
    topic.question ?? '',
  ])
}

/** `It costs` within a sentence; names keep their letters. */
const lower = (text: string): string =>
  /^(?:LinkedIn|Lagos|NYSC|CV|EFCC|I|HR|Friday|JavaScript|Python)\b|^["“]/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

const onNth = (number: number, { last }: Before, draws: Draws): CoachDraft => {
  const step = last.at(number)
  if (!step)
    return {
      reply: `I gave you ${last.length} ${last.length === 1 ? 'step' : 'steps'} there. Which of them do you mean?`,
    }
  const [short, told] = step
  const opens = draws.one(['As for this one:', 'You mean this:'])
  return reply([
    `${opens} ${short}`,
    told,
    'Try it once this week, in its smallest form, and tell me what came of it.',
  ])
}

const onFollowUp = (asked: FollowUp, before: Before, chat: Chat, draws: Draws): CoachDraft => {
  const { topic, last, given } = before
  const [first] = last
  if (asked.kind === 'nth') return onNth(asked.number, before, draws)
  if (asked.kind === 'shorter') return { reply: `In short:\n${linesOf(last.slice(0, 2))}` }
  if (asked.kind === 'why' && first)
    return reply([draws.one(['Because of this:', 'The reason is simple.']), first[1], last[1]?.[1] ?? ''])
  const left = topic.steps.filter(step => !given.includes(step))
  if (left.length > 0)
    return reply([
      draws.one(['After what we said, this comes next:', 'Beyond what we said:']),
      linesOf(left),
      left[0]?.[1] ?? '',
    ])
  // All of it was said: what there is to say of each, those first that were not yet explained.
  const untold = given.filter(
    ([, told]) => !chat.history.some(each => each.reply.includes(told) || each.reply.includes(lower(told))),
  )
  return untold.length > 0
    ? reply([
        draws.one(['As we said, with a little more on how:', 'Here is more on what we said:']),
        ...untold.slice(0, 3).map(([short, told]) => `- ${short} ${told}`),
      ])
    : {
        reply:
          'We have been through all that I know of this. Try one of the steps, and tell me what came of it; then we go on from there.',
      }
}

const general = (chat: Chat, draws: Draws): CoachDraft =>
  reply([
    draws.one([
      'I am not sure that I understand what you need, so here is what helps most often.',
      'I have no ready answer to that. This much helps in most cases:',
    ]),
    chat.shared ? aboutThem({ id: '', asks: /./, opens: [], steps: [], uses: 'all' }, chat.shared) : '',
    '- Write down in one sentence what you want to be different in three months.\n- Choose the smallest step towards it that costs nothing, and do it this week.\n- Ask somebody who has done it what they would do first.',
    'Is it about the search, an interview, pay, or something at work?',
  ])

/** As many words as somebody says who goes on with what was spoken of. */
const shortWords = 12
const elsewhere =
  'If it is about something else, tell me in a sentence: the search, an interview, pay, or something at work?'

/** What goes on from the last reply, though nobody can say how; null: nothing to go on from. */
const stillOn = (chat: Chat): CoachDraft | null => {
  const before = lengthOf(chat.message) <= shortWords ? spokenBefore(chat.history.slice(-1)) : null
  if (!before) return null
  const said = chat.history.map(each => each.reply).join('\n')
  const left = before.topic.steps.filter(step => !before.given.includes(step)).slice(0, 2)
  const untold = before.given.filter(([, told]) => !said.includes(told) && !said.includes(lower(told)))
  const more =
    left.length > 0
      ? linesOf(left)
      : untold
          .slice(0, 2)
          .map(step => `- ${step.join(' ')}`)
          .join('\n')
  if (more === '') return null
  return reply(['If this is still about what we spoke of, here is more on it:', more, elsewhere])
}

const unseen =
  'I can’t see your applications. If you let me see your profile and your applications, ask me again, and I count them for you.'
const unsure =
  'I am not sure what that is about. Tell me in a sentence what it is: the search, an interview, pay, or something at work?'

/** For `the second one`, what had a second one. */
const beforeOf = (asked: FollowUp, { history }: Chat): Before | null =>
  (asked.kind === 'nth' && asked.number > 0 ? spokenBefore(history, asked.number + 1) : null) ??
  spokenBefore(history)

/** Whoever wrote of harm is not led back to work with the next message. */
const talkIn = ({ message, history }: Chat, topic: Topic | null): SmallTalk | null => {
  const talk = smallTalkIn(message, topic !== null)
  const last = history.at(-1)?.reply ?? ''
  const wasHeavy = smallTalk.harm.includes(last)
  return wasHeavy && !topic && talk !== 'harm' ? 'after-harm' : talk
}

/** `coach`: what to do next, by what the message is about, what was said before, and what the person lets it see. */
export const draftCoach = (prompt: string, draws: Draws): CoachDraft => {
  const chat = chatIn(prompt)
  const topic = topicOf(chat.message)
  const talk = talkIn(chat, topic)
  if (talk) return { reply: freshOf(smallTalk[talk], chat, draws) }
  const asked = followUpIn(chat.message)
  const before = asked && beforeOf(asked, chat)
  if (asked && before && (asked.kind !== 'more' || !topic)) return onFollowUp(asked, before, chat, draws)
  if (topic?.id === 'counts' && !chat.shared) return { reply: unseen }
  if (topic) return onTopic(topic, chat, draws)
  if (asked) return { reply: unsure }
  return stillOn(chat) ?? general(chat, draws)
}
