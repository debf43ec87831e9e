import * as z from 'zod'
import type { CoachDraft } from '../../../../shared/domain/career/draft.ts'
import { asTitle } from '../../../../shared/domain/english.ts'
import { spokenList } from '../../../../shared/domain/spoken-list.ts'
import { jsonOrNothing } from '../../../../shared/json.ts'
import { applicationStatuses } from '../../../../shared/lists.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { matchWith } from '../match.ts'
import { inProse, skillsOf, workOf } from '../own-facts.ts'
import { plainText } from '../plain-text.ts'
import { type FactsRead, factsIn, textIn } from '../prompt.ts'
import { coachTopics, type Step, type Topic, topicOf } from './coach-topics.ts'

const text = z.string().catch('')
const application = z.object({
  jobTitle: text,
  companyName: text,
  status: z.enum(applicationStatuses).catch('saved'),
})
const applications = z.array(application).catch([])
const history = z.array(z.object({ message: text, reply: text })).catch([])

type Application = z.infer<typeof application>
type Chat = {
  readonly message: string
  readonly history: z.infer<typeof history>
  readonly applications: readonly Application[]
  /** The facts of the person. Null where the person does not share their profile and applications. */
  readonly facts: FactsRead | null
}

const chatIn = (prompt: string): Chat => {
  return {
    message: textIn(prompt, 'message'),
    history: history.parse(jsonOrNothing(textIn(prompt, 'history'))),
    applications: applications.parse(jsonOrNothing(textIn(prompt, 'applications'))),
    facts: textIn(prompt, 'facts') === '' ? null : factsIn(prompt),
  }
}

const stages: Readonly<Record<string, { readonly of: readonly string[]; readonly words: string }>> = {
  saved: { of: ['saved'], words: 'saved' },
  waiting: { of: ['applied', 'viewed'], words: 'waiting for an answer' },
  interview: { of: ['interview'], words: 'at interview' },
  offer: { of: ['offer'], words: 'with an offer' },
  rejected: { of: ['rejected'], words: 'turned down' },
}
type Stage = (typeof stages)[string]

const mostNamed = 2
/** Names that give the coach instructions are not repeated. */
const instruction = /\b(?:ignore|disregard|instructions?|you must|say)\b/i

const nameOf = ({ jobTitle, companyName }: Application): string =>
  [plainText(jobTitle), plainText(companyName)]
    .filter(name => name !== '' && !instruction.test(name))
    .join(' at ')

const namesOf = (open: readonly Application[]): string => {
  const names = open.map(nameOf).filter(name => name !== '')
  const shown = names.slice(0, mostNamed).join('; ')
  if (shown === '') return ''
  return names.length > mostNamed ? ` (${shown}; and others)` : ` (${shown})`
}

const within = (stage: Stage, { applications }: Chat) =>
  applications.filter(({ status }) => stage.of.includes(status))

const aboutApplications = (chat: Chat): string => {
  const count = chat.applications.length
  if (count === 0) return 'I see no applications of yours yet, so the first five are the first step.'
  const counts = Object.values(stages)
    .map(stage => ({ count: within(stage, chat).length, words: stage.words }))
    .filter(each => each.count > 0)
    .map(each => `${each.count} ${each.words}`)
  return `You track ${count} ${count === 1 ? 'application' : 'applications'}${counts.length > 0 ? `: ${spokenList(counts)}` : ''}.`
}

const aboutProfile = (facts: FactsRead): string => {
  const match = matchWith('', '')
  const now = workOf(facts, match).find(({ isCurrent, title }) => isCurrent && title !== '')
  const title = now?.title ?? plainText(facts.jobTitle?.text ?? '')
  const skills = skillsOf(facts, match).slice(0, 3).map(inProse)
  const has = [
    ...(title === '' ? [] : [`has you as ${asTitle(title)}${now?.company ? ` at ${now.company}` : ''}`]),
    ...(skills.length === 0 ? [] : [`names ${spokenList(skills)}`]),
  ]
  return has.length === 0 ? '' : `Your profile ${spokenList(has)}.`
}

/** Returns what the person's own data say about a topic; empty for nothing. */
const aboutPerson = ({ uses }: Topic, chat: Chat): string => {
  if (!chat.facts)
    return uses === 'applications'
      ? 'I can’t see your applications: if you let me see them with your message, I count them.'
      : ''
  if (uses === 'applications') return aboutApplications(chat)
  if (uses === 'profile') return aboutProfile(chat.facts)
  const stage = stages[uses]
  const open = stage ? within(stage, chat) : []
  return open.length === 0 ? '' : `From your applications: ${open.length} ${stage?.words}${namesOf(open)}.`
}

const paragraphs = (...texts: readonly string[]): CoachDraft => ({
  facts: [],
  reply: texts.filter(each => each !== '').join('\n\n'),
})

const mostDetails = 3

/** Continues a topic: explains the steps that were not explained yet. Returns null where all of them were. */
const nextDetails = ({ steps }: Topic, { history }: Chat): CoachDraft | null => {
  const open = steps.filter(({ detail }) => !history.some(({ reply }) => reply.includes(detail)))
  if (open.length === 0) return null
  const lines = open.slice(0, mostDetails).map(({ short, detail }) => `- ${short} ${detail}`)
  return paragraphs('More on what we spoke of:', lines.join('\n'), 'Which of these is the hardest for you?')
}

const namesStep =
  (reply: string | undefined) =>
  ({ short }: Step): boolean =>
    reply?.includes(short) ?? false

const answer = (topic: Topic, chat: Chat, draws: Draws): CoachDraft => {
  if (topic.steps.length === 0) return paragraphs(...topic.paragraphs)
  const wasAnswered = chat.history.some(({ reply }) => topic.steps.some(namesStep(reply)))
  const more = wasAnswered ? nextDetails(topic, chat) : null
  return (
    more ??
    paragraphs(
      [draws.one(topic.paragraphs), aboutPerson(topic, chat)].filter(each => each !== '').join(' '),
      topic.steps.map(({ short }) => `- ${short}`).join('\n'),
      topic.question,
    )
  )
}

/** Lists the topics by theme, for a message without a topic. */
const knownTopics = (): CoachDraft => {
  const themes = Map.groupBy(
    coachTopics().filter(({ steps }) => steps.length > 0),
    ({ theme }) => theme,
  )
  const lines = [...themes].map(
    ([theme, topics]) => `- ${theme}: ${topics.map(({ title }) => title).join(', ')}.`,
  )
  return paragraphs(
    'I have no ready answer to that. I read English alone, and I know these topics:',
    lines.join('\n'),
    'Which of them is it about?',
  )
}

/** A longer message is no follow-up, whatever the last reply was. */
const mostWordsOfFollowUp = 12

const followUp = (chat: Chat): CoachDraft | null => {
  const last = chat.history.at(-1)?.reply
  const topic = coachTopics().find(({ steps }) => steps.some(namesStep(last)))
  return topic && chat.message.split(/\s+/).length <= mostWordsOfFollowUp ? nextDetails(topic, chat) : null
}

/** Drafts for `coach`: replies with the steps of the message's topic, and with the data that the person shares. */
export const draftCoach = (prompt: string, draws: Draws): CoachDraft => {
  const chat = chatIn(prompt)
  const topic = topicOf(chat.message)
  const last = chat.history.at(-1)?.reply
  const before = coachTopics().find(
    ({ next, paragraphs: [first] }) => next !== '' && first && last?.startsWith(first),
  )
  if (before && (topic?.steps.length ?? 0) === 0 && topic !== before) return paragraphs(before.next)
  return topic ? answer(topic, chat, draws) : (followUp(chat) ?? knownTopics())
}
