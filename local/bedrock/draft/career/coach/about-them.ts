import { asTitle, listed } from '../../letters.ts'
import { matchWith } from '../../match.ts'
import { plainText } from '../../plain-text.ts'
import { inProse, skillsOf } from '../../skills.ts'
import { workOf } from '../../work.ts'
import type { ApplicationRead, Chat } from '../career-prompt.ts'
import { isOrder } from '../orders.ts'
import type { Topic } from './topic.ts'

const mostNamed = 2
const longestName = 60

/** As it may stand in a sentence; what tells the reader what to do, or has no end, is not repeated. */
const named = (text: string): string => {
  const plain = plainText(text).replace(/[.!?]+$/, '')
  return isOrder(plain) || plain.length > longestName ? '' : plain
}

const nameOf = ({ jobTitle, companyName }: ApplicationRead): string => {
  const title = named(jobTitle)
  const company = named(companyName)
  if (title === '') return company === '' ? '' : `one at ${company}`
  return company === '' ? title : `${title} at ${company}`
}

const namesOf = (applications: readonly ApplicationRead[]): string => {
  const names = applications
    .map(nameOf)
    .filter(name => name !== '')
    .slice(0, mostNamed)
  if (names.length === 0) return ''
  return applications.length > names.length ? ` (${names.join('; ')}; and others)` : ` (${names.join('; ')})`
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
/** `20 October`, of 2026-10-20. */
const dayNamed = (date: string): string => {
  const [, month, day] = date.split('-').map(Number)
  return month && day ? `${day} ${months[month - 1]}` : date
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

type Shared = NonNullable<Chat['shared']>

const roleLine = ({ facts }: Shared): string => {
  const match = matchWith('', '')
  const work = workOf(facts, match)
  const now = work.find(({ isCurrent, title }) => isCurrent && title !== '')
  const title = named(now?.title ?? facts.form.jobTitle)
  if (title === '') return ''
  const company = named(now?.company ?? '')
  return company === ''
    ? `Your profile has you as ${asTitle(title)}.`
    : `Your profile has you as ${asTitle(title)} at ${company}.`
}

const skillLine = (shared: Shared): string => {
  const skills = skillsOf(shared.facts, matchWith('', ''))
    .map(named)
    .filter(skill => skill !== '')
    .slice(0, 3)
  return skills.length === 0
    ? roleLine(shared)
    : `Your profile names ${listed(skills.map(inProse))}: build on those.`
}

const withStatus = ({ applications }: Shared, ...statuses: ApplicationRead['status'][]) =>
  applications.filter(({ status }) => statuses.includes(status))

const lines: Readonly<Record<NonNullable<Topic['uses']>, (shared: Shared) => string>> = {
  interviews: shared => {
    const open = withStatus(shared, 'interview')
    if (open.length === 0) return ''
    return `From your applications: you have ${counted(open.length, 'interview', 'interviews')} open${namesOf(open)}.`
  },
  offers: shared => {
    const open = withStatus(shared, 'offer')
    if (open.length === 0) return ''
    return `From your applications: you have ${counted(open.length, 'offer', 'offers')}${namesOf(open)}.`
  },
  waiting: shared => {
    const open = withStatus(shared, 'applied', 'viewed')
    const oldest = open.filter(({ appliedDate }) => appliedDate !== null).at(-1)
    const since =
      oldest && nameOf(oldest) !== ''
        ? ` The one that waits longest is ${nameOf(oldest)}, sent on ${dayNamed(oldest.appliedDate ?? '')}.`
        : ''
    if (open.length === 0) return ''
    return `From your applications: ${counted(open.length, 'waits', 'wait')} for an answer.${since}`
  },
  all: shared => {
    const { applications } = shared
    if (applications.length === 0)
      return 'I see no applications of yours yet, so the first five are the first step.'
    const parts = [
      [withStatus(shared, 'saved').length, 'saved'],
      [withStatus(shared, 'applied', 'viewed').length, 'waiting for an answer'],
      [withStatus(shared, 'interview').length, 'at interview'],
      [withStatus(shared, 'offer').length, 'with an offer'],
      [withStatus(shared, 'rejected').length, 'turned down'],
    ] as const
    const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
    const interviews = withStatus(shared, 'interview')
    const next =
      interviews.length > 0
        ? ` Prepare ${interviews.length === 1 ? 'that one' : 'those'} first${namesOf(interviews)}.`
        : ''
    return `You track ${counted(applications.length, 'application', 'applications')}: ${listed(said)}.${next}`
  },
  role: roleLine,
  skills: skillLine,
}

/** What the person's own data say to a topic; empty: nothing, or it may not be seen. */
export const aboutThem = ({ uses }: Topic, shared: Chat['shared']): string =>
  shared && uses ? lines[uses](shared) : ''
