import type { ResumeForm } from '../../api/resume-form.ts'
import { months } from '../calendar.ts'
import { asTitle, isSpelled, withArticle } from '../english.ts'
import { isoPeriodOf } from '../resume/dates.ts'
import { documentSectionOf } from '../resume/headings.ts'
import { groupLabel, itemsOf } from '../resume/items.ts'
import { spokenList } from '../spoken-list.ts'
import { degreesIn } from '../truth/degrees.ts'
import { jobOfFact, type NumberedFact } from '../truth/numbered-facts.ts'
import { lowered } from '../truth/plain-text.ts'
import { isRoleNoun, rolesIn } from '../truth/roles.ts'
import { baseOf, isVerbForm } from '../truth/word-forms.ts'
import verbWords from '../truth/words/verbs.json' with { type: 'json' }
import { keyOf, list, wordsOf } from '../truth/words.ts'

// A fact is a fragment, `English, Yoruba (Native)`, and a letter has sentences. What a fact has to say is put into one only
// where its grammar is sure.

/** A text with one full stop at its end. */
const ended = (text: string): string => `${text.trim().replace(/[.,;]$/, '')}.`

const last = (text: string): string => keyOf(text.trim().split(/\s+/).at(-1) ?? '')

/** Whether a text is the name of one role and nothing else: `Backend Developer`, `Head of Operations`. */
const isRole = (text: string): boolean => {
  const [role, ...others] = rolesIn(text, wordsOf(text))
  const isWhole = role?.start === 0 && role.end === text.length
  // `Project Manager, Shiroro` does not go on with `at`.
  return isWhole && others.length === 0 && !text.includes(',')
}

/** `2022-06` is June 2022. */
const inWords = (date: string): string => {
  const [year = '', month] = date.split('-')
  return month === undefined ? year : `${months[Number(month) - 1]} ${year}`
}

/** When a job was, as it follows its employer. Empty: the form does not say it clearly. */
const whenOf = (duration: string): { readonly words: string; readonly isOver: boolean } => {
  const period = isoPeriodOf(duration)
  if (period?.start === undefined) return { words: '', isOver: false }
  const from = inWords(period.start)
  if (period.end !== undefined) return { words: ` from ${from} to ${inWords(period.end)}`, isOver: true }
  return period.isRange ? { words: ` since ${from}`, isOver: false } : { words: ` in ${from}`, isOver: true }
}

/** Nobody works at `Freelance`. */
const noEmployer = /^(?:self|freelanc|various|private|personal|none|n\/a)/i

const sentenceOfJob = ([title = '', employer = '', , duration = '']: readonly string[]): string | null => {
  if (!isRole(title)) return null
  const { words, isOver } = whenOf(duration)
  const at = employer === '' || noEmployer.test(employer) ? '' : ` at ${employer}`
  const comma = at.includes(',') && words !== '' ? ',' : ''
  return ended(`I ${isOver ? '' : 'have '}worked as ${asTitle(title)}${at}${comma}${words}`)
}

const unfinished = /\b(?:in view|in progress|ongoing|expected|now|date|present|current)\b/i

const sentenceOfStudy = ([degree = '', school = '', year = '']: readonly string[]): string | null => {
  const [named, ...others] = degreesIn(degree, lowered(degree))
  const isSure = named?.start === 0 && others.length === 0 && named.level !== 'school' && /\d/.test(year)
  if (!isSure || school === '' || unfinished.test(`${degree} ${year}`)) return null
  // `B.Sc. Economics, Second Class Upper, from Bayero University`
  const the = /^(?:university|college|institute|school) of\b/i.test(school) ? 'the ' : ''
  return ended(`I hold ${withArticle(degree)}${degree.includes(',') ? ',' : ''} from ${the}${school}`)
}

const verbs = list(verbWords.verbs)
const verbStems = new Set([...verbs].map(baseOf))
/** What these did is written as what they do. */
const sameInPast = list('cut put set hit shut beat')
/** `Report the delays`, but not `Report writing`. */
const beforeObject = list('the a an my our all each every to for with on new')

/** `Leads` is `lead`. Null: the word is no verb of another person's. */
const ofFirstPerson = (word: string): string | null => {
  const forms = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]
  return forms.find(form => form !== word && verbs.has(form)) ?? null
}

/** `Audits of sepsis care` are no deed, but `Leads 5 people` and `Cares for the ward` are. */
const objectBegins = /^(?:\d|(?:the|a|an|my|our|all|each|every|up|for the|for up|to the)\b)/
/** `Drafts and reviews contracts`: the second verb would have to change too. */
const otherVerbs = /(?:,|\band) (\p{L}+s)\b/gu

/** The beginning of a line as it follows `I`. Null: it is not sure to begin with a verb: `Trained teacher`. */
const deedOf = (line: string): string | null => {
  const [raw = '', next = ''] = line.split(/\s+/)
  const [first, second] = [keyOf(raw), keyOf(next)]
  if (second === '' || isRoleNoun(second)) return null
  const rest = line.slice(raw.length)
  const hasObject = objectBegins.test(lowered(rest.trim()))
  const own = ofFirstPerson(first)
  if (own !== null && !verbs.has(first)) {
    const others = Array.from(lowered(rest).matchAll(otherVerbs), ([, word = '']) => ofFirstPerson(word))
    return hasObject && others.every(word => word === null) ? `${own}${rest}` : null
  }
  const isSure = isVerbForm(first)
    ? !first.endsWith('ing') && (verbStems.has(baseOf(first)) || hasObject)
    : sameInPast.has(first) || (verbs.has(first) && beforeObject.has(second))
  if (!isSure) return null
  return isSpelled(raw) ? line : line.replace(/^\p{Lu}/u, letter => letter.toLowerCase())
}

const ofPerson = /^(?:I|My|We|Our)\b/

/** A line about what somebody did. `before` is said before it: `As a Nurse at Lagoon Hospital`. */
const sentenceOfLine = (line: string, before: string): string | null => {
  if (ofPerson.test(line)) return ended(line)
  const deed = deedOf(line)
  if (deed === null) return null
  return ended(before === '' ? `I ${deed}` : `${before}, I ${deed}`)
}

const jobOf = (form: ResumeForm, number: number): string => {
  const { jobTitle = '', company = '' } = form.workExperience[number] ?? {}
  const employer = noEmployer.test(company) ? '' : company
  if (isRole(jobTitle)) return `As ${asTitle(jobTitle)}${employer === '' ? '' : ` at ${employer}`}`
  return employer === '' ? '' : `At ${employer}`
}

const isPaper = /\b(?:certificate|licen[cs]e|permit)\b/i
/** `RN` and `NEMSA` are said in two ways, of which one has no `an`. */
const initials = /^\p{Lu}{2,}\b/u

/** A certificate or a licence. `kind`: what a list of them is called. */
const held = (item: string, kind: string): string => {
  if (isRoleNoun(last(item))) return ended(`I am ${withArticle(item)}`)
  if (isPaper.test(item)) return ended(`I hold ${initials.test(item) ? `the ${item}` : withArticle(item)}`)
  return ended(`My ${kind} include ${item}`)
}

/** `Yoruba (Native)` within a sentence. */
const level = /\((\p{Lu})(?=\p{Ll}+\))/gu
const languages = (text: string): string | null => {
  const items = itemsOf(text).map(item =>
    item.replace(level, (_, letter: string) => `(${letter.toLowerCase()}`),
  )
  // `English: fluent` is no word of a sentence.
  return items.some(item => /[:;/–—]|\s-/.test(item)) ? null : ended(`I speak ${spokenList(items)}`)
}

const skills = (text: string): string => ended(`My skills include ${spokenList(itemsOf(text))}`)

/** What the profile says stands behind a label, `Skills: SQL, Excel`. A vouched line stands in quotation marks. */
const sentenceOfStatement = (statement: string): string | null => {
  const label = groupLabel.exec(statement)?.[1]
  if (label === undefined) {
    const [, vouched = statement] = /^"(.{1,600})" \(.{1,200}\)$/.exec(statement) ?? []
    return sentenceOfLine(vouched, '')
  }
  const items = statement.slice(statement.indexOf(':') + 1)
  const kind = documentSectionOf(label)
  if (kind === 'skills') return skills(items)
  if (kind === 'languages') return languages(items)
  return kind === 'certifications' ? `My certifications include ${ended(spokenList(itemsOf(items)))}` : null
}

/**
 * A fact as a sentence of a letter, with nothing in it that the person did not say. Null: no sentence is sure to be right.
 * `form`: the one that the fact is numbered in.
 */
export const sentenceOfFact = (
  { place, text, head }: Pick<NumberedFact, 'place' | 'text' | 'head'>,
  form: ResumeForm,
): string | null => {
  const job = jobOfFact({ place })
  if (job !== null) return head ? sentenceOfJob(head) : sentenceOfLine(text, jobOf(form, job))
  if (head) return sentenceOfStudy(head)
  switch (place) {
    case 'title':
      return isRole(text) ? ended(`I am ${asTitle(text)}`) : null
    case 'location':
      return ended(`I live in ${text}`)
    case 'skills':
      return skills(text)
    case 'languages':
      return languages(text)
    case 'interests':
      return ended(`My interests include ${spokenList(itemsOf(text))}`)
    case 'certifications':
      return held(text, 'certifications')
    case 'licences':
      return held(text, 'licences')
    case 'statement':
      return sentenceOfStatement(text)
    default:
      return sentenceOfLine(text, '')
  }
}
