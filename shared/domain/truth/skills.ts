import { type Spelling, skillNamed, skillWords, spellingsFrom } from '../jobs/skills.ts'
import { isWord, wordsOf } from '../jobs/words.ts'
import { isTurnedDown } from './claimed.ts'
import { readLanguages } from './languages.ts'
import { type Evidence, isPersonal, isSaid, mention, type Reading, type Rule } from './reading.ts'
import { beforeAt, type Span, trimmed } from './sentences.ts'
import { isOfTargetJob, isSaidOfOthers } from './target-job.ts'
import words from './words/skills.json' with { type: 'json' }
import { contentOf, list, nameList } from './words.ts'

// Looks for: each item of a list of skills, and skills in sentences: those with a name of their own anywhere
// (`Tableau`), all others where the words before call them skills (`proficient in`). Source: the words themselves, the
// same skill in another spelling, Microsoft Office for its parts, or all words of the skill in one line of the facts.
// Lets pass: a skill that the person denies, wants to learn, or says of the employer.

/** A skill of the list that jobs are read with, where a text names it. */
type SkillSpan = Span & { readonly skill: string; readonly written: string }

/** Skills with a name of their own: a text that names one in passing claims it. */
const named = new Set(nameList(words.named))
/** Spellings of named skills that are ordinary words too. */
const plainSpellings = new Set(nameList(words.plainSpellings))
/** Names of a skill that look unlike it. */
const alike = new Set(nameList(words.alike))

/** Products of one kind, each of which is a skill of its own. */
const products = new Set(nameList(words.products))

export const isNamedSkill = (skill: string | undefined): boolean => skill !== undefined && named.has(skill)
export const skillOf = (item: string): string | undefined => skillNamed(skillWords(item).join(' '))

const listedBefore = /(?:^|[,/(:;|\n–-]|\b(?:and|or|in|with|using|via|like|including|through|know|of|on))\s*$/
const listedAfter =
  /^\s*(?:$|[,/);&|\n.–-]|and\b|or\b|for\b|to\b|scripts?\b|code\b|programming\b|services?\b)/

/** Whether a spelling means the skill at an offset: `R` does only in a list. */
const isMeant = ({ written, strictness }: Spelling, text: string, from: number): boolean => {
  if (strictness === 'word') return true
  if (!text.startsWith(written, from)) return false
  const end = from + written.length
  return (
    strictness === 'cased' ||
    (listedBefore.test(text.slice(Math.max(0, from - 12), from)) &&
      listedAfter.test(text.slice(end, end + 12)))
  )
}

/** Every skill of the list that a text names. */
const skillSpansIn = (text: string): SkillSpan[] => {
  const words = wordsOf(text)
  const found: SkillSpan[] = []
  for (let at = 0; at < words.numbers.length; at += 1) {
    const start = words.from[at] ?? 0
    const spelling = spellingsFrom(words.numbers[at] ?? 0)?.find(
      other =>
        other.words.every((word, next) => isWord(words, at + next, word)) && isMeant(other, text, start),
    )
    if (!spelling) continue
    at += spelling.words.length - 1
    const end = words.to[at] ?? start
    found.push({ start, end, skill: spelling.skill, written: text.slice(start, end) })
  }
  return found
}

const ofClass = /\b(?:class(?:es)?|categor(?:y|ies)|grades?|licen[cs]e)\b[^.;]{0,12}$/
/** `licence classes B, C and E` */
const isOfClass = ({ written, start }: SkillSpan, low: string): boolean =>
  written.length === 1 && ofClass.test(low.slice(0, start))

const isClaimAnywhere = ({ skill, written }: SkillSpan): boolean =>
  named.has(skill) && !plainSpellings.has(written.toLowerCase()) && !plainSpellings.has(written)

const wordsAt = (text: string) => text.toLowerCase().match(/[a-z\d+#]{2,}/g) ?? []
const makers = list('google microsoft adobe')

/** Whether a spelling is the skill's own name, and not only something of its kind: BigQuery is no Snowflake. */
const isItsName = (written: string, skill: string): boolean => {
  const said = written.toLowerCase()
  if (said === skill.toLowerCase() || alike.has(said)) return true
  const compact = said.replace(/[^a-z\d+#]/g, '')
  const capitals = (skill.match(/[A-Z]/g) ?? []).join('').toLowerCase()
  const initials = wordsAt(said).map(word => word[0])
  return (
    compact === capitals ||
    initials.join('') === skill.toLowerCase() ||
    wordsAt(skill).some(word => word.length > 2 && !makers.has(word) && compact.includes(word))
  )
}
/** Of a named skill and its like, the list has one name: only the skill itself counts. */
const isTheSkill = (written: string, skill: string): boolean => !named.has(skill) || isItsName(written, skill)

/** `Excel and Kubernetes` are two items, `Monitoring and Evaluation` is one. */
const halvesOf = (text: string, { start, end }: Span): Span[] => {
  const said = text.slice(start, end)
  const at = said.indexOf(' and ')
  const areTwo = at >= 0 && [said.slice(0, at), said.slice(at + 5)].every(half => isNamedSkill(skillOf(half)))
  return areTwo
    ? [
        { start, end: start + at },
        { start: start + at + 5, end },
      ]
    : [{ start, end }]
}

const label = /^[^,;|.]{2,40}:\s+/
// A wrapped line goes on in small letters, so that a line with a capital is another item.
const between = /[,;|•·]|\n(?=[^\S\n]*\p{Lu})|\s[-–—]\s|\s\/\s|\.(?=\s|$)/gu
const open = /[([]/g
const close = /[)\]]/g

/** The items of a list behind its label. What stands in brackets belongs to its item. */
export const itemsOf = (text: string, from: number, to: number): Span[] => {
  const items: Span[] = []
  const first = from + (label.exec(text.slice(from, to))?.[0].length ?? 0)
  let start = first
  const push = (end: number) => {
    const item = text.slice(start, end).replace(/^[\s.]*(?:and\s)?\s*/, '')
    if (/[\p{L}\p{N}]/u.test(item)) items.push(trimmed(text, end - item.length, end))
  }
  for (const { index, 0: found } of text.slice(first, to).matchAll(between)) {
    const end = first + index
    const cut = text.slice(start, end)
    if ((cut.match(open)?.length ?? 0) > (cut.match(close)?.length ?? 0)) continue
    push(end)
    start = end + found.length
  }
  push(to)
  return items.flatMap(item => halvesOf(text, item))
}

/** The skills that the facts name, in items of lists and in all that they say. */
export const skillsOfFacts = (text: string, items: readonly string[]): Set<string> =>
  new Set([
    ...items.flatMap(item => {
      const skill = skillOf(item)
      return skill && isTheSkill(item, skill) ? [skill] : []
    }),
    ...skillSpansIn(text).flatMap(({ skill, written }) => (isTheSkill(written, skill) ? [skill] : [])),
  ])

const suite = 'Microsoft Office'
const partsOfSuite = ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint', 'Microsoft Outlook']

const hasSkill = ({ skills }: Evidence, skill: string): boolean =>
  skills.has(skill) ||
  (skill === suite && partsOfSuite.some(part => skills.has(part))) ||
  (partsOfSuite.includes(skill) && skills.has(suite)) ||
  // `CAD`, of AutoCAD
  [...skills].some(known => known.length > skill.length && skill.length > 2 && known.endsWith(skill))

const isKnown = (skill: string, written: string, evidence: Evidence): boolean =>
  isSaid(evidence, written) ||
  (!products.has(written.toLowerCase()) && isTheSkill(written, skill) && hasSkill(evidence, skill))

const levels =
  /\([^()]*\)|\b(?:advanced|intermediate|basic|beginner|proficient|proficiency|fluent|fluently|native|conversational|working knowledge of|strong|excellent|good|expert|expertise in|spoken|written|some|skills?|knowledge of|experience with|level|mother tongue|bilingual)\b|[:–—-]\s*$/g
/** Stems that say nothing of a skill. */
const fillers = list(
  'skill abil ab knowledg experi tool softwar system us manag basic process develop gener relat handl techniqu',
)

/** Whether an item of a list of skills is in the facts: by a name of it, or word by word. */
const isItemKnown = (low: string, text: string, evidence: Evidence): boolean => {
  const item = low.replace(levels, ' ').replace(/\s+/g, ' ').trim()
  if (item === '' || isSaid(evidence, item)) return true
  const skill = skillOf(item) ?? skillOf(text.trim())
  if (skill && isTheSkill(item, skill) && hasSkill(evidence, skill)) return true
  const isUnknown = (span: SkillSpan) => isClaimAnywhere(span) && !isKnown(span.skill, span.written, evidence)
  if (skillSpansIn(text).some(isUnknown)) return false
  const stems = contentOf(item)
  const distinctive = stems.filter(stem => !fillers.has(stem))
  const { lines, stems: all } = evidence
  if (distinctive.length === 0) return stems.every(stem => all.has(stem))
  const others = distinctive.length > 1 ? [] : stems
  return (
    stems.length > 1 &&
    lines.some(
      line =>
        distinctive.every(stem => line.has(stem)) && others.every(stem => line.has(stem) || all.has(stem)),
    )
  )
}

const calledSkill =
  /\b(?:proficien\w+ (?:in|with)|skilled (?:in|at|with)|skills? (?:in|such as|include|including)|experience (?:in|with|of|using)|experienced (?:in|with)|expert(?:ise)? (?:in|with|at)|knowledge of|trained in|training in|background in|specialis\w+ in|specializ\w+ in|certified in|hands-on with|competent (?:in|with)|fluent in|speaks?|well[- ]versed in|strong in|adept (?:at|in))\s(?:[^.;]{0,80})$/
const wanted =
  /\b(?:learn|learning|not|never|without|yet|eager|keen|interest|interested|hope|want|would|seeking|looking for|asks?|requires?|needs?|your|you)\b/
const denied = /\b(?:not|never|n't|without|no|yet to)\b[^,;.]*$/
const deniedAfter = /^\s*(?:is|are|was)(?:n't| not)\b/

const countries = new Map(Object.entries(words.countries))
const ofForeigners = list(words.ofForeigners)
/** `the German donor`, of a church in Germany: it is no language. */
const isOfForeigner = ({ low, evidence }: Reading, { end, written }: SkillSpan): boolean => {
  const country = countries.get(written.toLowerCase())
  const next = /^ (\p{L}+)/u.exec(low.slice(end))?.[1] ?? ''
  return country !== undefined && ofForeigners.has(next) && isSaid(evidence, country)
}

const hasSource = (reading: Reading, span: SkillSpan) => {
  const { start, end, skill, written } = span
  const { low, evidence, target, goals } = reading
  const before = low.slice(0, start)
  const stems = contentOf(written)
  return (
    isKnown(skill, written, evidence) ||
    isOfForeigner(reading, span) ||
    // `van sales`, of `Van Salesman`
    (!named.has(skill) &&
      (evidence.lines.some(line => stems.every(stem => line.has(stem))) ||
        evidence.compared.some(({ following }) => stems.every(stem => following.has(stem))))) ||
    denied.test(beforeAt(low, start)) ||
    deniedAfter.test(low.slice(end)) ||
    isTurnedDown(reading, end) ||
    (target !== null && isSaidOfOthers(low, start)) ||
    (goals === null && isOfTargetJob(low, start) === true && wanted.test(before))
  )
}

export const readSkills: Rule = reading => {
  const { piece, text, low, evidence } = reading
  if (piece.kind === 'item' && piece.section !== 'certifications')
    return [mention('skill', { start: 0, end: text.length }, isItemKnown(low, text, evidence))]
  if (isPersonal(piece)) return []
  const skills = skillSpansIn(text)
    .filter(span => !isOfClass(span, low))
    .filter(span => isClaimAnywhere(span) || calledSkill.test(beforeAt(low, span.start)))
    .map(span => mention('skill', span, hasSource(reading, span)))
  return [...skills, ...readLanguages(reading)]
}
