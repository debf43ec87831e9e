import * as z from 'zod'
import { type Difficulty, interviewIndustries } from '../../../../shared/lists.ts'
import { lazily, readContent } from '../../../content.ts'

const texts = z.array(z.string())

/**
 * `questions.json` has the questions of each kind, with gaps such as `{role}`. Those of `any` are asked at every
 * difficulty.
 */
const template = z.string().regex(/^(?:[^{}]|\{(?:role|employer|task|concern|skill|duty)\})+$/)
const templates = z.strictObject({
  any: z.array(template).default([]),
  beginner: z.array(template),
  intermediate: z.array(template),
  advanced: z.array(template),
})
const questions = z.strictObject({
  task: templates,
  role: templates,
  industry: templates,
  skill: templates,
  duty: templates,
  reasons: templates,
  others: templates,
  deciding: templates,
})
export type QuestionKind = keyof z.infer<typeof questions>

/**
 * `roles.json` has kinds of work with their own questions. A title belongs to the first role of which it contains a
 * word.
 */
const role = z.strictObject({
  name: z.string(),
  /** Words of job titles between commas. A `*` at the end of a word is any ending. */
  titles: z.string(),
  /** True where the industry `technology`, which the form has at first, says nothing about the work. */
  seldomInTechnology: z.literal(true).optional(),
  /** Tasks as they follow `you are`: `reconciling a bank account`. */
  tasks: texts,
  beginner: texts,
  intermediate: texts,
  advanced: texts,
})
export type Role = z.infer<typeof role> & { readonly pattern: RegExp }

/**
 * `industries.json` has the name of an employer of each industry in a sentence, and the concerns of people who work
 * there.
 */
const industries = z.record(
  z.enum(interviewIndustries),
  z.strictObject({ name: z.string(), concerns: texts }),
)

const patternOf = (titles: string): RegExp => {
  const words = titles.split(', ').map(word => word.replace('*', '\\p{L}*'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** Reads the questions of `local/content/interview`. */
export const questionBank = lazily(() => ({
  questions: readContent('interview/questions.json', questions),
  roles: readContent('interview/roles.json', z.array(role)).map(
    (each): Role => ({ ...each, pattern: patternOf(each.titles) }),
  ),
  industries: readContent('interview/industries.json', industries),
}))

/** Returns the kind of work that a title names; undefined for a title of no role. */
export const roleOf = (jobTitle: string): Role | undefined =>
  questionBank().roles.find(({ pattern }) => pattern.test(jobTitle))

export const templatesOf = (kind: QuestionKind, difficulty: Difficulty): readonly string[] => {
  const of = questionBank().questions[kind]
  return [...of.any, ...of[difficulty]]
}
