import * as z from 'zod'
import { jsonOrNothing } from '../../../../shared/json.ts'
import { applicationStatuses, profileTextTypes } from '../../../../shared/lists.ts'
import { type FactsRead, factsIn, textIn } from '../prompt.ts'

const text = z.string().catch('')

const aim = z
  .object({
    type: z.enum(profileTextTypes).catch('headline'),
    limit: z.number().catch(220),
    targetRole: text,
  })
  .catch({ type: 'headline', limit: 220, targetRole: '' })

/** What a text for a profile is to be. */
export const aimIn = (prompt: string) => aim.parse(jsonOrNothing(textIn(prompt, 'aim')))

const role = z
  .object({ targetRole: text, targetIndustry: text })
  .catch({ targetRole: '', targetIndustry: '' })

export const roleIn = (prompt: string) => role.parse(jsonOrNothing(textIn(prompt, 'role')))

const savedJobs = z
  .object({
    jobs: z.number().catch(0),
    skills: z.array(z.object({ skill: z.string(), jobs: z.number() })).catch([]),
  })
  .catch({ jobs: 0, skills: [] })
export type SavedJobs = z.infer<typeof savedJobs>

export const savedJobsIn = (prompt: string): SavedJobs =>
  savedJobs.parse(jsonOrNothing(textIn(prompt, 'saved_jobs')))

const application = z.object({
  jobTitle: text,
  companyName: text,
  status: z.enum(applicationStatuses),
  appliedDate: z.string().nullable().catch(null),
})
const applications = z.array(z.unknown()).catch([])
export type ApplicationRead = z.infer<typeof application>

const exchanges = z.array(z.object({ message: text, reply: text })).catch([])
export type Exchange = z.infer<typeof exchanges>[number]

export type Chat = {
  readonly message: string
  readonly history: readonly Exchange[]
  /** Null: the coach is let see nothing. */
  readonly shared: { readonly facts: FactsRead; readonly applications: readonly ApplicationRead[] } | null
}

export const chatIn = (prompt: string): Chat => {
  const profile = textIn(prompt, 'profile')
  const told = applications.parse(jsonOrNothing(textIn(prompt, 'applications')))
  return {
    message: textIn(prompt, 'message'),
    history: exchanges.parse(jsonOrNothing(textIn(prompt, 'history'))),
    shared:
      profile === ''
        ? null
        : {
            facts: factsIn(`<facts>${profile}</facts>`),
            applications: told.flatMap(one => application.safeParse(one).data ?? []),
          },
  }
}
