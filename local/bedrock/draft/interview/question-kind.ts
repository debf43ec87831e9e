/** What a question wants to hear: `time`, something that happened; `how`, a way of working; `why`, reasons; `self`, who they are. */
export type QuestionKind = 'time' | 'how' | 'why' | 'self' | 'other'

const rules: readonly (readonly [RegExp, QuestionKind])[] = [
  [/\b(?:about|introduce) yourself\b/i, 'self'],
  [/^\s*why\b|\bwhat (?:draws|attracts|brings|interests|drew|made) you\b|\byour reasons?\b/i, 'why'],
  [
    /\bhow (?:do|would|will|can|should|are) (?:you|we)\b|\bwalk me through\b|\bwhat (?:do|would|will) you\b|\bif you\b|\bimagine\b|\bsuppose\b/i,
    'how',
  ],
  [
    /\b(?:tell me|tell us|describe|give (?:me|us)|share|talk me through)\b|\b(?:time|situation|occasion|example)\b.*\byou\b|\bhave you ever\b|\bwhen did you\b/i,
    'time',
  ],
]

/** A question that begins with a time, `Tell me about a mistake. How do you avoid it now?`, is about that time. */
export const kindOf = (question: string): QuestionKind => {
  const [first = question] = question.split(/(?<=[.?!])\s/)
  return (
    rules.find(([pattern]) => pattern.test(first))?.[1] ??
    rules.find(([pattern]) => pattern.test(question))?.[1] ??
    'other'
  )
}

const timeOf =
  /\b(?:a|the last|the first|one) (time|situation|day|season|moment) (?:when|in which|where|that)?\s*(.+?)(?:[.?!]|,? and (?:what|how|why)\b|, what\b|$)/i
const thingOf =
  /^(?:tell (?:me|us) about|describe|give (?:me|us)(?: an example of)?|share) (.+?)(?:[.?!]|,? and (?:what|how|why)\b|$)/i

/** What it asks to be told, for a sentence of ours: `one time when you dealt with an angry customer`; empty where it can't be said. */
export const wantedBy = (question: string): string => {
  const [, noun, time] = timeOf.exec(question) ?? []
  const said = noun && time ? `one ${noun} when ${time}` : (thingOf.exec(question)?.[1] ?? '')
  return said.length > 110 ? '' : said.replace(/^your\b/, 'your').replace(/^yourself$/, '')
}
