import { capitalised } from '../../../shared/domain/english.ts'
import { lowered, verbOf } from './english.ts'
import equalVerbs from './equal-verbs.json' with { type: 'json' }

/*
 * Other wordings of something that was done. Each rule changes one thing, says nothing more and nothing less, and is
 * silent where it does not know the sentence well enough. `equal-verbs.json` has the verbs that say the same: of any
 * object, of some objects, and of something that is measured. `gerunds` are never nouns after `responsible for`.
 */

type OtherWording = (text: string, isCurrent: boolean) => string | null

const anyObject = new Map(Object.entries(equalVerbs.anyObject))
const measured = new Map(Object.entries(equalVerbs.measured))
const someObjects = new Map(
  Object.entries(equalVerbs.someObjects).map(([verb, { same, objects, ...rest }]) => [
    verb,
    { same, objects: new Set(objects.split(' ')), after: 'after' in rest ? rest.after : null },
  ]),
)
const gerunds = new Set(equalVerbs.gerunds.split(' '))

/** A word that ends the object of a verb. */
const endsObject =
  /^(?:about|across|after|against|and|as|at|before|between|by|during|for|from|in|into|of|on|or|over|that|through|to|under|which|while|who|with|within)$/i

/** The words of the object that begins a text. A comma ends it. */
const objectOf = (rest: readonly string[]): string[] => {
  const end = rest.findIndex(word => endsObject.test(word))
  const words = end < 0 ? rest : rest.slice(0, end)
  const comma = words.findIndex(word => /[,;:.]$/.test(word))
  return (comma < 0 ? words : words.slice(0, comma + 1)).map(word => word.replace(/[,;:.]$/, ''))
}

/** Another verb in the form of this one: `reduced` for `cut`. Undefined: the form is none that the table can make. */
const inFormOf = (first: string, phrase: string): string | undefined => {
  const form = verbOf(first)?.form
  const [base = '', ...rest] = phrase.split(' ')
  const other = verbOf(base)
  if (!other || (form !== 'past' && form !== 'base')) return undefined
  return capitalised([form === 'past' ? other.past : base, ...rest].join(' '))
}

/** `from 2019 to 2021` says when, and not how much. */
const fromYear = /\bfrom (?:\p{L}+ )?(?:19|20)\d\d\b/u
const isMeasured = (text: string): boolean =>
  /\bby (?:(?:about|almost|nearly|over) )?\d[\d.]*(?:%| per ?cent)/.test(text) ||
  (/\bfrom \S*\d\S*(?: \p{L}+)? to \S*\d/u.test(text) && !fromYear.test(text))

/** Whether one verb has the whole object. After `and` or a comma, the next word has to be a verb of its own. */
const isWholeObject = (rest: readonly string[], object: readonly string[]): boolean => {
  const [next = '', afterNext = ''] = rest.slice(object.length)
  const goesOn = /^(?:and|or)$/.test(next) ? afterNext : next
  const isJoined = goesOn !== next || /,$/.test(rest[object.length - 1] ?? '')
  return !isJoined || verbOf(goesOn)?.form === 'past'
}

const withOtherVerb: OtherWording = text => {
  const [first = '', ...rest] = text.split(' ')
  const base = verbOf(first)?.base ?? ''
  const some = someObjects.get(base)
  const after = some?.after ? rest.slice(rest[0] === some.after ? 1 : rest.length) : rest
  const object = objectOf(after)
  const isOfSome =
    some?.objects.has(object.at(-1)?.toLowerCase() ?? '') === true && isWholeObject(after, object)
  const same =
    (isMeasured(text) ? measured.get(base) : undefined) ??
    (isOfSome ? some.same : undefined) ??
    (object.length > 0 ? anyObject.get(base) : undefined)
  const other = same === undefined ? undefined : inFormOf(first, same)
  return other === undefined ? null : [other, ...(isOfSome ? after : rest)].join(' ')
}

const lastingAtEnd =
  /\sin (?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:week|month|year)s$/i
const severalSentences = /[.;:] /
/** A shorter clause would hang on its own beginning. */
const fewestWords = 3

/** `In eight months, cut late deliveries from 18% to 11%`. */
const withTimeFirst: OtherWording = text => {
  const at = text.search(lastingAtEnd)
  const before = text.slice(0, Math.max(0, at))
  const [first = '', ...rest] = before.split(' ')
  const isClause = verbOf(first)?.form === 'past' && rest.length >= fewestWords - 1
  if (!isClause || severalSentences.test(text)) return null
  return `${capitalised(text.slice(at + 1))}, ${lowered(before)}`
}

const longestObject = 6
/** Verbs whose past stands also in the passive. */
const changing = new Set(['cut', 'reduce', 'increase', 'improve'])

/** `Late deliveries cut from 18% to 11%`. */
const withObjectFirst: OtherWording = text => {
  const [first = '', ...rest] = text.split(' ')
  const verb = verbOf(first)
  const object = objectOf(rest)
  const after = rest.slice(object.length).join(' ')
  if (verb?.form !== 'past' || !changing.has(verb.base) || severalSentences.test(text)) return null
  if (
    object.length === 0 ||
    object.length > longestObject ||
    !/^(?:by|from) /.test(after) ||
    !isMeasured(after)
  )
    return null
  return `${capitalised(object.join(' '))} ${first.toLowerCase()} ${after}`
}

const dutyBefore = /^(?:was |am )?(?:responsible for|in charge of) (?=\p{L})/iu

/** `Planned routes` for `Responsible for planning routes`. */
const withoutDuty: OtherWording = (text, isCurrent) => {
  const [first = '', ...rest] = text.replace(dutyBefore, '').split(' ')
  if (!dutyBefore.test(text) || !gerunds.has(first.toLowerCase())) return null
  // A second such word may be a noun, or another duty.
  if (objectOf(rest).length === 0 || rest.some(word => /\p{L}{2}ing[,.;]?$/u.test(word))) return null
  const verb = verbOf(first)
  return verb ? capitalised([isCurrent ? verb.base : verb.past, ...rest].join(' ')) : null
}

const rules = [withoutDuty, withOtherVerb, withTimeFirst, withObjectFirst]

/** Other wordings of a bullet, those of one rule first. Empty: no rule knows the sentence. */
export const otherWordings = (text: string, isCurrent: boolean): string[] => {
  const once = rules.flatMap(rule => rule(text, isCurrent) ?? [])
  const twice = once.flatMap(words => rules.flatMap(rule => rule(words, isCurrent) ?? []))
  return [...new Set([...once, ...twice])].filter(words => words !== text)
}
