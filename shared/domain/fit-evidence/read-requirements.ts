import { withoutEmployersOwnWords } from '../jobs/about-employer.ts'
import { oneLine } from '../resume/plain-words.ts'
import { certificatesIn } from '../truth/certificates.ts'
import { degreesIn } from '../truth/degrees.ts'
import { lowered } from '../truth/plain-text.ts'
import { contentOf, list, stemOf } from '../truth/words.ts'
import { withoutAnnouncements } from './announcements.ts'
import { labelOf, sentencesIn, sign } from './labels.ts'
import { type Leading, leadingAsked } from './leading.ts'
import { isCalledOptional, isPhrase, phrasesIn } from './phrases.ts'
import { type NamedSkill, namedSkillsIn } from './same-skill.ts'
import { demandsIn, isDuty, yearsIn } from './split-demands.ts'
import words from './words.json' with { type: 'json' }

/** The advert that a person is compared with. */
export type FitPosting = {
  readonly title: string
  /** Empty: the advert does not name it. */
  readonly company: string
  /** The text of the advert. It may be empty. */
  readonly description: string
}

/** What the words of a requirement ask for. */
export type Asked = {
  /** In the words of the advert. */
  readonly text: string
  readonly isOptional: boolean
  /** It says what is to be done: `reduce late deliveries`. */
  readonly isDuty: boolean
  /** What it asks a person to lead. Null: nothing. */
  readonly leading: Leading | null
  readonly skills: readonly NamedSkill[]
  /** One of the skills is enough: `Sage or SAP`, `Go/Node.js`. */
  readonly isAnyOf: boolean
  /** Stems of what it asks for beside its skills: of the rotations in `mentoring and on-call rotations`. */
  readonly besideSkills: readonly ReadonlySet<string>[]
  /** Levels of degrees, such as `bachelor`; `degree` stands for any. Each is enough. */
  readonly degrees: readonly string[]
  /** Keys of certificates. Each is enough. */
  readonly certificates: readonly string[]
  /** Null: it asks for no years. */
  readonly years: number | null
  /** The stems of what it says besides the words of every advert. */
  readonly stems: ReadonlySet<string>
}

const common = new Set([...list(words.common)].map(stemOf))

const mostRequirements = 30
/** In characters. A longer line is prose, of which only the sentences with a cue are read. */
const longestLine = 300
/** In words. A sentence of prose that names a skill and is so short asks for it: `ICAN or ACCA.` */
const shortSentence = 8

/** The stems of a text without the words that every advert has. */
export const contentStems = (text: string): Set<string> =>
  new Set(contentOf(text).filter(stem => !common.has(stem) && !/^\d+$/.test(stem)))

const areAlternatives = (text: string, skills: readonly NamedSkill[]): boolean =>
  /\bor (?:similar|equivalent|related)\b/i.test(text) ||
  skills.some(({ end }, at) => {
    const next = skills[at + 1]
    return next !== undefined && /\bor\b|^\s*\/\s*$/i.test(text.slice(end, next.start))
  })

const generic = new Set([...list(words.generic)].map(stemOf))

/** The parts around `and` that name no skill. `Excel and similar tools` asks for nothing beside Excel. */
const besideSkillsIn = (text: string, skills: readonly NamedSkill[]): ReadonlySet<string>[] => {
  const joints = Array.from(text.matchAll(/ (?:and|&) /g), ({ index, 0: joint }) => ({
    start: index,
    end: index + joint.length,
  })).filter(joint => !skills.some(({ start, end }) => start < joint.start && end > joint.end))
  const stretches = [...joints, { start: text.length, end: text.length }].map(({ start }, at) => ({
    start: joints[at - 1]?.end ?? 0,
    end: start,
  }))
  return stretches
    .filter(part => !skills.some(skill => skill.start >= part.start && skill.end <= part.end))
    .map(({ start, end }) => contentStems(text.slice(start, end)))
    .filter(stems => [...stems].some(stem => !generic.has(stem)))
}

const degreesAsked = (text: string, low: string): string[] => {
  const named = degreesIn(text, low).map(({ level, key }) => (key === 'degree' ? key : level))
  return named.length === 0 && /\bdegree\b/.test(low) ? ['degree'] : named
}

/** What a text asks for. */
export const askedIn = (text: string, isOptional = false, isOfDuties = false): Asked => {
  const low = lowered(text)
  const skills = namedSkillsIn(text)
  const degrees = degreesAsked(text, low)
  const certificates = certificatesIn(text, low).map(({ key }) => key)
  return {
    text,
    isOptional: isOptional || isCalledOptional(text),
    isDuty: isOfDuties || isDuty(text),
    // Of prose that names a degree too, leading is the smaller part.
    leading: degrees.length + certificates.length === 0 ? leadingAsked(text) : null,
    skills,
    isAnyOf: areAlternatives(text, skills),
    besideSkills: skills.length === 0 ? [] : besideSkillsIn(text, skills),
    degrees,
    certificates,
    years: yearsIn(text),
    stems: contentStems(text),
  }
}

export const hasName = ({ skills, degrees, certificates, years }: Asked): boolean =>
  skills.length + degrees.length + certificates.length > 0 || years !== null

type Heading = { readonly is: 'asking' | 'duties' | 'other'; readonly isOptional: boolean }

const headingOf = (text: string): Heading | null => {
  const label = labelOf(text)
  for (const is of ['asking', 'duties', 'other'] as const)
    if (isPhrase(label, is)) return { is, isOptional: is === 'asking' && isCalledOptional(label) }
  return null
}

/** Whether a line that is on no list is a heading by its look: `Our Promise:`. */
const looksLikeHeading = (line: string): boolean =>
  line.length <= 40 && (line.endsWith(':') || /^#{1,6}\s/.test(line) || /^\*\*[^*]{1,38}\*\*:?$/.test(line))

/** `You have: three years with React, tests that fail, English` is a list, with the heading on its own line. */
const behindLabel = (line: string): { readonly heading: Heading; readonly list: string } | null => {
  const at = line.slice(0, 40).indexOf(':')
  const heading = at < 0 ? null : headingOf(line.slice(0, at))
  const rest = line.slice(at + 1).trim()
  return heading === null || rest === '' ? null : { heading, list: rest }
}

/** Words before what is to be done: `You will`, `We need someone who can`. */
const toPerson =
  /^(?:you (?:will|would|are expected to)|you['’]ll|(?:we (?:need|want|seek|are looking for|are seeking)|looking for|seeking|wanted:?) [^.;:]{1,60}? (?:who|that) (?:can|will|is able to)|(?:we (?:need|want)) (?:someone|somebody|a person|people) to)(?: also)? /i

const tidied = (text: string): string =>
  oneLine(text)
    .replace(sign, '')
    .replace(toPerson, '')
    .replace(/(?<![\s.;,…])[\s.;,…]+$/, '')

/** The lines of a text. A label within a line begins another: `Must have: Go. Nice: Kafka`. */
const unitsOf = (description: string): string[] =>
  description.split('\n').flatMap(line => {
    const sentences = sentencesIn(line)
    return sentences.some((sentence, at) => at > 0 && (behindLabel(sentence) ?? headingOf(sentence)))
      ? sentences
      : [line]
  })

/** Commas behind a label divide a list, whatever stands between. */
const itemsBehindLabel = (text: string): string[] => {
  const parts = text.split(/,(?![^()\n]{0,200}\))\s+/)
  const isList = parts.length > 1 && !/\bor\b/i.test(text) && parts.every(part => part.split(' ').length <= 6)
  return isList ? parts : [text]
}

/** The lines of the lists that ask for something, and, of an advert without such a list, the sentences that do. */
const linesOf = (description: string): Asked[] => {
  const asking: Asked[] = []
  const duties: Asked[] = []
  const prose: string[] = []
  const add = (text: string, { is, isOptional }: Heading) => {
    if (is === 'other') return
    const isAll =
      isOptional || / are (?:\p{L}+ ){0,3}(?:advantage|plus|bonus|preferred|desirable)\b/iu.test(text)
    const found = demandsIn(tidied(text), is === 'duties').map(part =>
      askedIn(tidied(part), isAll, is === 'duties'),
    )
    ;(is === 'duties' ? duties : asking).push(...found)
  }
  let section: Heading | null = null
  for (const written of unitsOf(description)) {
    const line = written.trim()
    if (line === '') continue
    const heading = headingOf(line)
    const labelled = behindLabel(line.replace(sign, ''))
    if (heading) section = heading
    else if (labelled) for (const item of itemsBehindLabel(labelled.list)) add(item, labelled.heading)
    else if (looksLikeHeading(line)) section = null
    else if (section !== null && section.is !== 'other')
      for (const part of line.length > longestLine ? sentencesIn(line) : [line]) add(part, section)
    else if (section === null) prose.push(line)
  }
  for (const sentence of prose.flatMap(sentencesIn))
    if (toPerson.test(sentence.trim())) add(sentence, { is: 'duties', isOptional: false })
  if (asking.length > 0) return [...asking, ...duties]
  for (const sentence of prose.flatMap(sentencesIn).filter(each => !toPerson.test(each.trim())))
    if (
      phrasesIn(sentence, 'cues') ||
      (hasName(askedIn(sentence)) && sentence.split(' ').length <= shortSentence)
    )
      add(sentence, { is: 'asking', isOptional: false })
  return [...asking.filter(hasName), ...duties]
}

/** Lines about age, and sentences that only announce the job. Nothing that a person told answers them. */
const besides = /^(?:age\b|we(?:['’]re| are) (?:hiring|recruiting)\b)/i

/**
 * What an advert asks for: each demand of its lists of requirements, or of its sentences that ask for something, then
 * what is to be done, and then the skills that only the rest of the advert names. All in the words of the advert.
 */
export const requirementsIn = ({ title, company, description }: FitPosting): Asked[] => {
  const text = withoutAnnouncements(withoutEmployersOwnWords(description, company), title)
  const lines = linesOf(text).filter(
    asked => !besides.test(asked.text) && (asked.stems.size > 0 || hasName(asked)),
  )
  const known = new Set(lines.flatMap(({ skills }) => skills.map(({ key }) => key)))
  const skills = namedSkillsIn(text)
    .filter(({ key }) => !known.has(key))
    .map(skill => askedIn(skill.text))
  const distinct = new Map<string, Asked>()
  for (const asked of [...lines, ...skills])
    if (!distinct.has(labelOf(asked.text))) distinct.set(labelOf(asked.text), asked)
  return [...distinct.values()].slice(0, mostRequirements)
}
