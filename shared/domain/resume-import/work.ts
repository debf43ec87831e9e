import type { WorkEntry } from '../../api/resume-form.ts'
import { type Dated, datedIn } from './dates.ts'
import type { Line } from './lines.ts'
import { paragraphsOf } from './paragraphs.ts'
import { isPlace } from './place.ts'
import { leaning, roleScore } from './titles.ts'
import { dateLabel, nameParts, orderIn, type Part, partsOf } from './work-parts.ts'

/** A line with the dates of a job; null: a head without any. */
type Anchor = { readonly at: number; readonly dated: Dated | null }
type DatedAnchor = Anchor & { readonly dated: Dated }
type Job = { readonly dates: readonly string[]; readonly parts: readonly Part[]; readonly lines: readonly Line[] }

/** What says `done`: no name of a role or an employer begins so, but for those that are excepted. */
const verb =
  /^(?!(?:certified|registered|chartered|associated|united|limited|allied|applied|advanced|unified|integrated|accredited|licensed)\b)(?:\p{Lu}\p{Ll}{2,}ed|\p{Lu}\p{Ll}{2,}ing|Led|Built|Ran|Made|Wrote|Won|Grew|Taught|Oversaw|Drove|Cut|Set|Kept|Sold|Responsible|I|My|We|In charge|As an?|This|The role|Handle|Ensure|Manage|Develop|Provide|Prepare|Assist|Maintain|Responsibilities|Duties)\b(?! (?:manager|officer|assistant|executive|analyst|lead|specialist|coordinator|intern|ltd|limited|plc|consultant|director|head|engineer|supervisor|services|company|clerk|instructor|school|centre|center|group|agency|department))/u
export const duties =
  /^(?:(?:key |main |core |major |job |some |my )*(?:responsibilities|duties|achievements|accomplishments|functions|job description|description|roles?|highlights|tasks)(?: (?:and|&) (?:responsibilities|duties|achievements|accomplishments))?(?: (?:include|included|performed))?)\s*:?$/i

/** `Working Student`, `Nursing Officer, Ikeja`: what ends in -ing may stand before a role. */
const isRole = (text: string): boolean => {
  const [name = ''] = text.split(/,|\t|\s[–—|-]\s/)
  return /^\p{L}+ing\b/u.test(name) && name.split(' ').length < 4 && !name.endsWith('s') && roleScore(name) > 2
}

const isSentence = (text: string): boolean =>
  text.length > 110 || (/[.!?;]$/.test(text) && text.split(' ').length > 5) || /[a-z]{3}\. \p{Lu}/u.test(text) || (verb.test(text) && !isRole(text))

/** Whether a line may stand above a description: names, not what was done. */
const isHead = ({ text, bullet }: Line): boolean =>
  bullet !== 'sign' && !isSentence(text) && /^[^\p{Ll}]/u.test(text) && !duties.test(text)

const dangling = /(?:^|\s)(?:in|of|by|from|since|during|until|before|after|between|and|the|on|for|year|fiscal|fy)$/i

/** The dates of a line, if it is one of a job's head and not a sentence with a date in it. */
const headDate = (line: Line): Dated | null => {
  const dated = datedIn(line.text)
  if (!dated) return null
  const { before, after, isSpan } = dated
  const words = `${before} ${after}`.trim()
  if (words === '' || dateLabel.test(before)) return dated
  // Dates at the right edge, or behind a bar, stand beside names.
  const isApart = /[\t|]\s*$/.test(line.text.slice(0, line.text.indexOf(dated.text)))
  if (words.length > 130 || (!isApart && isSentence(before)) || dangling.test(before) || /^\p{Ll}/u.test(words)) return null
  const isAtAnEnd = before === '' || after === '' || /\t|\||[–—]/.test(line.text) || isPlace(after)
  if (!isAtAnEnd && !isSpan) return null
  return isSpan || /[\t|,(–—-]\s*$/.test(line.text.slice(0, line.text.indexOf(dated.text))) || before === '' ? dated : null
}

const anchorsIn = (lines: readonly Line[], is: (line: Line) => boolean): DatedAnchor[] =>
  lines.flatMap((line, at) => {
    const dated = is(line) ? headDate(line) : null
    return dated ? [{ at, dated }] : []
  })

const datedAnchors = (lines: readonly Line[]): DatedAnchor[] => {
  const plain = anchorsIn(lines, ({ bullet }) => bullet !== 'sign')
  const spans = plain.filter(({ dated }) => dated.isSpan)
  if (spans.length > 0 && spans.length * 2 >= plain.length) {
    // Dates beside spans are of something else, unless they stand alone or over a job of a month.
    return plain.filter(({ dated, at }) => dated.isSpan || (lines[at]?.gap ?? false))
  }
  return plain.length > 0 ? plain : anchorsIn(lines, ({ bullet }) => bullet === 'sign')
}

/** How many lines of a head stand above its dates: in one resume as many for each job. */
const headLines = (lines: readonly Line[], first: DatedAnchor): number => {
  const above = lines.slice(0, first.at)
  const heads = above.length - above.findLastIndex(line => !isHead(line)) - 1
  return Math.min(heads, 3)
}

const wordsOf = (dated: Dated): string[] =>
  [dated.before.replace(dateLabel, ''), dated.after].filter(
    text => text.replace(/[\s,;:|()–—-]/g, '') !== '',
  )

/** `2 yrs or so`, at the right edge. */
const looseTime = /^(?=.*\b(?:yrs?|years?|months?|mos?|since|until|till|ago|summers?|weekends)\b).{3,60}$/i

/** What a line of a head says: names, and a time. */
const saidOn = (text: string, dated: Dated | null): { words: readonly string[]; dates: readonly string[] } => {
  if (dated) return { words: wordsOf(dated), dates: [dated.text] }
  const pieces = text.split('\t')
  const last = pieces.at(-1) ?? ''
  return pieces.length > 1 && looseTime.test(last)
    ? { words: pieces.slice(0, -1), dates: [last] }
    : { words: [text], dates: [] }
}

/** A head without dates, among others: below a bullet and above another, and it names a role or an employer. */
const isBareHead = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at]
  const next = lines[at + 1]
  const below = next && next.bullet !== 'sign' && looseTime.test(next.text) ? lines[at + 2] : next
  return (
    line !== undefined &&
    lines[at - 1]?.bullet === 'sign' &&
    below?.bullet === 'sign' &&
    (line.gap || line.level > 0 || line.text.includes('\t')) &&
    isHead(line) &&
    (line.level > 0 || Math.abs(leaning(line.text)) > 2)
  )
}

const anchorsOf = (lines: readonly Line[]): Anchor[] => {
  const dated = datedAnchors(lines)
  if (dated.length === 0) return []
  const taken = new Set(dated.map(({ at }) => at))
  const bare = lines.flatMap((_, at) => (!taken.has(at) && isBareHead(lines, at) ? [{ at, dated: null }] : []))
  return [...dated, ...bare].toSorted((one, other) => one.at - other.at)
}

const isWhole = (parts: readonly Part[]): boolean =>
  parts.filter(({ is }) => is !== 'place' && is !== 'manner').length > 1

/** Where the head of the job at `anchor` begins. */
const beginningOf = (lines: readonly Line[], anchor: Anchor, from: number, usual: number): number => {
  let begins = anchor.at
  if (!anchor.dated) return anchor.at
  const own = partsOf(wordsOf(anchor.dated).join('\t'))
  // The dates may have found no place on the line of the names.
  const most = own.length === 0 ? Math.max(usual, 1) : usual
  while (begins > from && anchor.at - begins < most) {
    const above = lines[begins - 1]
    if (!above || !isHead(above) || lines[begins]?.level) break
    if (lines[begins]?.gap && begins < anchor.at && isWhole(own)) break
    begins -= 1
  }
  return begins
}

const jobsOf = (lines: readonly Line[]): { jobs: Job[]; before: readonly Line[] } => {
  const anchors = anchorsOf(lines)
  const first = anchors.find(anchor => anchor.dated !== null)
  if (!first?.dated) return { jobs: undatedJobs(lines), before: [] }
  const most = headLines(lines, { ...first, dated: first.dated })
  // Dates alone on the first line of all: what they are of stands below each.
  const isBelow = first.at === 0 && wordsOf(first.dated).length === 0
  const begins = anchors.map((anchor, index) =>
    beginningOf(lines, anchor, index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1, isBelow ? 0 : most),
  )
  const jobs = anchors.map(({ at, dated }, index): Job => {
    const end = begins[index + 1] ?? lines.length
    const above = lines.slice(begins[index], at).map(({ text }) => text)
    const said = saidOn(lines[at]?.text ?? '', dated)
    const parts = [...above, ...said.words].flatMap(partsOf)
    const dates = [...said.dates]
    let next = at + 1
    for (; next < end; next += 1) {
      const line = lines[next]
      if (!line || line.bullet === 'sign' || (line.gap && isWhole(parts))) break
      if (!dated && dates.length === 0 && looseTime.test(line.text)) {
        dates.push(line.text)
        continue
      }
      const more = partsOf(line.text)
      const isMore = more.every(({ is }) => is === 'place') || more.every(({ is }) => is !== null)
      if (!isMore && (isWhole(parts) || !isHead(line))) break
      if (!isMore && parts.length > 0 && line.gap && (lines[next + 1]?.bullet ?? 'none') === 'none') break
      parts.push(...more)
    }
    return { dates, parts, lines: lines.slice(next, end) }
  })
  return { jobs, before: lines.slice(0, begins[0]) }
}

/** Jobs without dates: each begins behind an empty line or a bullet. */
const undatedJobs = (lines: readonly Line[]): Job[] => {
  const jobs: { dates: string[]; parts: Part[]; lines: Line[] }[] = []
  let inHead = false
  for (const [at, line] of lines.entries()) {
    const open = jobs.at(-1)
    const isNew = at === 0 || line.gap || line.level > 0 || lines[at - 1]?.bullet === 'sign'
    const begins = isHead(line) && isNew && !(inHead && line.gap && open && !isWhole(open.parts))
    if (begins) {
      const { words, dates } = saidOn(line.text, datedIn(line.text))
      jobs.push({ dates: [...dates], parts: words.flatMap(partsOf), lines: [] })
      inHead = true
    } else if (inHead && open && isHead(line) && !isWhole(open.parts)) open.parts.push(...partsOf(line.text))
    else {
      inHead = false
      if (open) open.lines.push(line)
      else jobs.push({ dates: [], parts: [], lines: [line] })
    }
  }
  return jobs
}

/** Roles one below the other at one employer: `Zenith Bank`, then each with its dates. */
const isRoleOnly = ({ parts }: Job): boolean => {
  const named = parts.filter(({ is }) => is !== 'place' && is !== 'manner')
  return named.length === 1 && named.every(({ text, is }) => is === 'role' || (is === null && roleScore(text) > 0))
}

const entryOf = (job: Job, order: number, before: WorkEntry | undefined): WorkEntry => {
  const named = nameParts(job.parts, order)
  const isSameEmployer = named.company === '' && before !== undefined && before.company !== '' && isRoleOnly(job)
  return {
    jobTitle: named.jobTitle,
    company: isSameEmployer ? before.company : named.company,
    duration: job.dates.join(', '),
    description: [...named.besides, ...paragraphsOf(job.lines.filter(({ text }) => !duties.test(text)))].join('\n'),
  }
}

/** Jobs as the lines of their section say them, and the lines above the first. */
export const workOf = (lines: readonly Line[]): { entries: WorkEntry[]; before: readonly Line[] } => {
  const { jobs, before } = jobsOf(lines)
  const orders = jobs.map(({ parts }) => orderIn(parts))
  const lean = orders.reduce((sum, order) => sum + Math.sign(order), 0)
  const order = lean !== 0 ? lean : jobs.some(({ parts }) => leaning(parts[0]?.text ?? '') < 0) ? -1 : 1
  const entries: WorkEntry[] = []
  for (const job of jobs) entries.push(entryOf(job, order, entries.at(-1)))
  return { entries, before }
}
