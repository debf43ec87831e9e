import { withoutEmployersOwnWords } from '../jobs/about-employer.ts'
import { yearsAsked } from '../jobs/experience.ts'
import { skillKey, skillsIn } from '../jobs/skills.ts'
import { listed } from '../listed.ts'
import { oneLine } from '../resume/plain-words.ts'
import { certificatesIn } from '../truth/certificates.ts'
import { degreesIn } from '../truth/degrees.ts'
import { lowered } from '../truth/plain-text.ts'
import { sentencesOf } from '../truth/sentences.ts'
import { contentOf, list, stemOf } from '../truth/words.ts'
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
  readonly text: string
  readonly isOptional: boolean
  /** Keys of the skills: see skillKey. */
  readonly skills: ReadonlySet<string>
  /** Levels of degrees, such as `bachelor`; `degree` stands for any. Each is enough. */
  readonly degrees: readonly string[]
  /** Keys of certificates. Each is enough. */
  readonly certificates: readonly string[]
  /** Null: it asks for no years. */
  readonly years: number | null
  /** The stems of what it says besides the words of every advert. */
  readonly stems: ReadonlySet<string>
}

const asking = new Set(listed(words.asking))
const other = new Set(listed(words.other))
const optional = listed(words.optional)
const cues = listed(words.cues)
const common = new Set([...list(words.common)].map(stemOf))

const mostRequirements = 24
/** In characters. A longer line is prose, of which only the sentences with a cue are read. */
const longestLine = 300

const phrasesIn = (text: string, phrases: readonly string[]): boolean => {
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `
  return phrases.some(phrase => said.includes(` ${phrase} `))
}

/** The stems of a text without the words that every advert has. */
export const tellingStems = (text: string): Set<string> =>
  new Set(contentOf(text).filter(stem => !common.has(stem) && !/^\d+$/.test(stem)))

/** What a text asks for. */
export const askedIn = (text: string, isOptional = false): Asked => {
  const low = lowered(text)
  return {
    text,
    isOptional: isOptional || phrasesIn(text, optional),
    skills: new Set(skillsIn(text).map(skillKey)),
    degrees: degreesIn(text, low).map(({ level, key }) => (key === 'degree' ? key : level)),
    certificates: certificatesIn(text, low).map(({ key }) => key),
    years: yearsAsked(text),
    stems: tellingStems(text),
  }
}

const hasDemand = ({ skills, degrees, certificates, years }: Asked): boolean =>
  skills.size + degrees.length + certificates.length > 0 || years !== null

const sign = /^[\s*#•·◦▪\-–—>]+|^\d{1,2}[.)]\s+/
const closing = /(?<![\s*:.])[\s*:.]+$/

const labelOf = (text: string): string => lowered(text).replace(sign, '').replace(closing, '').trim()

type Heading = { readonly isAsking: boolean; readonly isOptional: boolean }

const headingOf = (text: string): Heading | null => {
  const label = labelOf(text)
  if (asking.has(label)) return { isAsking: true, isOptional: phrasesIn(label, optional) }
  return other.has(label) ? { isAsking: false, isOptional: false } : null
}

/** Whether a line that is on no list is a heading by its look: `Our Promise:`. */
const looksLikeHeading = (line: string): boolean =>
  line.length <= 40 && (line.endsWith(':') || /^#{1,6}\s/.test(line) || /^\*\*[^*]{1,38}\*\*:?$/.test(line))

/** `You have: three years with React, tests that fail, English` is a list, with the heading on its own line. */
const behindLabel = (line: string): { readonly heading: Heading; readonly items: string[] } | null => {
  const at = line.slice(0, 40).indexOf(':')
  const heading = at < 0 ? null : headingOf(line.slice(0, at))
  const rest = line.slice(at + 1).trim()
  return heading === null || rest === '' ? null : { heading, items: rest.split(/[,;]\s+/) }
}

const sentencesIn = (text: string): string[] =>
  sentencesOf(text, 0, text.length).map(({ start, end }) => text.slice(start, end))

const tidied = (text: string): string =>
  oneLine(text)
    .replace(sign, '')
    .replace(/(?<![\s.;,])[\s.;,]+$/, '')

/** The lines of the lists that ask for something, and, of an advert without such a list, the sentences that do. */
const linesOf = (description: string): Asked[] => {
  const found: Asked[] = []
  const prose: string[] = []
  let section: Heading | null = null
  for (const written of description.split('\n')) {
    const line = written.trim()
    if (line === '') continue
    const heading = headingOf(line)
    const labelled = behindLabel(line.replace(sign, ''))
    if (heading) section = heading
    else if (labelled) {
      if (labelled.heading.isAsking)
        found.push(...labelled.items.map(item => askedIn(tidied(item), labelled.heading.isOptional)))
    } else if (looksLikeHeading(line)) section = null
    else if (section?.isAsking)
      for (const part of line.length > longestLine ? sentencesIn(line) : [line])
        found.push(askedIn(tidied(part), section.isOptional))
    else if (section === null) prose.push(line)
  }
  if (found.length > 0) return found
  return prose
    .flatMap(sentencesIn)
    .filter(sentence => phrasesIn(sentence, cues))
    .map(sentence => askedIn(tidied(sentence)))
    .filter(hasDemand)
}

/**
 * What an advert asks for, in its own order: the lines of its lists of requirements, or its sentences that ask for
 * something, and after them the skills that only the rest of the advert names.
 */
export const requirementsIn = ({ company, description }: FitPosting): Asked[] => {
  const text = withoutEmployersOwnWords(description, company)
  const lines = linesOf(text).filter(asked => asked.stems.size > 0 || hasDemand(asked))
  const known = new Set(lines.flatMap(({ skills }) => [...skills]))
  const skills = skillsIn(text)
    .filter(skill => !known.has(skillKey(skill)))
    .map(skill => askedIn(skill))
  const distinct = new Map([...lines, ...skills].map(asked => [labelOf(asked.text), asked]))
  return [...distinct.values()].slice(0, mostRequirements)
}
