import { listed } from '../listed.ts'
import lists from './about-employer.json' with { type: 'json' }
import { companyKey, legalWords } from './company.ts'
import { fold } from './fold.ts'

/*
 * An employer's own words are no reason to find its advert: a bank that "serves farmers and teachers" looks for neither.
 * `about-employer.json` has phrases in small letters with ` | ` between them: headings over such words, what follows a
 * company's name in them (`statements`), how they begin without its name (`openings`), and what is said of a job. A line
 * that says something of a job is never removed.
 */

const employerHeadings = new Set(listed(lists.headings))
const statements = listed(lists.statements).map(words => `${words} `)
const openings = listed(lists.openings).map(words => `${words} `)
const jobWords = listed(lists.jobs)

/** In characters. A longer line is no heading. */
const longestHeading = 70
const mostWordsOfHeading = 9
/** In characters: how far behind a company's name the statement begins, as in `Kora (Nigeria) Ltd, a bank, is …`. */
const farthest = 60

const begins = (text: string, phrases: readonly string[]): boolean =>
  phrases.some(words => text.startsWith(words))

const saysJob = (text: string): boolean => jobWords.some(words => text.includes(words))

const decoration = /^[\s*#•·\-–—_\d.)]+|(?<![\s*_:.\-–—])[\s*_:.\-–—]+$/g
const bullet = /^[•·*\-–—◦▪o]\s/
const sentenceEnd = /[.!?,;]$/

/** How lines with a heading over an employer's words begin; most lines do not. */
const mayBeHeading = /^[^a-z]{0,6}[acemopvw]/i

/** The words of a heading: `**About Us:**` is `about us`. */
const headingOf = (line: string): string => fold(line).replaceAll('’', "'").replace(decoration, '')

/** Whether a line may be a heading: short, with a capital, no item of a list and no sentence. */
const isHeading = (line: string): boolean =>
  line.length <= longestHeading &&
  /^[*#_\d.) ]*\p{Lu}/u.test(line) &&
  !bullet.test(line) &&
  !sentenceEnd.test(line) &&
  line.split(' ').length <= mostWordsOfHeading

type Names = {
  readonly key: string
  /** As a text begins with the name: `bank of danodu`, `bank`. */
  readonly written: readonly string[]
}

/** `danodu bank (nig.) plc` is written `danodu bank` in a text. */
const withoutLegalEnd = (name: string): string => {
  const words = name
    .replace(/\([^()]*\)/g, ' ')
    .split(/[ ,]/)
    .filter(Boolean)
  while (words.length > 1 && legalWords.has((words.at(-1) ?? '').replaceAll('.', ''))) words.pop()
  return words.join(' ')
}

const namesOf = (company: string): Names => {
  const whole = withoutLegalEnd(fold(company).replaceAll('’', "'")).replace(/^the /, '')
  const [first = ''] = whole.split(' ')
  return {
    key: companyKey(company),
    written: whole.length < 2 ? [] : first.length > 3 && first !== whole ? [whole, first] : [whole],
  }
}

/** What an advert is about besides: `About you` is no section on the company You Verify. */
const notEmployers = new Set([
  'you',
  'role',
  'job',
  'position',
  'opportunity',
  'team',
  'project',
  'programme',
])

const isEmployerHeading = (heading: string, { key }: Names): boolean => {
  if (employerHeadings.has(heading)) return true
  if (key === '' || !heading.startsWith('about ')) return false
  const about = companyKey(heading.slice('about '.length))
  return about !== '' && !notEmployers.has(about) && `${key} `.startsWith(`${about} `)
}

const hasLetter = /\p{L}/u

/** What stands behind the heading on its own line: `About us: Kora is a bank.` */
const behindHeading = (line: string, names: Names): string | undefined => {
  if (!mayBeHeading.test(line)) return undefined
  const at = line.slice(0, longestHeading).search(/[:–—]|\s-\s/)
  const behind = at < 0 ? '' : line.slice(at + 1).trim()
  return hasLetter.test(behind) && isEmployerHeading(headingOf(line.slice(0, at)), names) ? behind : undefined
}

/** Whether words behind a company's name say what the company is: ` (Nigeria) Limited is a bank`. */
const isStatement = (behind: string): boolean =>
  statements.some(words => {
    const at = behind.indexOf(` ${words}`)
    if (at < 0 || at > farthest) return false
    const between = behind.slice(0, at)
    // Other words mean another subject: `Kora staff who is a …`.
    return between.includes(',') || companyKey(`x ${between}`) === 'x'
  })

/** Whether a line begins as an employer's words on itself. */
const isOfEmployer = (line: string, { written }: Names): boolean => {
  const text = fold(line.slice(0, 200)).replaceAll('’', "'").replace(decoration, '')
  if (begins(text, openings)) return true
  const bare = text.startsWith('the ') ? text.slice(4) : text
  for (const name of written) {
    if (text.startsWith(`at ${name},`) || text.startsWith(`at ${name} we `)) return true
    if (bare.startsWith(name) && isStatement(bare.slice(name.length))) return true
  }
  return false
}

/** What of a line is about the job: its sentences from the first that says something of it. Empty: nothing is. */
const ofJob = (line: string): string => {
  const text = line.toLowerCase()
  if (!saysJob(text)) return ''
  for (let at = 0; at >= 0 && at < line.length; ) {
    const end = text.indexOf('. ', at)
    if (saysJob(text.slice(at, end < 0 ? text.length : end + 1))) return line.slice(at)
    at = end < 0 ? -1 : end + 2
  }
  return line
}

/**
 * The description without what its employer says of itself: sections under a heading such as `About us`, up to the next
 * heading or the first sentence on the job; the line behind `About us:`; and paragraphs at the beginning such as `Kora
 * is a bank …`. A description that is nothing else stays as it is.
 */
export const withoutEmployersOwnWords = (description: string, company: string): string => {
  const names = namesOf(company)
  const kept: string[] = []
  let isInSection = false
  let isBeginning = true
  let hasText = false
  let isWhole = true
  const keep = (line: string, isText: boolean) => {
    kept.push(line)
    hasText ||= isText
    if (isText) isBeginning = false
  }
  /** Removes a line, but for what it says of the job. Returns whether there is such. */
  const remove = (line: string): boolean => {
    const rest = ofJob(line)
    if (rest !== line) isWhole = false
    if (rest !== '') keep(rest, true)
    return rest !== ''
  }
  for (const written of description.split('\n')) {
    const line = written.trim()
    if (line === '') {
      kept.push('')
      continue
    }
    const behind = behindHeading(line, names)
    if (behind !== undefined) {
      remove(behind)
      isInSection = false
    } else if (isHeading(line)) {
      isInSection = mayBeHeading.test(line) && isEmployerHeading(headingOf(line), names)
      if (isInSection) isWhole = false
      else keep(written, false)
    } else if (isInSection) isInSection = !remove(written)
    else if (isBeginning && isOfEmployer(line, names)) remove(written)
    else keep(written, true)
  }
  // A description of headings alone says nothing to search for.
  return isWhole || !hasText ? description : kept.join('\n').trim()
}
