import * as z from 'zod/mini'
import { boards, careerLevels, employmentTypes, payPeriods, workplaces } from '../../lists.ts'
import { warning } from './warning.ts'

/** Pay, for display and for comparison. */
export const pay = z.object({
  /** The displayed text: `₦280,000 – ₦350,000 a month`. */
  text: z.string(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  period: z.nullable(z.enum(payPeriods)),
  /** The approximate pay in naira per month, at its upper end: for sorting and filtering, never for display. */
  nairaAMonth: z.nullable(z.number()),
  isEstimate: z.boolean(),
})
export type Pay = z.infer<typeof pay>

/** One place of a posting: its text, and what we know about it. Countries are ISO 3166 alpha-2. */
export const place = z.object({
  text: z.string(),
  city: z.nullable(z.string()),
  /** One of Nigeria's 36 states, or FCT. */
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
})
export type Place = z.infer<typeof place>

/** Groups of skills of which any one is enough: `Python or R`. Empty: none, or stored before they were read. */
export const alternatives = z._default(z.array(z.array(z.string())), [])
export type Alternatives = z.infer<typeof alternatives>

/** A normalised advert, after schema.org's JobPosting. One for each listing; instants are ISO 8601 in UTC. */
export const posting = z.object({
  board: z.enum(boards),
  key: z.string(),
  url: z.string(),
  /** The key of the address, the same for all of its spellings. */
  urlKey: z.string(),
  title: z.string(),
  /** Empty: not said. */
  company: z.string(),
  /** The key of the company: case, accents, `Ltd` and `Nigeria` make no difference. Empty: not named. */
  companyKey: z.string(),
  /** The key of the role, the same for all of its spellings. */
  titleKey: z.string(),
  places: z.array(place),
  workplace: z.nullable(z.enum(workplaces)),
  /**
   * `worldwide`, `africa`, `emea`, `europe`, `americas`, `asia`, or a country. Empty: not named. Only for remote work.
   */
  openTo: z.array(z.string()),
  type: z.nullable(z.enum(employmentTypes)),
  level: z.nullable(z.enum(careerLevels)),
  /** The least years of experience. Null: not said, or stored before they were read. */
  yearsAsked: z._default(z.nullable(z.int()), null),
  /** Whether people from abroad can get a visa for it. */
  sponsorsVisa: z._default(z.boolean(), false),
  pay: z.nullable(pay),
  /** The description without the telephone numbers and mail addresses of people. */
  description: z.string(),
  /** In the spelling of our list of skills. */
  skills: z.array(z.string()),
  /** Groups of these skills. */
  alternatives,
  warnings: z.array(warning),
  isEmployers: z.boolean(),
  postedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  /** When we first and last saw the posting on its board. */
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  /** How many full readings of its board in a row lacked the posting. */
  missed: z.int(),
})
export type Posting = z.infer<typeof posting>
