import type { WorkEntry } from '../../api/resume-form.ts'
import { datedIn } from '../resume/dates.ts'
import { type Anchor, anchorsOf, beginningsOf, isHead, looseTime, namesAndDates } from './job-heads.ts'
import type { Line } from './lines.ts'
import { paragraphsOf } from './lines.ts'
import { isWhole, leaning, nameParts, orderIn, type Part, partsOf, roleScore } from './roles-and-employers.ts'
import { dutiesHeading } from './words-of-form.ts'

type Job = {
  readonly dates: readonly string[]
  readonly parts: readonly Part[]
  readonly lines: readonly Line[]
}

/** Whether a line below the dates belongs to the head of the job: a name that is missing there, or the place. */
const isMoreHead = (line: Line, next: Line | undefined, parts: readonly Part[]): boolean => {
  if (line.bullet === 'sign' || (line.gap && isWhole(parts))) return false
  const more = partsOf(line.text)
  if (more.every(({ is }) => is === 'place') || more.every(({ is }) => is !== null)) return true
  if (isWhole(parts) || !isHead(line)) return false
  return parts.length === 0 || !line.gap || (next?.bullet ?? 'none') !== 'none'
}

/** The job of the lines from `from` to before `to`. */
const jobAt = (lines: readonly Line[], { at, dated }: Anchor, from: number, to: number): Job => {
  const head = namesAndDates(lines[at]?.text ?? '', dated)
  const above = lines.slice(from, at).map(({ text }) => text)
  const parts = [...above, ...head.names].flatMap(partsOf)
  const dates = [...head.dates]
  let next = at + 1
  for (; next < to; next += 1) {
    const line = lines[next]
    if (line && !dated && dates.length === 0 && line.bullet !== 'sign' && looseTime.test(line.text))
      dates.push(line.text)
    else if (line && isMoreHead(line, lines[next + 1], parts)) parts.push(...partsOf(line.text))
    else break
  }
  return { dates, parts, lines: lines.slice(next, to) }
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
  const jobs = anchors.map((anchor, index) =>
    jobAt(lines, anchor, begins[index] ?? 0, begins[index + 1] ?? lines.length),
  )
  const before = lines.slice(0, begins[0])
  return isJob(before) ? { jobs: [...undatedJobs(before), ...jobs], before: [] } : { jobs, before }
}

/** Jobs without dates. Each begins behind an empty line or a bullet. */
const undatedJobs = (lines: readonly Line[]): Job[] => {
  const jobs: { dates: string[]; parts: Part[]; lines: Line[] }[] = []
  let inHead = false
  for (const [at, line] of lines.entries()) {
    const open = jobs.at(-1)
    const isNew = at === 0 || line.gap || line.level > 0 || lines[at - 1]?.bullet === 'sign'
    const begins = isHead(line) && isNew && !(inHead && line.gap && open && !isWhole(open.parts))
    if (begins) {
      const { names, dates } = namesAndDates(line.text, datedIn(line.text))
      jobs.push({ dates: [...dates], parts: names.flatMap(partsOf), lines: [] })
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

/** Whether a job has a role and no employer: several roles may stand below one `Zenith Bank`, each with its dates. */
const isRoleOnly = ({ parts }: Job): boolean => {
  const named = parts.filter(({ is }) => is !== 'place' && is !== 'type')
  return (
    named.length === 1 && named.every(({ text, is }) => is === 'role' || (is === null && roleScore(text) > 0))
  )
}

const entryOf = (job: Job, order: number, before: WorkEntry | undefined): WorkEntry => {
  const named = nameParts(job.parts, order)
  const isSameEmployer =
    named.company === '' && before !== undefined && before.company !== '' && isRoleOnly(job)
  return {
    jobTitle: named.jobTitle,
    company: isSameEmployer ? before.company : named.company,
    place: '',
    duration: job.dates.join(', '),
    description: [
      ...named.rest,
      ...paragraphsOf(job.lines.filter(({ text }) => !dutiesHeading.test(text))),
    ].join('\n'),
  }
}

/** The jobs in the lines of a section, and the lines above the first job. */
export const workOf = (lines: readonly Line[]): { entries: WorkEntry[]; before: readonly Line[] } => {
  const { jobs, before } = jobsOf(lines)
  const orders = jobs.map(({ parts }) => orderIn(parts))
  const lean = orders.reduce((sum, order) => sum + Math.sign(order), 0)
  const order = lean !== 0 ? lean : jobs.some(({ parts }) => leaning(parts[0]?.text ?? '') < 0) ? -1 : 1
  const entries: WorkEntry[] = []
  for (const job of jobs) entries.push(entryOf(job, order, entries.at(-1)))
  return { entries, before }
}
