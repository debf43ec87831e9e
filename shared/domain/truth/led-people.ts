import type { ComparedFact } from './compared-facts.ts'
import { isPersonStem } from './counted-nouns.ts'
import type { Cue } from './cues.ts'
import { isStaff, leadingInFact, objectOf } from './leading-words.ts'
import { followingFrom } from './lexicon.ts'
import { valuesIn } from './numbers.ts'
import { isRoleNoun } from './roles.ts'
import { baseOf } from './word-forms.ts'
import words from './words/led-people.json' with { type: 'json' }
import rankWords from './words/ranks.json' with { type: 'json' }
import { list, stemOf, type Word, wordsOf } from './words.ts'

// Compares whom a line says its writer led with whom the fact says: `a team of physiotherapists` is not `one assistant`, and
// `six enumerators` are not `two helpers`.

/** These may be anybody who is led. */
const anybody = list(words.anybody)
const juniors = list(words.juniors)
const collective = list(words.collective)
const ends = list(words.endOfPeople)
const one = list('one 1 a an another single my')

type Led = { readonly word: Word; readonly isPlural: boolean }

const singular = (key: string): string => key.replace(/s$/, '')
const isPerson = ({ key }: Word): boolean =>
  isRoleNoun(key) || isRoleNoun(singular(key)) || isPersonStem(stemOf(key))

/** The people behind a verb, who have a name of their own: `technicians`, but not `staff`. */
const peopleBehind = (said: readonly Word[], { after }: Pick<Cue, 'after'>): readonly Led[] => {
  const people: Led[] = []
  for (let at = after; at < said.length && at - after < 8; at += 1) {
    const word = said[at]
    if (
      !word ||
      (at > after && (ends.has(word.key) || (word.key === 'of' && !collective.has(said[at - 1]?.key ?? ''))))
    )
      break
    const next = said[at + 1]
    const isHead = !next || next.start - word.end > 1 || !isPerson(next)
    if (!isPerson(word) || !isStaff(word) || anybody.has(word.key) || !isHead) continue
    const isPlural = /s$/.test(word.key)
    if (isPlural || one.has(said[at - 1]?.key ?? '')) people.push({ word, isPlural })
  }
  return people
}

const saying = (fact: ComparedFact, { key }: Word): Word[] =>
  wordsOf(fact.text).filter(word =>
    [baseOf(word.key), stemOf(word.key)].some(stem => {
      const following = followingFrom(stem)
      return following.has(baseOf(key)) || following.has(stemOf(key))
    }),
  )

const teams = list(rankWords.teams)
/** `a sales team`, where the facts of the job have nobody but `1 sales girl`. */
const isTeamOfOne = (said: readonly Word[], cue: Cue, compared: readonly ComparedFact[]): boolean => {
  if (!objectOf(said, cue).some(({ key }) => teams.has(key))) return false
  const people = compared
    .filter(({ kind, work }) => kind === 'line' && work !== null)
    .flatMap(({ text }) => {
      const ofFact = wordsOf(text)
      return ofFact.flatMap((word, at) => {
        const isOne = ofFact.slice(Math.max(0, at - 2), at).some(({ key }) => one.has(key))
        return isStaff(word) ? [false] : isPerson(word) && isOne ? [true] : []
      })
    })
  return people.length > 0 && people.every(is => is)
}

/** Whether a fact that says that its writer led has the people whom a line says they led. */
export const leadsThesePeople = (
  text: string,
  said: readonly Word[],
  cue: Cue,
  fact: ComparedFact,
  compared: readonly ComparedFact[],
): boolean => {
  const people = peopleBehind(said, cue)
  if (people.length === 0) return !(fact.kind === 'name' && isTeamOfOne(said, cue, compared))
  const ofFact = wordsOf(fact.text)
  const values = valuesIn(text.slice(cue.end, people.at(-1)?.word.end)).filter(value => value > 1)
  const known = valuesIn(fact.text)
  if (values.some(value => known.includes(value))) return true
  if (fact.kind === 'line' && values.length > 0 && known.length > 0) return false
  const namesNobody = !ofFact.some(word => isPerson(word) && isStaff(word) && !anybody.has(word.key))
  return people.every(({ word, isPlural }) => {
    const found = saying(fact, word)
    if (found.length > 0) return fact.kind === 'name' || !isPlural || found.some(({ key }) => /s$/.test(key))
    return (
      juniors.has(word.key) ||
      ((fact.kind === 'name' || namesNobody) && compared.some(other => saying(other, word).length > 0))
    )
  })
}

const places = list(words.places)
const parts = list('one 1 part half some')

/**
 * `the kitchen` is more than `the grill section`, and `the survey` more than `one team of the survey`: a fact that names a
 * place or a part of its own supports no other.
 */
export const leadsThisPlace = (said: readonly Word[], cue: Cue, fact: ComparedFact): boolean => {
  if (fact.kind === 'name') return true
  const behind = said.slice(cue.after)
  const ofFact = wordsOf(fact.text)
  const objects = leadingInFact(ofFact).map(other => objectOf(ofFact, other))
  const isOfPart = objects.length > 0 && objects.every(([first]) => parts.has(first?.key ?? ''))
  if (isOfPart && !objects.flat().some(({ key }) => behind.some(word => baseOf(word.key) === baseOf(key))))
    return false
  const place = objectOf(said, cue).at(-1)
  if (!place || !places.has(place.key)) return true
  const known = objects.flat().filter(({ key }) => places.has(key))
  return known.length === 0 || known.some(({ key }) => followingFrom(baseOf(key)).has(baseOf(place.key)))
}
