import type { WorkEntry } from '../../api/resume-form.ts'
import { datedIn } from '../resume/dates.ts'
import { withEvenHeads } from './even-heads.ts'
import { isHead } from './head-lines.ts'
import { isWhole, type Part, partsOf, partsOfHead } from './head-parts.ts'
import { type Anchor, anchorsOf, beginningsOf, looseTime, namesAndDates, namesBelow } from './job-heads.ts'
import { isLength, lengthBehind } from './lengths.ts'
import type { Line } from './lines.ts'
import { paragraphsOf, textOf } from './lines.ts'
import { isAddress, isPlace } from './places.ts'
import {
  isPlaceBelow,
  isTownBelow,
  withHouseLabelled,
  withPlaceBeside,
  withPlaces,
} from './places-of-jobs.ts'
import { employerScore, isPlaceBehind, roleScore } from './role-words.ts'
import { nameParts, usualOrder } from './roles-and-employers.ts'
import { dutiesHeading } from './words-of-form.ts'

type Job = {
  readonly dates: readonly string[]
  /** The lines of names, and the parts of them. */
  readonly heads: readonly string[]
  readonly parts: readonly Part[]
  /** What stands beside the dates and is no name. */
  readonly notes: readonly string[]
  readonly lines: readonly Line[]
}

/** Whether a line below the dates belongs to the head of the job: a name that is missing there, or the place. */
const isMoreHead = (line: Line, next: Line | undefined, parts: readonly Part[]): boolean => {
  if (line.bullet === 'sign' || (line.gap && isWhole(parts))) return false
  const more = partsOf(line.text)
  if (
    (isWhole(parts) && isAddress(line.text)) ||
    more.every(({ is }) => is === 'place') ||
    more.every(({ is }) => is !== null)
  )
    return true
  if (isWhole(parts) || !isHead(line)) return false
  return parts.length === 0 || !line.gap || (next?.bullet ?? 'none') !== 'none'
}

/** `NYSC year`, beside the dates of a job that is named. */
const serviceYear = /^(?:nysc|siwes|service|corps|gap)(?: year)?$/i

/** The job of the lines from `from` to before `to`. `below` is the usual number of names below the dates, if there is one. */
const jobAt = (
  lines: readonly Line[],
  { at, dated }: Anchor,
  from: number,
  to: number,
  below: number | null,
): Job => {
  const head = namesAndDates(lines[at]?.text ?? '', dated)
  const above = lines.slice(from, at).map(({ text }) => text)
  // `Project Manager, Nidd Homes`, and not a role and a place of their own.
  const isNamedAbove = above.length === 1 && !above[0]?.includes('\t') && isWhole(partsOfHead(above))
  // Beside the dates of a job that is named, a name is of a town.
  const notes = head.names.filter(text => isNamedAbove && serviceYear.test(text))
  const under = lines[at + 1]
  // `2019 – 2021 Lublin, Poland` above the role and the employer.
  const isNamedBelow =
    under !== undefined && isHead(under) && datedIn(under.text) === null && isWhole(partsOf(under.text))
  const isPlaceOnly = (text: string): boolean =>
    (isNamedAbove && isPlaceBehind(text)) || (isNamedBelow && isAddress(text))
  const beside = head.names
    .filter(text => !notes.includes(text))
    .map(text => (isPlaceOnly(text) ? `Location: ${text}` : text))
  const heads = [...above.map(withHouseLabelled), ...beside].filter(text => !isLength(text))
  const dates = [...head.dates]
  let next = at + 1
  for (; next < to; next += 1) {
    const line = lines[next]
    if (!line) break
    if (next === at + 1 && isPlaceBelow(line, dated)) {
      heads.push(`Location: ${line.text}`)
      continue
    }
    // Below dates alone, the role may be an item of a list.
    const isItem = heads.length === 0 && dated !== null && isHead({ ...line, bullet: 'none' })
    const isUsual = below !== null && next - at <= below && isHead(line)
    if (!dated && dates.length === 0 && line.bullet !== 'sign' && looseTime.test(line.text))
      dates.push(line.text)
    else if (isItem || isUsual || isMoreHead(line, lines[next + 1], partsOfHead(heads)))
      // Where two names stand below the dates of each job, the second is no town.
      heads.push(
        !(isUsual && heads.length < 2) && isTownBelow(line, heads) ? `Location: ${line.text}` : line.text,
      )
    else break
  }
  const parts = partsOfHead(heads)
  const { place, own } = withPlaceBeside(lines.slice(next, to))
  const isPlaced = place === '' || parts.some(({ is }) => is === 'place')
  return isPlaced
    ? { dates, heads, notes, parts, lines: lines.slice(next, to) }
    : { dates, heads, notes, parts: [...parts, { text: place, is: 'place' }], lines: own }
}

/** Whether the lines above the first date are a job too, with a time in words that no rule knows. */
const isJob = ([head, ...others]: readonly Line[]): boolean =>
  head !== undefined &&
  isHead(head) &&
  (isWhole(partsOf(head.text)) || roleScore(head.text) > 2) &&
  others.some(({ bullet }) => bullet === 'sign')

const jobsOf = (lines: readonly Line[]): { jobs: Job[]; before: readonly Line[] } => {
  const anchors = anchorsOf(lines)
  const begins = beginningsOf(lines, anchors)
  if (!begins) return { jobs: undatedJobs(lines), before: [] }
  const below = namesBelow(lines, anchors, begins)
  const jobs = anchors.map((anchor, index) =>
    jobAt(lines, anchor, begins[index] ?? 0, begins[index + 1] ?? lines.length, below),
  )
  const before = lines.slice(0, begins[0])
  return isJob(before) ? { jobs: [...undatedJobs(before), ...jobs], before: [] } : { jobs, before }
}

/** Jobs without dates. Each begins behind an empty line or a bullet. */
const undatedJobs = (lines: readonly Line[]): Job[] => {
  const jobs: { dates: string[]; heads: string[]; parts: Part[]; notes: string[]; lines: Line[] }[] = []
  let inHead = false
  for (const [at, line] of lines.entries()) {
    const open = jobs.at(-1)
    const isNew = at === 0 || line.gap || line.level > 0 || lines[at - 1]?.bullet === 'sign'
    const begins = isHead(line) && isNew && !(inHead && line.gap && open && !isWhole(open.parts))
    if (begins) {
      const { names, dates } = namesAndDates(line.text, datedIn(line.text))
      jobs.push({ dates: [...dates], heads: [...names], parts: partsOfHead(names), notes: [], lines: [] })
      inHead = true
    } else if (inHead && open && isHead(line) && !isWhole(open.parts)) {
      open.heads.push(line.text)
      open.parts = partsOfHead(open.heads)
    } else {
      inHead = false
      if (open) open.lines.push(line)
      else jobs.push({ dates: [], heads: [], parts: [], notes: [], lines: [line] })
    }
  }
  return jobs
}

/** Whether a job has a role and no employer: several roles may stand below one `Zenith Bank`, each with its dates. */
const isRoleOnly = ({ parts }: Job): boolean => {
  const named = parts.filter(({ is }) => is !== 'place' && is !== 'type')
  return (
    named.length === 1 && named.every(({ text, is }) => is === 'role' || (is === null && roleScore(text) > 0))
  )
}

/** `Duties: …` on one line. */
const withoutLabel = (line: Line): Line => ({
  ...line,
  text: line.text.replace(/^(?:(?:key|main|job) )?(?:duties|responsibilities)\s*:\s*(?=\S)/i, ''),
})

/** The employer of a head that names nothing else. */
const employerIn = ({ parts }: Job): Pick<WorkEntry, 'company' | 'place'> => {
  const { company, place } = nameParts(
    parts.map(part => (part.is === null ? { ...part, is: 'employer' } : part)),
    1,
  )
  return { company, place }
}

/** Whether a head is of an employer and the time of all roles there, which stand below it with their own dates. */
const isEmployerOf = ({ parts, lines }: Job, next: Job | undefined): boolean => {
  const names = parts.filter(({ is }) => is === null || is === 'employer')
  return (
    next !== undefined &&
    lines.length === 0 &&
    names.length === 1 &&
    names.every(({ text }) => roleScore(text) === 0) &&
    isRoleOnly(next)
  )
}

/** Whether a head has one name, of whatever words. */
const isSingle = ({ parts }: Job): boolean =>
  parts.filter(({ is }) => is === null || is === 'role').length === 1

/** `Manager, SME` below an employer with several roles: in the job above, the employer has a line of its own. */
const withRoleInOneLine = (job: Job, above: Job | undefined): Job => {
  const [head = '', second] = job.heads
  const [role = '', behind = '', more] = head.split(', ')
  const isRole =
    second === undefined &&
    behind !== '' &&
    more === undefined &&
    (above?.heads.length ?? 0) > 1 &&
    roleScore(role) > 2 &&
    employerScore(behind) < 2 &&
    !isPlace(behind)
  return isRole ? { ...job, parts: [{ text: head, is: 'role' }] } : job
}

const entryOf = (job: Job, order: number, before: WorkEntry | undefined, isUnder: boolean): WorkEntry => {
  const parts = isUnder
    ? job.parts.map(part => (part.is === null ? { ...part, is: 'role' as const } : part))
    : job.parts
  const named = nameParts(parts, order)
  const isSameEmployer =
    named.company === '' && before !== undefined && before.company !== '' && (isUnder || isRoleOnly(job))
  return {
    jobTitle: named.jobTitle,
    company: isSameEmployer ? before.company : named.company,
    place: named.place === '' && isSameEmployer ? before.place : named.place,
    duration: job.dates.map(text => text.replace(lengthBehind, '').trimEnd()).join(', '),
    description: [
      ...job.notes,
      ...named.rest,
      ...paragraphsOf(job.lines.filter(({ text }) => !dutiesHeading.test(text)).map(withoutLabel)),
    ].join('\n'),
  }
}

/** The jobs in the lines of a section, and what belongs to none of them. */
export const workOf = (lines: readonly Line[]): { entries: WorkEntry[]; unplaced: string[] } => {
  const { jobs: read, before } = jobsOf(lines)
  const parts = withPlaces(withEvenHeads(read))
  const placed = read.map((job, at) => ({ ...job, parts: parts[at] ?? job.parts }))
  const jobs = placed.map((job, at) => withRoleInOneLine(job, placed[at - 1]))
  const order = usualOrder(jobs.map(job => job.parts))
  const entries: WorkEntry[] = []
  const unplaced = before.map(textOf)
  let employer: WorkEntry | undefined
  /** Whether the jobs below stand under one employer with the time of all of them. */
  let isUnder = false
  for (const [at, job] of jobs.entries()) {
    const isOnlyEmployer = isEmployerOf(job, jobs[at + 1])
    isUnder = isOnlyEmployer || (isUnder && isSingle(job))
    const entry = entryOf(job, order, employer, isUnder && !isOnlyEmployer)
    employer = isOnlyEmployer ? { ...entry, ...employerIn(job) } : entry
    if (isOnlyEmployer) unplaced.push(entry.duration, ...entry.description.split('\n'))
    else entries.push(entry)
  }
  return { entries, unplaced: unplaced.filter(line => line !== '') }
}
