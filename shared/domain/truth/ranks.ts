import { bears, comparedFactsFor, tellsDeeds } from './borne-out.ts'
import { isClaimed } from './claimed.ts'
import { type ComparedFact, comparedFactsOfCited, wasTrained } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf, hasCue } from './cues.ts'
import { type Telling, tellingWords } from './deed-words.ts'
import { basesOf } from './lexicon.ts'
import { valuesIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import { joinedCues, looksAhead, managesAll, managing, placesOfAll } from './reach.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import words from './words/ranks.json' with { type: 'json' }
import roles from './words/roles.json' with { type: 'json' }
import { list, phraseWords, type Word, wordsOf } from './words.ts'

// Looks for: words that raise a part in something: leading it (`headed`), doing it alone (`single-handedly`), deciding
// (`approved`), and a wider reach (`the department`). Source: a fact of the same thing that says as much. A fact that says
// less (`helped`, `took part`) bears out no line that leaves that out.

const leading = cuesOf(words.leading, words.leadingPhrases)
const leadingOfPeople = cuesOf(words.leadingOfPeople)
const led = list(words.led)
/** Who may do something in the person's stead. */
const nouns = list(roles.nouns)
const leaders = cuesOf(words.leaders)
const below = cuesOf(words.below)
const authority = cuesOf(words.authority, words.phrases)
const founding = cuesOf(words.founding)
const founded = cuesOf(words.founded)
const hiring = basesOf(words.hiring.join(' '))
const alone = cuesOf(words.alone, words.alonePhrases)
const ownWords = cuesOf(words.ownWords)
const reach = cuesOf(words.reach)
const teaching = cuesOf(words.teaching)
const taught = basesOf(words.taught.join(' '))
const helping = cuesOf(words.helping, words.helpingPhrases)
const beside = cuesOf(words.beside, words.besidePhrases)

/** What a fact says of the person's part. */
type Part = {
  readonly leads: boolean
  readonly manages: boolean
  /** Who books meetings and travel coordinates them. */
  readonly books: boolean
  readonly founds: boolean
  readonly isAlone: boolean
  readonly helps: boolean
  /** What stands between its commas. */
  readonly clauses: readonly ComparedFact[]
}
const parts = new WeakMap<ComparedFact, Part>()

const partIn = (compared: ComparedFact): Part => {
  const known = parts.get(compared)
  if (known) return known
  const said = wordsOf(compared.text)
  const isBelow = hasCue(said, below)
  const part = {
    leads:
      cuesIn(said, leading).some(({ key, after }) => key !== 'head' || said[after]?.key !== 'office') ||
      leadsPeople(said).length > 0 ||
      (!isBelow && compared.kind === 'name' && hasCue(said, leaders)),
    manages:
      hasCue(said, managing) ||
      hasCue(said, planning) ||
      (!isBelow && compared.kind === 'name' && hasCue(said, leaders)),
    books: compared.verbs.has('book'),
    founds: hasCue(said, founding) || hasCue(said, founded),
    isAlone: hasCue(said, ownWords) || hasCue(said, alone),
    helps: hasCue(said, helping),
    clauses: compared.text.includes(',') ? comparedFactsOfCited(compared.text.split(/,\s*/)) : [compared],
  }
  parts.set(compared, part)
  return part
}

const othersBefore = 3
const joint = list('for of from to in with on at by into across')
/** `managed the suppliers`, but not `managed calls`, nor `managed files for the staff`. */
const leadsPeople = (said: readonly Word[]): Cue[] =>
  cuesIn(said, leadingOfPeople).filter(({ after }) => {
    const next = said.slice(after, after + looksAhead)
    const end = next.findIndex(({ key }, at) => at > 0 && joint.has(key))
    const object = end < 0 ? next : next.slice(0, end)
    // `the milk collection and its staff`
    return object.some(
      (word, at) => led.has(word.key) && (at === object.length - 1 || object[at + 1]?.key === 'and'),
    )
  })

/** What stands behind a verb, up to where and how. */
const objectOf = (text: string, said: readonly Word[], from: number, after: number): string => {
  const next = said.slice(after, after + looksAhead)
  return text.slice(from, next.find(({ key }) => key !== 'of' && joint.has(key))?.start ?? next.at(-1)?.end)
}

/** Words before a verb. */
const beforeVerbs = list('and i we who then also have has had to')

/** `led to`, `directed calls to`. */
const isOtherSense = (said: readonly Word[], { key, after, at }: Cue): boolean =>
  // `performed supervised exercises`
  (key.endsWith('ed') &&
    at > 0 &&
    !beforeVerbs.has(said[at - 1]?.key ?? '') &&
    !/ly$/.test(said[at - 1]?.key ?? '')) ||
  (/^(?:led|leading|leads|lead|heading|headed)$/.test(key) && said[after]?.key === 'to') ||
  (/^(?:head|lead|direct|command|chair|coordinate)$/.test(key) && at > 0)

/** The words that this rule reads. */
export const rankCues = ({ words: said }: Reading): Cue[] => [...cuesIn(said, leading), ...leadsPeople(said)]

/** `two girls work with me`: they are not led. */
const besideMe =
  /\b(?:with me|follows? me|with my|alongside|assists? me|helps? me|work(?:ed|ing|s)? with|together with)\b/i

const planning = cuesOf(words.planning)
export const readRanks = (reading: Reading): Mention[] => {
  if (!tellsDeeds(reading)) return []
  const { text, low, words: said } = reading
  const compared = comparedFactsFor(reading)
  const telling = tellingWords(text, said)
  // A year is of no one thing.
  const values = valuesIn(text).filter(value => value < 1940 || value > 2060)
  /** Whether a fact is about what the line is about. */
  const isSaidIn = (fact: ComparedFact, all: readonly number[]) =>
    valuesIn(fact.text).some(value => all.includes(value))
  const hasFigure = (fact: ComparedFact) => isSaidIn(fact, values)
  const isAbout = (fact: ComparedFact, except: Cue): boolean =>
    fact.kind === 'name' ||
    telling.some(word => word.start !== except.start && bears(fact, word)) ||
    hasFigure(fact)

  /** Below a job, the title that the person has now says nothing. */
  const isOfJob = ({ kind, work }: ComparedFact) =>
    kind !== 'name' || work !== null || reading.entries.length === 0
  const claims = (cues: readonly Cue[], isSaid: (part: Part, cue: Cue) => boolean): Mention[] =>
    cues
      .filter(cue => isClaimed(reading, cue.end))
      .filter(cue => !compared.filter(isOfJob).some(fact => isSaid(partIn(fact), cue) && isAbout(fact, cue)))
      .map(cue => mention('rank', cue, false))

  const leadingCues = [...cuesIn(said, leading), ...leadsPeople(said)].filter(cue => !isOtherSense(said, cue))
  const isReachSaid = ({ key }: Cue) =>
    compared.some(({ text: fact }) => basesOf(fact).includes(basesOf(key)[0] ?? ''))
  const isWordSaid = ({ key }: Cue) => {
    const [base = ''] = basesOf(key)
    return compared.some(({ text: fact }) => {
      if (key.includes(' ')) return lowered(fact).includes(key)
      const bases = basesOf(fact)
      // Who hires recruits.
      const at = bases.findIndex(each => each === base || (hiring.includes(base) && hiring.includes(each)))
      const all = phraseWords(fact)
      // `the chief accountant approves`, and `for the manager to approve`, say it of somebody else.
      const isOfOther = all.slice(Math.max(0, at - othersBefore), at).some(key => nouns.has(key))
      return at >= 0 && !isOfOther && all[at + 1] !== 'by'
    })
  }
  /** `Led 40 workers`, of `40 workers`: a fact that is no sentence leaves the verb out. */
  const isOfFragment = ({ end, after }: Cue) =>
    compared
      .filter(fact => !partIn(fact).helps && !besideMe.test(fact.text))
      .flatMap(fact => partIn(fact).clauses)
      .some(
        fact =>
          fact.verbs.size === 0 &&
          !/ by /.test(fact.text) &&
          isSaidIn(fact, valuesIn(objectOf(text, said, end, after))),
      )
  return [
    ...claims(
      leadingCues.filter(cue => !isOfFragment(cue)),
      ({ leads, manages, books }, { key }) =>
        leads || (manages && /^coordinat|charge/.test(key)) || (books && key.startsWith('coordinat')),
    ),
    ...claims(
      cuesIn(said, founding).filter(
        ({ key }) => key !== 'found' && !compared.some(fact => fact.verbs.size === 0 && hasFigure(fact)),
      ),
      ({ founds, leads }) => founds || leads,
    ),
    ...claims(managesAll(reading), ({ leads, manages }) => leads || manages),
    ...cuesIn(said, alone)
      // `on my own account`, and `able to work independently`, which is said of many
      .filter(({ at, after, key }) =>
        key === 'independently' ? !/^work/.test(said[at - 1]?.key ?? '') : said[after]?.key !== 'account',
      )
      .filter(
        cue =>
          isClaimed(reading, cue.end) && !nearestTo(telling, compared).some(fact => partIn(fact).isAlone),
      )
      .map(cue => mention('rank', cue, false)),
    ...claims(
      cuesIn(said, authority).filter(
        cue =>
          !isWordSaid(cue) &&
          !said.slice(Math.max(0, cue.at - othersBefore), cue.at).some(({ key }) => nouns.has(key)) &&
          !/\b(?:was|were|been|be|being|got)\s$/.test(low.slice(0, cue.start)),
      ),
      () => false,
    ),
    ...claims(
      wasTrained.test(low) || compared.some(hasFigure)
        ? []
        : cuesIn(said, teaching).filter(({ after }) => !/^(?:me|myself|us)?$/.test(said[after]?.key ?? '')),
      () =>
        compared.some(
          fact => !wasTrained.test(fact.text) && basesOf(fact.text).some(base => taught.includes(base)),
        ),
    ),
    ...claims(placesOfAll(reading, compared), () => false),
    ...claims(
      joinedCues(
        cuesIn(said, reach).filter(cue => !isReachSaid(cue)),
        said,
      ),
      () => false,
    ),
    ...helpedOnly(reading, compared),
  ]
}

/** The facts, clause by clause, that bear out most of the words. */
const nearestTo = (
  telling: readonly Telling[],
  compared: readonly ComparedFact[],
): readonly ComparedFact[] => {
  const clauses = compared.filter(({ kind }) => kind !== 'item').flatMap(fact => partIn(fact).clauses)
  const borne = clauses.map(fact => telling.filter(word => bears(fact, word)).length)
  const most = Math.max(0, ...borne)
  return most === 0 ? [] : clauses.filter((_, at) => borne[at] === most)
}

/** A line that says a thing was done, where the nearest fact says that the person only helped. */
const helpedOnly = (reading: Reading, compared: readonly ComparedFact[]): Mention[] => {
  const { text, low, words: said, piece } = reading
  if (hasCue(said, beside) || hasCue(said, helping) || wasTrained.test(low)) return []
  const telling = tellingWords(text, said)
  const [first] = telling
  if (!first || piece.kind !== 'bullet') return []
  const nearest = nearestTo(
    telling,
    compared.filter(({ kind }) => kind === 'line'),
  )
  const borne = telling.filter(word => nearest.some(fact => bears(fact, word)))
  const isHelp =
    borne.length > 0 && borne.length >= telling.length / 2 && nearest.every(fact => partIn(fact).helps)
  return isHelp ? [mention('rank', first, false)] : []
}
