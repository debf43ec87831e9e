import type { Listing } from '../../../shared/domain/jobs/listing.ts'
import { joined, places } from './joined.ts'
import { salaryOf } from './salary.ts'

type Heading = Pick<Listing, 'title' | 'company' | 'location' | 'employment' | 'workplace' | 'salary'>

const role =
  /\b(?:engineers?|engineering|developers?|designers?|managers?|scientists?|analysts?|architects?|directors?|heads?|leads?|founding|cto|sre|devops|qa|researchers?|writers?|marketers?|sales|recruiters?|advocates?|specialists?|consultants?|administrators?|technicians?|programmers?|product|support|roles?|positions?|full[- ]?stack|front[- ]?end|back[- ]?end|software)\b/i
const webAddress = /https?:\/\/|^www\.|^\S+\.(?:com|io|ai|co|org|dev|app|net)(?:\/\S*)?$/i
const money = /[$€£₦]\s?\d|\d\s?[$€£₦]|\b\d{2,3}k\b/i
const pay = /\bsalary\b|\bequity\b|\bcompensation\b/i
const employment =
  /\b(?:full[- ]?time|part[- ]?time|contract(?:or)?|intern(?:ship)?s?|freelance|permanent)\b/i
const workplaces = /\b(?:remote|hybrid|on-?site|in[- ]person|in[- ]office)\b/gi
const visa = /\bvisa\b/i

const kindOf = (segment: string) => {
  if (webAddress.test(segment)) return 'address'
  if (role.test(segment)) return 'role'
  if (money.test(segment) || pay.test(segment)) return 'pay'
  if (segment.search(workplaces) >= 0) return 'place'
  if (employment.test(segment)) return 'employment'
  return visa.test(segment) ? 'visa' : 'other'
}

/** Where remote is one of several ways, it is remote. */
const workplaceIn = (line: string): Listing['workplace'] => {
  if (/\bremote\b/i.test(line) && !/\b(?:no|not|non)[- ]remote\b/i.test(line)) return 'remote'
  if (/\bhybrid\b/i.test(line)) return 'hybrid'
  return line.search(workplaces) >= 0 ? 'onsite' : null
}

/**
 * The first line of a job: `Company | Role | Location | REMOTE | Full-time | $120k`, in any order after the company.
 * Null where it is no such line, or names no role.
 */
export const headingOf = (line: string): Heading | null => {
  const [company, ...segments] = line
    .split('|')
    .map(segment => segment.trim())
    .filter(segment => segment !== '')
  const of = (kind: ReturnType<typeof kindOf>) => segments.filter(segment => kindOf(segment) === kind)
  const named = of('role')
  const others = of('other')
  const title = named.length > 0 ? joined(named) : others.shift()
  if (company === undefined || title === undefined) return null
  return {
    title,
    company: company.replace(/(?<!\s)\s*\((?:https?:\/\/|www\.)[^()]*\)/i, ''),
    // A bare `REMOTE` is no place; `Remote (EMEA)` says where.
    location: places([
      ...others.slice(0, 1),
      ...of('place').filter(segment => /\p{L}/u.test(segment.replaceAll(workplaces, ''))),
    ]),
    employment: joined(segments.filter(segment => employment.test(segment) && kindOf(segment) !== 'role')),
    workplace: workplaceIn(segments.join(' | ')),
    salary: salaryOf({
      text: joined(segments.filter(segment => money.test(segment) && kindOf(segment) === 'pay')),
    }),
  }
}
