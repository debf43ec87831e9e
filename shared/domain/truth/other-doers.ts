import { isPersonStem } from './counted-nouns.ts'
import { remembered } from './remembered.ts'
import { isRoleNoun } from './roles.ts'
import { baseOf, isVerbForm } from './word-forms.ts'
import authorityWords from './words/authority.json' with { type: 'json' }
import leadingWords from './words/leading.json' with { type: 'json' }
import words from './words/other-doers.json' with { type: 'json' }
import rankWords from './words/ranks.json' with { type: 'json' }
import verbWords from './words/verbs.json' with { type: 'json' }
import { list, stemOf, type Word, wordsOf } from './words.ts'

// Tells what a fact says that somebody else did: `PM leads it`, `the budget that my manager drafts`, `menu by the head chef`,
// `watch the engineer repair pumps`.

const others = list(words.otherDoers)
const served = list(leadingWords.served)
/** With one of these before it, a role is somebody else's. */
const determiners = list('the our my his her their a an')
const watching = list(words.watching)
/** A clause begins behind these. */
const clauseStart = new Set([
  ...list(
    'and but when while where if that which because since until till before after as what then by from with for to of',
  ),
  ...watching,
])
/** They stand before a name, which is somebody else's. */
const formsOfAddress = list(words.formsOfAddress)
const adverbs = list(
  'always also usually normally sometimes often mostly first then has have had will would can must only just',
)
/** What a verb has behind it, and a noun that looks like one has not: `driver logs`. */
const objects = list('the a an it them me us my our his her their this that all every any off')
const verbs = new Set(
  [
    ...list([
      ...verbWords.verbs,
      ...authorityWords.authority,
      ...rankWords.leading,
      ...rankWords.leadingOfPeople,
      ...rankWords.designing.slice(0, 1),
    ]),
  ].map(baseOf),
)
const designs = list('design designs plan plans drawing drawings draft drafts')
const alsoNouns = new Set([...list(words.verbsAlsoNouns)].map(baseOf))

const isBeside = (a: Word | undefined, b: Word | undefined): boolean =>
  a !== undefined && b !== undefined && b.start - a.end === 1

const isPerson = (key: string): boolean => others.has(key) || isRoleNoun(key) || isPersonStem(stemOf(key))

/** `for the manager to sign` */
const isForThem = (said: readonly Word[], at: number): boolean =>
  isPerson(said[at - 2]?.key ?? '') &&
  said.slice(Math.max(0, at - 5), at - 2).some(({ key }) => key === 'for')

/** Where a name with a form of address begins that ends at an index: `Mrs Obi`, `Engr. Musa Bello`. Null: there is none. */
const addressedFrom = (said: readonly Word[], end: number): number | null => {
  for (let at = end - 1; at >= end - 3; at -= 1) {
    const word = said[at]
    if (word && formsOfAddress.has(word.raw.toLowerCase())) return at
    if (!word?.isNamed) return null
  }
  return null
}

/** Whether the verb at an index has somebody else as its subject. */
export const isByOther = (said: readonly Word[], at: number): boolean => {
  const verb = said[at]
  if (!verb) return false
  if (said[at - 1]?.key === 'to') return isForThem(said, at)
  let doer = at - 1
  while (adverbs.has(said[doer]?.key ?? '') && isBeside(said[doer], said[doer + 1])) doer -= 1
  const subject = said[doer]
  if (!subject || !isBeside(subject, said[doer + 1])) return false
  if (/^(?:he|she|they)$/.test(subject.key)) return true
  const addressed = addressedFrom(said, doer)
  if (addressed === null && !isPerson(subject.key) && !/^\p{Lu}{2,4}$/u.test(subject.raw)) return false
  // `the engineers' design`, `the chef's menu plan`: a noun, which says who did it.
  if (/s$/.test(subject.key) && designs.has(verb.key)) return true
  const next = said[at + 1]
  const hasObject = next !== undefined && isBeside(verb, next) && objects.has(next.key)
  let first = addressed ?? doer
  while (
    addressed === null &&
    first > 0 &&
    isBeside(said[first - 1], said[first]) &&
    !determiners.has(said[first]?.key ?? '') &&
    !clauseStart.has(said[first - 1]?.key ?? '') &&
    doer - first < 3
  )
    first -= 1
  const before = said[first - 1]
  const hasDeterminer = determiners.has(said[first]?.key ?? '')
  const isAtStart = first === 0 || !isBeside(before, said[first]) || clauseStart.has(before?.key ?? '')
  if (!isAtStart || before?.key === 'as') return false
  if (before && watching.has(before.key)) return verbs.has(baseOf(verb.key)) && !served.has(subject.key)
  if (doing.has(verb.key)) return hasObject
  if (/s$/.test(verb.key) && !/ss$/.test(verb.key) && verbs.has(baseOf(verb.key)))
    return hasObject || (!alsoNouns.has(baseOf(verb.key)) && !served.has(subject.key))
  const isPast = isVerbForm(verb.key) && !/ing$/.test(verb.key)
  const isSomebody = hasDeterminer || addressed !== null || others.has(subject.key)
  return isPast && isSomebody && !served.has(subject.key)
}

/** `designed by the engineer` */
const isByThem = (said: readonly Word[], at: number): boolean => {
  if (said[at + 1]?.key !== 'by' || !verbs.has(baseOf(said[at]?.key ?? ''))) return false
  return said.slice(at + 2, at + 5).some(({ key }) => isPerson(key))
}

/** The stems of the verbs of a fact: what its writer did, and what somebody else did. */
export type Doings = { readonly own: ReadonlySet<string>; readonly ofOthers: ReadonlySet<string> }

const doing = list('does did')
const auxiliaries = list('be have do can could cannot let will would must')

export const doingsIn = remembered((text: string): Doings => {
  const said = wordsOf(text)
  const own = new Set<string>()
  const ofOthers = new Set<string>()
  said.forEach(({ key }, at) => {
    const base = baseOf(key)
    const isOfOther = isByOther(said, at) || isByThem(said, at)
    if (auxiliaries.has(base) && !(isOfOther && doing.has(key))) return
    if (isOfOther) ofOthers.add(base)
    else if (verbs.has(base)) own.add(base)
  })
  return { own, ofOthers }
})
