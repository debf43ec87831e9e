import type { Facts } from '../../api/truth.ts'
import { contentWordsIn } from './deed-words.ts'
import { followingFrom, isInLexicon } from './lexicon.ts'
import { baseOf, basesOf, isVerbForm } from './word-forms.ts'
import stop from './words/stop-words.json' with { type: 'json' }
import words from './words/verbs.json' with { type: 'json' }
import { list, phraseWords, stemOf } from './words.ts'

/** One thing that a person said of themselves (a line of a job, a study, a skill), in the form in which deeds are compared with it. */
export type ComparedFact = {
  readonly text: string
  /** The number of the job in the form that it is of. Null: of none, and it stands for all of the text. */
  readonly work: number | null
  /** A `line` says what was done. A `name` does not: it is a title and an employer, or a degree and a school. `item`: of a list of skills. */
  readonly kind: 'line' | 'name' | 'item'
  /** The stems of its words. */
  readonly stems: ReadonlySet<string>
  /** Those from which a deed follows: of a name, only those of a title. Who works at a College of Education need not teach. */
  readonly ofDeeds: ReadonlySet<string>
  /** The stems of all that follows from its words. */
  readonly following: ReadonlySet<string>
  /** The stems of long words that the lexicon does not have. Some are slips: `masonary`. */
  readonly rare: readonly string[]
  /** In small letters: `PD` and `O&G` are `pd` and `og`. */
  readonly initials: ReadonlySet<string>
  /** The stems of the verbs that its clauses begin with. `Weekly cost table` has none. */
  readonly verbs: ReadonlySet<string>
}

/** `trained in GAP` says that the person learned, and not that they taught. */
export const wasTrained =
  /\b(?:train(?:ed)? (?:in|on|at|by|as|with|for)|(?:was|been|got|were|am) trained|(?:attend|receiv|underwent|complet|took|had|did)\w* (?:\w+ ){0,4}training|training (?:in|on|at|from|by))\b/i
const training = new Set(['train', 'instruct', 'teach', 'coach'].map(stemOf))

const stemsIn = (text: string): Set<string> => {
  const stems = new Set([
    ...basesOf(text),
    ...phraseWords(text).map(stemOf),
    ...contentWordsIn(text).flatMap(word => word.stems),
  ])
  if (wasTrained.test(text)) {
    for (const stem of training) stems.delete(stem)
    stems.add(stemOf('learn'))
  }
  return stems
}

/** Words of many meanings, from which nothing follows that somebody did. */
const vague = new Set([...list(stop.vague)].map(baseOf))

const followingOf = (stems: ReadonlySet<string>): Set<string> => {
  const following = new Set(stems)
  for (const stem of stems)
    if (!vague.has(stem)) for (const other of followingFrom(stem)) following.add(other)
  return following
}

const verbs = new Set([...list(words.verbs)].map(baseOf))
const beforeVerb = list('i we also have had am was')
const clauseEnd = /[,;]\s*|\sand\s/

const verbsIn = (text: string): Set<string> =>
  new Set(
    text
      .split(clauseEnd)
      .flatMap(clause => {
        const [first = '', second = ''] = phraseWords(clause).filter(word => !beforeVerb.has(word))
        return isVerbForm(second) ? [first, second] : [first]
      })
      .map(baseOf)
      .filter(stem => verbs.has(stem)),
  )

/** In letters. Two words as long as this that differ in one letter are one word. */
export const longStem = 6

const capitals = /(?<![\p{L}\p{N}])\p{Lu}(?:&?\p{Lu}){1,4}(?![\p{L}\p{N}])/gu

const initialsIn = (text: string): Set<string> =>
  new Set((text.match(capitals) ?? []).map(said => said.replaceAll('&', '').toLowerCase()))

const comparedFactsIn = (
  text: string,
  kind: ComparedFact['kind'] = 'line',
  work: number | null = null,
): ComparedFact[] => {
  if (text.trim() === '') return []
  const stems = stemsIn(text)
  return [
    {
      text,
      kind,
      work,
      stems,
      ofDeeds: stems,
      following: followingOf(stems),
      rare: [...stems].filter(stem => stem.length >= longStem && !isInLexicon(stem)),
      initials: initialsIn(text),
      verbs: verbsIn(text),
    },
  ]
}

/** A title with its employer, or a degree with its school. */
const namedIn = (title: string, others: readonly string[], work: number | null = null): ComparedFact[] => {
  const text = [title, ...others].filter(part => part !== '').join(', ')
  const ofDeeds = work === null ? new Set<string>() : stemsIn(title)
  return comparedFactsIn(text, 'name', work).map(fact => ({ ...fact, ofDeeds }))
}

/** `Mr. Bello` is one name. */
const lineEnd = /\n|(?<=[.!?;])(?<!\b(?:mr|mrs|ms|dr|engr|prof)\.)\s+/i
export const factLinesIn = (text: string): string[] =>
  text
    .split(lineEnd)
    .map(line => line.trim())
    .filter(line => line !== '')

const listEnd = /[,;|·\n]\s*/

/** All that the facts tell, one by one. */
export const comparedFactsOf = ({ form, statements }: Facts): ComparedFact[] => [
  ...namedIn('', [form.fullName, form.location]),
  ...namedIn(form.jobTitle, []),
  ...form.workExperience.flatMap(({ jobTitle, company, place, description }, work) => [
    ...namedIn(jobTitle, [company, place], work),
    ...factLinesIn(description).flatMap(line => comparedFactsIn(line, 'line', work)),
  ]),
  ...form.education.flatMap(({ degree, school }) => namedIn(degree, [school])),
  ...[form.summary, ...statements].flatMap(factLinesIn).flatMap(line => comparedFactsIn(line)),
  ...[form.technicalSkills, form.certifications, form.licences]
    .flatMap(items => items.split(listEnd))
    .flatMap(item => comparedFactsIn(item, 'item')),
  ...[form.softSkills, form.languages, form.interests]
    .flatMap(items => items.split(listEnd))
    .flatMap(item => comparedFactsIn(item, 'item').map(fact => ({ ...fact, following: fact.stems }))),
]

/** What a model cited, as the only things told. */
export const comparedFactsOfCited = (cited: readonly string[]): ComparedFact[] =>
  cited.flatMap(text => comparedFactsIn(text))
