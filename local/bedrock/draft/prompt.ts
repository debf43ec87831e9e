import * as z from 'zod'
import { jsonOrNothing } from '../../../shared/json.ts'

/** What stands between two tags of a prompt; empty where they are not there. */
export const textIn = (prompt: string, tag: string): string => {
  const open = `<${tag}>`
  const from = prompt.indexOf(open)
  const to = prompt.indexOf(`</${tag}>`, from)
  return from < 0 || to < 0 ? '' : prompt.slice(from + open.length, to).trim()
}

const text = z.string().catch('')
const entries = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).catch([])

const form = z.object({
  jobTitle: text,
  summary: text,
  workExperience: entries({ jobTitle: text, company: text, duration: text, description: text }),
  education: entries({ degree: text, school: text, year: text }),
  technicalSkills: text,
  softSkills: text,
  certifications: text,
})
const empty = form.parse({})
const facts = z
  .object({ form: form.catch(empty), statements: z.array(z.string()).catch([]) })
  .catch({ form: empty, statements: [] })

/** As much of a person's facts as drafts are made from. What is missing is empty. */
export type FactsRead = z.infer<typeof facts>
export type WorkRead = FactsRead['form']['workExperience'][number]

export const factsIn = (prompt: string): FactsRead => facts.parse(jsonOrNothing(textIn(prompt, 'facts')))

const job = z
  .object({
    jobTitle: text,
    companyName: text,
    tone: z.enum(['professional', 'enthusiastic']).catch('professional'),
  })
  .catch({ jobTitle: '', companyName: '', tone: 'professional' })

export const jobIn = (prompt: string) => job.parse(jsonOrNothing(textIn(prompt, 'job')))
