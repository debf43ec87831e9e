import { isPersonStem } from './counted-nouns.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import { isByOther } from './other-doers.ts'
import { looksAhead } from './reach.ts'
import { isRoleNoun } from './roles.ts'
import { baseOf, basesOf } from './word-forms.ts'
import words from './words/leading.json' with { type: 'json' }
import rankWords from './words/ranks.json' with { type: 'json' }
import { list, stemOf, type Word } from './words.ts'

// Finds the words of a text that say somebody led: `headed the ward`, `managed the drivers`. Words that only look like
// them are left out: `coordinate with housekeeping`, `supervised the children`.

const leading = cuesOf(rankWords.leading, words.leadingPhrases)
const leadingOfPeople = cuesOf(rankWords.leadingOfPeople, [words.assigningPhrases])
/** Verbs that give work to those behind `to`, as phrases do: `assigned deliveries to the riders`. */
const assigning = list(words.assigning)
const led = list(words.led)
const functions = list(words.functions)
/** Whether a word names a function of a whole organisation: `procurement`. */
export const isFunction = ({ key }: Word): boolean => functions.has(key)
/** Who is served and not led: children, guests, drivers on the road. */
const served = list(words.served)
const sports = list(words.sports)
/** Whoever leads one of these goes with a group: `led the prayers`. */
const activities = list(words.activities)
/** Behind these words, no verb is a noun. */
const beforeVerbs = list(rankWords.beforeVerbs)
const ofOwn = list('the our my their his her')

/** Behind one of these, where and how begins. */
const joint = list(
  'for of from to in with on at by into across out around along since until till before after throughout over under',
)
const clauseEnd = list('and while during when who that which as through')

/** The space behind `the students'` is as wide as a comma and a space. */
const isBehindComma = (before: Word | undefined, { start }: Word): boolean =>
  before !== undefined && start - before.end > (/s$/.test(before.key) ? 2 : 1)

/** `children` of `supervised the children on the playground`: the words behind a verb, up to where and how. */
export const objectOf = (said: readonly Word[], { after }: Cue): readonly Word[] => {
  const next = said.slice(after, after + looksAhead)
  const end = next.findIndex(
    (word, at) =>
      (at > 0 && (joint.has(word.key) || isBehindComma(next[at - 1], word))) || clauseEnd.has(word.key),
  )
  return end < 0 ? next : next.slice(0, end)
}

/** Whether a fact names what a verb is done to, also with a stop word, which supports nothing: `team`, `meetings`. */
export const hasObject = (fact: string, object: readonly Word[]): boolean =>
  basesOf(fact).includes(baseOf(object.at(-1)?.key ?? ''))

const singular = (key: string): string => key.replace(/s$/, '')
/** Whether a word names those whom the person works with: `staff`, `the attendants`, but not `guests`. */
export const isStaff = ({ key }: Word): boolean =>
  !served.has(key) &&
  (led.has(key) ||
    (/s$/.test(key) && isRoleNoun(singular(key))) ||
    (/(?:er|or|ist|ee|ian|ant)s$/.test(key) && isPersonStem(stemOf(key))))

/** Whether what stands behind a verb is somebody who is served: `supervised the children`. */
const isServed = (said: readonly Word[], cue: Cue): boolean => {
  const last = objectOf(said, cue).at(-1)
  return last !== undefined && served.has(last.key)
}

/** `taught the child French`, but not `taught student nurses` */
export const hasServed = (object: readonly Word[]): boolean =>
  object.some(({ key }, at) => {
    const next = object[at + 1]
    return served.has(key) && !(next && isStaff(next))
  })

/** Who helps a customer does all of the work, and so does who helps `when the printer fails`. */
export const isService = (said: readonly Word[], { key, after }: Cue): boolean =>
  /^(?:help|assist|support)/.test(key) &&
  (said.slice(after, after + 2).some(word => served.has(word.key)) || said[after + 1]?.key === 'when')

/** Whether a word before says that this one is no verb. */
const isBehindNoun = (said: readonly Word[], at: number): boolean => {
  const before = said[at - 1]
  // `Checked rebar, supervised the crew`: more than a space is between.
  return before !== undefined && (said[at]?.start ?? 0) - before.end === 1 && !beforeVerbs.has(before.key)
}

/** `interested leads in a list`, `made the heading safe`: here the word is a noun, or stands before one. */
const isNoun = (said: readonly Word[], { key, at, after }: Cue): boolean => {
  const before = said[at - 1]
  const next = said[after]
  const isAfterNoun = isBehindNoun(said, at)
  switch (key) {
    case 'head':
    case 'lead':
    case 'direct':
    case 'command':
    case 'chair':
    case 'coordinate':
      return isAfterNoun
    case 'leads':
      return isAfterNoun && (next === undefined || joint.has(next.key))
    case 'heading':
      return before !== undefined && ofOwn.has(before.key)
    default:
      // `performed supervised exercises`
      return /ed$/.test(key) && isAfterNoun && !/ly$/.test(before?.key ?? '')
  }
}

/** A teacher coaches the team of a school. */
export const isOfSport = (said: readonly Word[], cue: Cue): boolean =>
  /^coach/.test(cue.key) && objectOf(said, cue).some(word => sports.has(word.key))

/** The same words in another sense: `led to`, `coordinated with`, `directed calls to`, `the nurse in charge`. */
const isOtherSense = (said: readonly Word[], cue: Cue): boolean => {
  const { key, at, after } = cue
  const next = said[after]?.key
  // A line that begins with `Nurse in charge` means its writer.
  if (key === 'in charge') return at !== 1 && isRoleNoun(said[at - 1]?.key ?? '')
  if (key === 'control') return isBehindNoun(said, at) || next === 'room' || next === 'centre'
  if (key === 'head') return next === 'office' || next === 'teacher'
  if (/^(?:lead|led|head)/.test(key) && next === 'to') return true
  if (/^coordinat/.test(key)) return next === 'with'
  if (/^direct/.test(key)) return said.slice(after, after + looksAhead).some(word => word.key === 'to')
  const last = objectOf(said, cue).at(-1)
  return isOfSport(said, cue) || (/^le(?:a?d|ads|ading)$/.test(key) && activities.has(last?.key ?? ''))
}

/** `our head of sales` and `report to head of sales` are somebody else, and `I was the head of sales` is not. */
const isOfOther = (said: readonly Word[], { key, at }: Cue): boolean =>
  /^(?:head|lead|chair)$/.test(key) &&
  (ofOwn.has(said[at - 1]?.key ?? '') || joint.has(said[at - 1]?.key ?? '')) &&
  !/^(?:as|am|was|is|been|became|made|appointed)$/.test(said[at - 2]?.key ?? '')

/** `managed the suppliers`, but not `managed calls`, nor `managed files for the staff`. */
const leadingOfPeopleIn = (said: readonly Word[]): Cue[] =>
  cuesIn(said, leadingOfPeople).filter(cue => {
    if (assigning.has(cue.key) || cue.key.includes(' '))
      return said
        .slice(cue.after, cue.after + looksAhead)
        .some((word, at, all) => isStaff(word) && all.slice(0, at).some(({ key }) => key === 'to'))
    const object = objectOf(said, cue)
    const next = said[cue.after + object.length]
    // `the creche and its attendants`
    const second = next?.key === 'and' ? objectOf(said, { ...cue, after: cue.after + object.length + 1 }) : []
    return [object, second].some(part => {
      const last = part.at(-1)
      return last !== undefined && (isStaff(last) || isFunction(last))
    })
  })

/** Words that say somebody led. */
const leadingIn = (said: readonly Word[]): Cue[] =>
  [...cuesIn(said, leading), ...leadingOfPeopleIn(said)].filter(
    cue => !isOtherSense(said, cue) && !isServed(said, cue),
  )

/** The same words before those who mostly are served, and may be led: `led 7 boys`. */
export const leadingOfServed = (said: readonly Word[]): Cue[] =>
  cuesIn(said, leading).filter(cue => !isOtherSense(said, cue) && isServed(said, cue))

/** `assisted the foreman in allocating tasks` */
const isHelped = (said: readonly Word[], { key, at }: Cue): boolean =>
  /ing$/.test(key) && said.slice(0, at).some(word => /^(?:help|assist|support)/.test(word.key))

/** The same in a line about the person, where they are verbs. */
export const leadingInLine = (said: readonly Word[]): Cue[] =>
  leadingIn(said).filter(cue => !isNoun(said, cue) && !isHelped(said, cue))

/** The same in a fact, which people write in fragments: `site lead`. */
export const leadingInFact = (said: readonly Word[]): Cue[] =>
  leadingIn(said).filter(cue => !isOfOther(said, cue) && !isByOther(said, cue.at))
