import * as z from 'zod'
import { jsonOrNothing } from '../../../shared/json.ts'
import { difficulties, interviewIndustries } from '../../../shared/lists.ts'

/** Returns the text between two tags of a prompt; '' where the prompt has no such tags. */
export const textIn = (prompt: string, tag: string): string => {
  const open = `<${tag}>`
  const from = prompt.indexOf(open)
  const to = prompt.indexOf(`</${tag}>`, from)
  return from < 0 || to < 0 ? '' : prompt.slice(from + open.length, to).trim()
}

const jsonIn = (prompt: string, tag: string): unknown => jsonOrNothing(textIn(prompt, tag))

const text = z.string().catch('')
const texts = z.array(text).catch([])
/** Reads an object in which a missing field, or one of another type, is empty. */
const lenient = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(value => (typeof value === 'object' && value !== null ? value : {}), z.object(shape))
const entries = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).catch([])

const facts = lenient({
  form: lenient({
    jobTitle: text,
    summary: text,
    workExperience: entries({
      jobTitle: text,
      company: text,
      place: text,
      duration: text,
      description: text,
    }),
    education: entries({ degree: text, school: text, year: text }),
    technicalSkills: text,
    softSkills: text,
    certifications: text,
  }),
  statements: texts,
})
const job = lenient({
  jobTitle: text,
  companyName: text,
  tone: z.enum(['professional', 'enthusiastic']).catch('professional'),
})
const interview = lenient({
  jobTitle: text,
  companyName: text,
  industry: z.enum(interviewIndustries).nullable().catch(null),
  difficulty: z.enum(difficulties).catch('intermediate'),
  count: z.int().min(1).max(20).catch(8),
})

/** The facts of a person from which drafts are made. */
export type FactsRead = z.infer<typeof facts>
export type WorkRead = FactsRead['form']['workExperience'][number]
export type InterviewRead = z.infer<typeof interview>

export const factsIn = (prompt: string): FactsRead => facts.parse(jsonIn(prompt, 'facts'))
export const jobIn = (prompt: string) => job.parse(jsonIn(prompt, 'job'))
export const interviewIn = (prompt: string): InterviewRead => interview.parse(jsonIn(prompt, 'interview'))
export const askedBeforeIn = (prompt: string): string[] => texts.parse(jsonIn(prompt, 'asked_before'))
