import { type Cue, cuesIn, cuesOf } from './cues.ts'
import type { Reading } from './reading.ts'
import { isVerbForm } from './word-forms.ts'
import words from './words/outcomes.json' with { type: 'json' }
import { list, type Word } from './words.ts'

// Finds where a line says what followed from a deed: `so that`, `, winning back customers`, `with excellent results`,
// `and several learners began to speak`. Which of them have a source, outcomes.ts tells.

const results = cuesOf([], words.results)
const resulting = list(words.resulting)
const came = list(words.came)
const failed = list(words.failed)
const relatives = list(words.relatives)
/** `, which was in Aba` says where, and tells no deed. */
const states = list(words.states)
const none: ReadonlySet<string> = new Set()
/** Behind one of these, another thing follows. */
export const joints = list('for in with and to by at from on as skills')

/** Whether a text has a word or phrase that what followed stands behind. */
export const hasResult = (said: readonly Word[]): boolean => cuesIn(said, results).length > 0

const ofPerfect = list('has have had since now also already')
/** `, which stopped theft`, or `, which has stopped theft`. What only says when and where, `which was in Aba`, is no deed. */
const deedsOfWhich = ({ words: said, text }: Reading): Cue[] =>
  said.flatMap((word, at) => {
    const next = said.slice(at + 1).find(({ key }) => !ofPerfect.has(key))
    const isDeed =
      word.key === 'which' &&
      /,\s*$/.test(text.slice(0, word.start)) &&
      next !== undefined &&
      isVerbForm(next.key) &&
      !states.has(next.key)
    return isDeed ? [{ start: word.start, end: next.end, key: `which ${next.key}`, at, after: at + 2 }] : []
  })

/** Adjectives between `with` and what came: `with very good results`. */
const withAtMost = 4
/** `, with excellent results`, and `without a single shortage`. */
export const resultsWith = ({ words: said }: Reading): Cue[] =>
  said.flatMap((word, at) => {
    const next = said.slice(at + 1, at + 1 + withAtMost)
    const end = next.findIndex(({ key }) => joints.has(key))
    const near = end < 0 ? next : next.slice(0, end)
    const isNone =
      word.key === 'without' ||
      (word.key === 'with' && /^(?:no|not|zero|few|hardly|scarcely|barely|minimal)$/.test(next[0]?.key ?? ''))
    const found = near.find(({ key }) => (isNone ? failed : word.key === 'with' ? came : none).has(key))
    // `with results written in a book` says what was done with them.
    const isDone = found?.key.startsWith('result') && isVerbForm(said[said.indexOf(found) + 1]?.key ?? '')
    return found && !isDone ? [{ start: word.start, end: found.end, key: found.key, at, after: at + 1 }] : []
  })

/** The last clause, if it tells what came: `, winning back regular customers`. */
export const resultingClause = ({ words: said, text }: Reading): Cue[] => {
  const at = said.findLastIndex(
    ({ key, start }, place) =>
      place > 0 && resulting.has(key) && /,\s*(?:and |thereby |thus |so )?$/.test(text.slice(0, start)),
  )
  const word = said[at]
  return word ? [{ ...word, at, after: at + 1 }] : []
}

/** `because of my father's illness` says why, and not what came. */
const isReason = ({ low, words: said }: Reading, { key, after, start }: Cue): boolean =>
  /my$/.test(key) &&
  (relatives.has(said[after]?.key.replace(/s$/, '') ?? '') || /\bi\b/.test(low.slice(0, start)))

/** `so fast that vendors asked for me`, `in a way that made the office run` */
const degreeThat =
  /\b(?:so \w+ that|such (?:an? )?(?:\w+ )?\w+ that|(?:in|with) (?:an? |such an? |such )?(?:way|care|manner|skill) that)\b/g
/** `and several learners began to speak`: somebody else did it. */
const othersDid =
  /(?:\band|[,;]) (?:and )?(?:several|many|some|most|few|fewer|more|all|no)(?: of (?:the|them|my|our|his|her|those))? (?:\w+ )?(?:began|started|came|went|learned|learnt|passed|joined|stopped|returned|asked|could|got|became|now|improved|grew|recovered|survived|have (?:since )?\w+|has (?:since )?\w+|had)\b|\band (?:the|my|our|his|her|their) \w+ (?:(?:have|has) (?:since )?(?:become|grown|improved|stopped|started|begun|gone|learned|learnt|fallen|risen|dropped)|became|began to|stopped|now)\b|, who (?:now|later|soon|since|then) \w+/g
/** `No job of mine has ever needed repair`, `that no car came back` */
const neverAgain =
  /\bno (?:\w+ ){1,5}(?:ever|again)\b|\bno \w+ (?:came back|complained|failed|died|broke|was lost|were lost|got lost|went missing)\b|\b(?:was|were|is|are|has been|have been) never \w+ed\b|\bnever (?:once )?(?:\w+ ){0,2}(?:an?|any|one|single) (?:\w+ )?/g
/** `Guests often asked for my table` */
const othersChose =
  /\b(?:guests|customers|clients|patients|passengers|parents|visitors|users|readers|buyers|people) (?:often|always|regularly|still|now) (?:ask|come|came|choose|chose|prefer|return|remember|request|recommend)\w*\b/g
/** `more metres than any other operator` */
const betterThan =
  /\b(?!other|rather|whether)(?:more|fewer|less|\w{2,}er)(?: \w+){0,2} than (?:any|others?|before|all|anyone|anybody|everyone|ever|the others?|the rest|expected|planned|usual|most)\b/g
/** `helped the company save on fuel` */
const helpedOthers =
  /\bhelp(?:ed|ing|s)? (?:the|our|its|my|their|many|several) (?:\w+ )?(?:to )?(?:save|grow|earn|win|cut|avoid|sell more|make more|get more|finish (?:early|sooner|faster))\b|\b(?:spared|saved) (?:the|our|my|many|several) (?:company|firm|shop|business|owner|school|hospital|farm|team|bank|clinic|employer|customers?|clients?|patients?)\b/g

/** `, keeping losses low`, and `, filling the hall` */
const keptSo =
  /\bke(?:ep(?:s|ing)?|pt) (?:[\w-]+ ){1,7}(?:to (?:a|the) (?:\w+ )?minimum|out of (?!reach|sight|the)\w+|at bay|at zero|to zero|low|down|high|in check|away|coming back|on the road|profitable|afloat|happy|loyal|satisfied|full|busy)\b|\bfilling (?:the |our |its |every |all |up )?(?:\w+ )?(?:outlets?|seats?|halls?|rooms?|class(?:es|rooms?)|beds|tables|shops?|restaurants?|venues?|church(?:es)?|pews|diary|order book|vacanc(?:y|ies))\b/g
/** `a form that has since been adopted`, and `; attendance has since risen` */
const since =
  /\b(?:that|which|who) (?:has|have) (?:since|now) \w+|[,;] (?:and )?(?:\w+ ){1,3}(?:has|have) (?:since|now) \w+/g

/** `never recorded a shortage`: of `never` only what fails is an outcome. */
const isOfFailure = (found: string, rest: string): boolean => {
  if (!found.startsWith('never')) return true
  const [noun = ''] = /^\p{L}+/u.exec(rest) ?? []
  return found.split(' ').some(word => failed.has(word)) || failed.has(noun)
}

/** Where a line says in a whole clause what followed. */
export const clausesOfResult = ({ low, words: said }: Reading): Cue[] =>
  [degreeThat, othersDid, othersChose, neverAgain, betterThan, helpedOthers, keptSo, since].flatMap(pattern =>
    Array.from(low.matchAll(pattern)).flatMap(({ index, 0: found }) => {
      const at = said.findIndex(({ start }) => start >= index)
      const end = index + found.trimEnd().length
      return isOfFailure(found, low.slice(index + found.length))
        ? [{ start: said[at]?.start ?? index, end, key: found, at, after: at + 1 }]
        : []
    }),
  )

/** Words behind which a line says what followed: `so that`. */
export const resultsIn = (reading: Reading): Cue[] =>
  [...cuesIn(reading.words, results), ...deedsOfWhich(reading)].filter(
    cue =>
      cue.at > 0 &&
      !isReason(reading, cue) &&
      // `bed making` is work.
      (cue.key !== 'making' || /,\s*$/.test(reading.text.slice(0, cue.start))),
  )
