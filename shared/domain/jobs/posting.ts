import * as z from 'zod/mini'
import { boards, careerLevels, employmentTypes, payPeriods, warningKinds, workplaces } from '../../lists.ts'

/** Pay as it is shown, and as it is compared. */
export const pay = z.object({
  /** What a person reads: `₦280,000 – ₦350,000 a month`. */
  text: z.string(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  period: z.nullable(z.enum(payPeriods)),
  /** Roughly what it comes to in naira a month, at its upper end: to sort and to filter by, never to be shown. */
  nairaAMonth: z.nullable(z.number()),
  isEstimate: z.boolean(),
})
export type Pay = z.infer<typeof pay>

/** A sign of a scam, and the words that say why: `This advert asks for ₦7,500.` */
export const warning = z.object({ kind: z.enum(warningKinds), says: z.string() })
export type Warning = z.infer<typeof warning>

/** One place of a posting: what it says, and what we know of it. Countries are ISO 3166 alpha-2. */
export const place = z.object({
  text: z.string(),
  city: z.nullable(z.string()),
  /** Of Nigeria's 36, and FCT. */
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
})
export type Place = z.infer<typeof place>

/** An advert in one vocabulary, after schema.org's JobPosting. One for each listing; instants are ISO 8601 in UTC. */
export const posting = z.object({
  board: z.enum(boards),
  key: z.string(),
  url: z.string(),
  /** The same for every spelling of the address. */
  urlKey: z.string(),
  title: z.string(),
  /** Empty: not said. */
  company: z.string(),
  /** The company in one spelling: case, accents, `Ltd` and `Nigeria` do not make it another. Empty: not said. */
  companyKey: z.string(),
  /** The role in one spelling. */
  titleKey: z.string(),
  places: z.array(place),
  workplace: z.nullable(z.enum(workplaces)),
  /** `worldwide`, `africa`, `emea`, `europe`, `americas`, `asia`, or a country. Empty: not said. Of remote work alone. */
  openTo: z.array(z.string()),
  type: z.nullable(z.enum(employmentTypes)),
  level: z.nullable(z.enum(careerLevels)),
  pay: z.nullable(pay),
  /** Without the telephone numbers and addresses of people, which recruiters leave in it. */
  description: z.string(),
  /** As our list of skills spells them. */
  skills: z.array(z.string()),
  warnings: z.array(warning),
  isEmployers: z.boolean(),
  postedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  /** When we first and last saw it on its board. */
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  /** How many full readings of its board in a row did not have it. */
  missed: z.int(),
})
export type Posting = z.infer<typeof posting>
