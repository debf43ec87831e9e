import * as z from 'zod/mini'
import { alertForm } from '../../shared/api/alerts.ts'
import { application, applicationStatus } from '../../shared/api/applications.ts'
import { interview } from '../../shared/api/interviews.ts'
import { preferencesForm } from '../../shared/api/preferences.ts'
import { profileForm, signUpQuestions } from '../../shared/api/profile.ts'
import { resumeForm } from '../../shared/api/resume-form.ts'
import { resumeWording } from '../../shared/domain/resume/draft.ts'
import { paidTiers, resumeTemplates } from '../../shared/lists.ts'
import { readContent } from '../content.ts'

const tier = z.enum(paidTiers)
/** Days are counted back from the moment when the demo people are added. */
const days = z.number()

const pastApplication = z.strictObject({
  daysAgo: days,
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  /** The statuses in their order. The last one is the current status. */
  path: z.tuple([applicationStatus], applicationStatus),
  notes: z._default(z.string(), ''),
  jobUrl: z._default(z.string(), ''),
  origin: z._default(application.shape.origin, 'manual'),
  /** An interview to come, so many days after the start, by the clocks of its zone. */
  interview: z.optional(
    z.strictObject({ inDays: z.int(), time: z.string(), zone: z.string(), place: z.string() }),
  ),
  /** The skills that the posting asked for, where the application was tracked from the search. */
  skills: z.optional(z.array(z.string())),
})
export type PastApplication = z.infer<typeof pastApplication>

const pastResume = z.strictObject({
  daysAgo: days,
  title: z.string(),
  template: z.enum(resumeTemplates),
  form: resumeForm,
  /**
   * The text of the model from the form. Amina's draft has one line without a source, which shows what happens to such
   * a line.
   */
  draft: resumeWording,
})
export type PastResume = z.infer<typeof pastResume>

const trial = z.strictObject({ tries: tier, daysAgo: days })
const bought = z.strictObject({
  buys: tier,
  /** The number of the test card that pays, and later renews the plan. */
  card: z.string(),
  /** The number of months that are paid for, including the current one. */
  months: z.number(),
  /** The end of the current month; up to three days less where a month is short. */
  endsInDays: days,
  /** The upgrade in the current month. */
  upgrade: z.optional(z.strictObject({ to: tier, daysAgo: days })),
  /** The cancellation in the current month. */
  cancelledDaysAgo: z.optional(days),
})
export type BoughtPlan = z.infer<typeof bought>
const pastPlan = z.union([trial, bought])
export type PastPlan = z.infer<typeof pastPlan>

const pastInterviews = z.strictObject({
  jobTitle: z.string(),
  companyName: z.string(),
  industry: interview.shape.industry,
  difficulty: interview.shape.difficulty,
  questions: z.array(z.string()),
  /** For each question, the first answer and the answer after weeks of practice. */
  answers: z.array(z.strictObject({ atFirst: z.string(), now: z.string() })),
  /** For each interview, `of` is the number of answers, and `better` of them are the later answers. */
  sessions: z.array(z.strictObject({ daysAgo: days, better: z.number(), of: z.number() })),
})
export type PastInterviews = z.infer<typeof pastInterviews>

const person = z.strictObject({
  email: z.string(),
  fullName: z.string(),
  /** The description of the person in the terminal. */
  about: z.string(),
  /** The answers in the wizard at the sign-up. */
  answers: z.optional(z.partial(signUpQuestions)),
  /** The fields that the person filled in after the sign-up. */
  filledIn: z.optional(
    z.strictObject({ profile: z.partial(profileForm), preferences: z.optional(z.partial(preferencesForm)) }),
  ),
  /** The plan; Free from the first day where it is missing. */
  plan: z.optional(pastPlan),
  alert: z.optional(alertForm),
  resume: z.optional(pastResume),
  practice: z.optional(pastInterviews),
  history: z.array(pastApplication),
})
export type DemoPerson = z.infer<typeof person>

/** The people as whom a newcomer can sign in. Companies and addresses are invented. */
export const demoPeople: readonly DemoPerson[] = ['amina', 'chinedu', 'folake', 'hauwa', 'tobi'].map(name =>
  readContent(`demo/${name}.json`, person),
)
