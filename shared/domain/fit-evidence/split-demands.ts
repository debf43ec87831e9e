import { yearsAsked } from '../jobs/experience.ts'
import { certificatesIn } from '../truth/certificates.ts'
import { degreesIn } from '../truth/degrees.ts'
import { lowered } from '../truth/plain-text.ts'
import verbWords from '../truth/words/verbs.json' with { type: 'json' }
import { list } from '../truth/words.ts'
import { phrasesIn } from './phrases.ts'
import { namedSkillsIn } from './same-skill.ts'
import words from './words.json' with { type: 'json' }

// A line of an advert can ask for several things: `Docker, Kubernetes and AWS`. Each is a demand of its own, so that a
// person sees which of them they have.

const verbs = new Set([...list(verbWords.verbs), ...list(words.dutyVerbs)])

/** In words. A longer part without a name of its own belongs to the part before. */
const longestPart = 6
const longestOfPlainList = 3

const wordCount = (text: string): number => text.split(/\s+/).length

/** The years that a demand asks for. In a list, `4 years` alone is enough. */
export const yearsIn = (text: string): number | null => yearsAsked(text) ?? yearsAsked(`and ${text}`)

const namesOf = (text: string) => {
  const low = lowered(text)
  return {
    skills: namedSkillsIn(text),
    certificates: certificatesIn(text, low),
    hasDegree: degreesIn(text, low).length > 0 || /\bdegree\b/.test(low),
    hasYears: yearsIn(text) !== null,
  }
}

const isNamed = (text: string): boolean => {
  const { skills, certificates, hasDegree, hasYears } = namesOf(text)
  return skills.length + certificates.length > 0 || hasDegree || hasYears
}

const joining = list(words.joining)

/** Whether a text begins with a name, behind words such as `have a valid`. */
const beginsWithName = (text: string, { skills, certificates }: ReturnType<typeof namesOf>): boolean =>
  [...skills, ...certificates].some(({ start }) =>
    (lowered(text.slice(0, start)).match(/[a-z]+/g) ?? []).every(word => joining.has(word)),
  )

/** What begins so explains the part before: `3 years, preferably in banking`. */
const explaining =
  /^(?:or|including|such as|like|preferably|ideally|especially|particularly|with|which|who|that|in|of|as|e\.g|i\.e|etc)\b/i

/** The parts between commas, but not between those in brackets. */
const commaParts = (text: string): string[] => text.split(/,(?![^()\n]{0,200}\))\s+/)

/** `Degree in Economics, Statistics or Law`: subjects of one degree, and no demands of their own. */
const isSubject = (before: string, part: string): boolean => {
  const { hasDegree, certificates, hasYears } = namesOf(part)
  return namesOf(before).hasDegree && !hasDegree && certificates.length === 0 && !hasYears
}

/** Where `and` or a sign stands between two demands that name something: `SQL and Excel`, `a degree and 4 years`. */
const aroundJoints = (part: string, joints: RegExp): string[] => {
  for (const { index, 0: joint } of part.matchAll(joints)) {
    const left = part.slice(0, index)
    const right = part.slice(index + joint.length)
    const before = namesOf(left)
    const after = namesOf(right)
    const isBetweenNames =
      [...before.skills, ...before.certificates].some(({ end }) => end === left.length) &&
      beginsWithName(right, after)
    const isOtherKind =
      (after.hasYears && !before.hasYears) ||
      (after.hasDegree && !before.hasDegree) ||
      (after.certificates.length > 0 && before.certificates.length === 0)
    const whole = namesOf(part)
    const isInside = [...whole.skills, ...whole.certificates].some(
      ({ start, end }) => start < index && end > index + joint.length,
    )
    // `Strong analytical, planning and people skills` shares its last word.
    const isShared = left.includes(',') && /\b(?:skills|abilities)$/i.test(right)
    if (!isInside && !isShared && ((isBetweenNames && !before.hasDegree) || (isOtherKind && isNamed(left))))
      return [left, ...aroundJoints(right, joints)]
  }
  return [part]
}

const aroundAnd = (part: string): string[] => aroundJoints(part, / (?:and|&) /g)

/** `report with Excel, SQL and Tableau`: whoever knows one of the names does not know the others. */
const namesInDuty = (duty: string): string[] =>
  /\bor\b/i.test(duty) ? [duty] : aroundJoints(duty, /, (?:and )?| (?:and|&) /g)

/** Whether a demand says what is to be done: `reduce late deliveries`. */
export const isDuty = (text: string): boolean => {
  const [first = '', ...rest] = lowered(text).match(/[a-z-]+/g) ?? []
  return verbs.has(first) && rest.length > 0 && !namedSkillsIn(text).some(({ start }) => start === 0)
}

/** `reduce late deliveries, mentor two juniors and join the rota`: each verb begins another duty. */
const dutiesIn = (line: string): string[] => {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: joint } of line.matchAll(/, (?:and )?| and /g))
    if (
      isDuty(line.slice(from)) &&
      // `Lead and coach the team` has one object.
      wordCount(line.slice(from, index)) > 1 &&
      isDuty(line.slice(index + joint.length))
    ) {
      parts.push(line.slice(from, index))
      from = index + joint.length
    }
  return [...parts, line.slice(from)]
}

/** Whether the parts are alternatives: `ICAN, ACCA or CIMA`, `Docker, Podman, or similar`. */
const areAlternatives = (text: string, parts: readonly string[]): boolean => {
  const last = parts.at(-1) ?? ''
  const isOfCertificates = / or /i.test(last) && parts.every(part => namesOf(part).certificates.length > 0)
  return /^or\s/i.test(last) || /\bor (?:similar|equivalent|related)\b/i.test(text) || isOfCertificates
}

const afterComma = (part: string): string => part.replace(/^and\s+/i, '')

/** The last part of a list: `teamwork and honesty`. */
const lastParts = (part: string): string[] => {
  const [left = '', right = '', ...more] = part.split(' and ')
  const isInside = namedSkillsIn(part).some(({ start, end }) => start < left.length && end > left.length)
  const isShort = [left, right].every(side => wordCount(side) <= longestOfPlainList)
  return right !== '' && more.length === 0 && isShort && !isInside ? [left, right] : [part]
}

const listIn = (text: string): string[] => {
  const parts = commaParts(text)
  if (parts.length < 2 || areAlternatives(text, parts)) return [text]
  const named = parts.filter(isNamed).length
  const isPlainList =
    parts.length + (/\sand\s/.test(parts.at(-1) ?? '') ? 1 : 0) > 2 &&
    parts.every(part => wordCount(part) <= longestOfPlainList + 1) &&
    !/\b(?:skills|abilities|experience)$/i.test(text)
  if (named < 2 && !isPlainList) return [text]
  const found: string[] = []
  for (const [at, raw] of parts.entries()) {
    const before = found.at(-1)
    const part = afterComma(raw)
    const belongs =
      explaining.test(raw) ||
      (!isNamed(part) && wordCount(part) > longestPart) ||
      isSubject(before ?? '', part)
    if (before !== undefined && belongs) found[found.length - 1] = `${before}, ${raw}`
    else if (at === parts.length - 1 && !isNamed(before ?? '')) found.push(...lastParts(part))
    else found.push(part)
  }
  return found
}

/** `ICAN (ACCA is an advantage)`: what stands in brackets is a demand of its own. */
const withoutBrackets = (text: string): string[] => {
  const [whole, inside = ''] = /\(([^()]{2,100})\)$/.exec(text) ?? []
  return whole !== undefined && phrasesIn(inside, 'optional')
    ? [text.slice(0, text.length - whole.length).trim(), inside]
    : [text]
}

/** The demands of a line of a list on one line, with single spaces, each in the words of the advert. `ofDuties`: it is a list of what is to be done. */
export const demandsIn = (line: string, ofDuties: boolean): string[] =>
  line
    .split(/;\s+/)
    .flatMap(withoutBrackets)
    .flatMap(part =>
      ofDuties || isDuty(part) ? dutiesIn(part).flatMap(namesInDuty) : listIn(part).flatMap(aroundAnd),
    )
    .map(part => part.trim())
    .filter(part => part !== '')
