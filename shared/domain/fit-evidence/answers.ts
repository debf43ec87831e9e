import { itemsOf } from '../resume/items.ts'
import { certificatesIn } from '../truth/certificates.ts'
import { isPersonStem } from '../truth/counted-nouns.ts'
import { degreesIn } from '../truth/degrees.ts'
import { followingFrom } from '../truth/lexicon.ts'
import type { NumberedFact } from '../truth/numbered-facts.ts'
import { lowered } from '../truth/plain-text.ts'
import { baseOf, basesOf } from '../truth/word-forms.ts'
import verbWords from '../truth/words/verbs.json' with { type: 'json' }
import { contentOf, list, stemOf } from '../truth/words.ts'
import { type Leading, shareOfLeading } from './leading.ts'
import { type Asked, contentStems, hasName } from './read-requirements.ts'
import { type NamedSkill, namedSkillsIn, sameSkillKey } from './same-skill.ts'
import words from './words.json' with { type: 'json' }

/** Levels of degrees: a higher one answers for a lower one. */
const ranks: Readonly<Record<string, number>> = {
  school: 1,
  diploma: 2,
  ond: 2,
  nce: 2,
  hnd: 3,
  degree: 3,
  bachelor: 3,
  call: 3,
  pharmd: 3,
  pgd: 4,
  master: 5,
  doctorate: 6,
}
const rankOf = (level: string): number => ranks[level] ?? 0

/** A text as requirements are compared with it. */
export type ReadText = {
  /** Keys of the skills that it names: see sameSkillKey. */
  readonly skills: ReadonlySet<string>
  /** The highest rank of its degrees. 0: it has none. */
  readonly degree: number
  readonly certificates: ReadonlySet<string>
  /** How many years of experience it says. 0: it says none. */
  readonly years: number
  readonly stems: ReadonlySet<string>
  /** The stems of what follows from its words: who trained also coached. */
  readonly following: ReadonlySet<string>
  /** The stems of a title or a degree that the person holds. */
  readonly held: ReadonlySet<string>
}

/** A fact as requirements are compared with it. */
export type ReadFact = ReadText & {
  readonly fact: NumberedFact
  /** Something that the person did, in their own words. */
  readonly isDeed: boolean
}

const statedYears = /\b(\d{1,2})\+?\s+years?\b/

export const readText = (text: string, items: readonly string[] = []): ReadText => {
  const low = lowered(text)
  return {
    skills: new Set([...namedSkillsIn(text).map(({ key }) => key), ...items.map(sameSkillKey)]),
    degree: Math.max(
      0,
      ...degreesIn(text, low).map(({ level, key }) => rankOf(key === 'degree' ? key : level)),
    ),
    certificates: new Set(certificatesIn(text, low).map(({ key }) => key)),
    years: /\bexperience\b/.test(low) ? Number(statedYears.exec(low)?.[1] ?? 0) : 0,
    stems: contentStems(text),
    following: new Set(basesOf(text).flatMap(stem => [...followingFrom(stem)])),
    held: new Set(),
  }
}

/** Several facts as one text, for what no single one answers whole. */
export const together = (texts: readonly ReadText[]): ReadText => ({
  skills: new Set(texts.flatMap(({ skills }) => [...skills])),
  degree: Math.max(0, ...texts.map(({ degree }) => degree)),
  certificates: new Set(texts.flatMap(({ certificates }) => [...certificates])),
  years: Math.max(0, ...texts.map(({ years }) => years)),
  stems: new Set(texts.flatMap(({ stems }) => [...stems])),
  following: new Set(texts.flatMap(({ following }) => [...following])),
  held: new Set(texts.flatMap(({ held }) => [...held])),
})

export const readFact = (fact: NumberedFact): ReadFact => ({
  ...readText(fact.text, fact.place === 'skills' ? itemsOf(fact.text) : []),
  fact,
  held: new Set(contentOf(fact.place === 'title' ? fact.text : (fact.head?.[0] ?? ''))),
  isDeed: fact.head === null && fact.place.startsWith('work.'),
})

/** Behind or before one of these, a name is a part of a longer one. */
const partOfWord = /[\p{L}\p{M}\p{N}+#]/u

/** Whether a text has a name as it is written, and not as the first word of the sentence. */
export const hasExactly = (text: string, name: string): boolean => {
  const at = text.indexOf(name, 1)
  return at > 0 && !partOfWord.test(text.charAt(at - 1)) && !partOfWord.test(text.charAt(at + name.length))
}

/** Facts of one person. A name on their list of skills is that skill in their deeds too: `the service in Go`. */
export const readFacts = (facts: readonly NumberedFact[]): ReadFact[] => {
  const own = facts
    .filter(({ place }) => place === 'skills')
    .flatMap(({ text }) => itemsOf(text))
    .filter(item => /^\p{Lu}/u.test(item))
  return facts.map(fact => {
    const read = readFact(fact)
    if (!read.isDeed) return read
    const named = own.filter(item => hasExactly(fact.text, item)).map(sameSkillKey)
    return { ...read, skills: new Set([...read.skills, ...named]) }
  })
}

const verbs = new Set([...list(verbWords.verbs), ...list(words.dutyVerbs)].map(stemOf))

const people = new Set([...list(words.people)].map(stemOf))

/** Of deeds and of people it is enough that a word follows: who trained also coached, and mothers are families. */
const isSaidByOthers = (stem: string): boolean => verbs.has(stem) || people.has(stem) || isPersonStem(stem)

/** Whether a text says a stem. */
const says = ({ stems, following }: ReadText, stem: string): boolean =>
  stems.has(stem) || (isSaidByOthers(stem) && following.has(baseOf(stem)))

/** The share of words that a text says. */
const shareOfWords = ({ stems }: Pick<Asked, 'stems'>, text: ReadText): number =>
  stems.size === 0 ? 0 : [...stems].filter(stem => says(text, stem)).length / stems.size

/**
 * A name such as `Go` has to be named. What is a word of the language, such as `mentoring`, can be said in other forms.
 * A Registered Nurse can do nursing.
 */
export const saysSkill = (text: ReadText, { key, isPlain }: NamedSkill): boolean => {
  const stems = key.split(' ')
  return (
    text.skills.has(key) ||
    stems.every(stem => text.held.has(stem)) ||
    (isPlain && stems.every(stem => says(text, stem)))
  )
}

const shareOfSkills = ({ skills, isAnyOf }: Asked, text: ReadText): number => {
  const said = skills.filter(skill => saysSkill(text, skill)).length
  return isAnyOf ? Math.min(1, said) : said / skills.length
}

/** A degree in another field is a part of the answer. */
const shareOfDegree = ({ degrees, stems, text: asked }: Asked, text: ReadText): number => {
  if (text.degree === 0 || text.degree < Math.min(...degrees.map(rankOf))) return 0
  const isOfField = stems.size === 0 || [...stems].some(stem => text.stems.has(stem))
  return isOfField || /\bany\b/i.test(asked) ? 1 : 0.5
}

/** Below this share of its words, a requirement that names nothing is not answered. */
const leastWords = 0.5
/** A requirement of which this much is answered is answered strongly. */
export const strongFrom = 0.6

/** The share of words, if it is enough for an answer. One word of several may be there by chance. */
const enoughOfWords = (stems: ReadonlySet<string>, text: ReadText): number => {
  const share = shareOfWords({ stems }, text)
  const shared = Math.round(share * stems.size)
  return share >= leastWords && (shared > 1 || stems.size === 1) ? share : 0
}

/** How much of a requirement a text says, from 0 to 1. Years of experience come from periods: see worked.ts. */
export const shareSaid = (asked: Asked, text: ReadText): number => {
  // `Degree in Statistics` asks for a subject, `registered nurse` for a certificate, and not for a skill.
  const isOfSkills = asked.skills.length > 0 && asked.degrees.length + asked.certificates.length === 0
  const named = [
    ...(isOfSkills ? [shareOfSkills(asked, text)] : []),
    ...(isOfSkills ? asked.besideSkills.map(stems => enoughOfWords(stems, text)) : []),
    ...(asked.degrees.length > 0 ? [shareOfDegree(asked, text)] : []),
    ...(asked.certificates.length > 0
      ? [asked.certificates.some(key => text.certificates.has(key)) ? 1 : 0]
      : []),
  ]
  if (named.length > 0 && !asked.isDuty) return named.reduce((sum, share) => sum + share, 0) / named.length
  return enoughOfWords(asked.stems, text)
}

/**
 * How much of a requirement that asks for somebody who leads a fact answers. Who did the work without leading it answers a
 * part, and who led other people too.
 */
const answerOfLeading = (leading: Leading, asked: Asked, read: ReadFact): number => {
  const { fact } = read
  const title = fact.head?.[0] ?? (fact.place === 'title' ? fact.text : null)
  const share = shareOfLeading(leading, fact.text, title)
  if (!leading.isOfPeople)
    return share > 0 ? shareSaid(asked, read) : Math.min(leastWords, shareSaid(asked, read))
  const others = new Set([...asked.stems].filter(stem => !leading.stems.has(stem)))
  return others.size === 0 || shareOfWords({ stems: others }, read) >= leastWords ? share : share / 2
}

/** How much of a requirement a fact answers, from 0 to 1. */
export const answerOf = (asked: Asked, fact: ReadFact): number => {
  // A title says that somebody held it, and not what they did.
  if (asked.isDuty && fact.fact.head !== null) return 0
  if (asked.leading) return answerOfLeading(asked.leading, asked, fact)
  const share = shareSaid(asked, fact)
  // `English in writing` is answered by a list that names English.
  if (share === 0 && fact.fact.place === 'languages' && !hasName(asked) && shareOfWords(asked, fact) > 0)
    return strongFrom
  return share
}

/**
 * Whether a fact may answer a requirement that the model names. The model also finds answers by their meaning, which code
 * can't check, so one content word in common is enough.
 */
export const mayAnswer = (asked: Asked, fact: ReadFact): boolean =>
  answerOf(asked, fact) > 0 ||
  (asked.years !== null && fact.years >= asked.years) ||
  [...asked.stems].some(stem => fact.stems.has(stem))
