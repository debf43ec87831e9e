import * as z from 'zod'
import { jsonOrNothing } from '../../../shared/json.ts'
import { difficulties, interviewIndustries, letterRevisions, letterTones } from '../../../shared/lists.ts'

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

const job = lenient({
  jobTitle: text,
  companyName: text,
  tone: z.enum(letterTones).catch('professional'),
  how: z.enum(letterRevisions).catch('shorter'),
  /** The number of the fact that a letter must use. 0: there is none. */
  bridge: z.int().catch(0),
})
const interview = lenient({
  jobTitle: text,
  companyName: text,
  industry: z.enum(interviewIndustries).nullable().catch(null),
  difficulty: z.enum(difficulties).catch('intermediate'),
  count: z.int().min(1).max(20).catch(8),
})

/** One line of the facts: a number, what it is about (`work.0`), and the words. */
export type FactLine = { readonly number: number; readonly place: string; readonly text: string }

type WorkRead = {
  /** The number of the job in the form. */
  readonly entry: number
  readonly jobTitle: string
  readonly company: string
  readonly duration: string
  /** The head of the job. Undefined: the facts have none. */
  readonly head: FactLine | undefined
  readonly lines: readonly FactLine[]
}

/** The facts of a person from which drafts are made. */
export type FactsRead = {
  readonly jobTitle: FactLine | undefined
  readonly work: readonly WorkRead[]
  readonly education: readonly {
    readonly degree: string
    readonly school: string
    readonly year: string
    readonly head: FactLine
  }[]
  /** The sentences of the summary, and what the person said elsewhere. */
  readonly summary: readonly FactLine[]
  readonly statements: readonly FactLine[]
  readonly skills: readonly FactLine[]
  readonly certifications: readonly FactLine[]
  readonly licences: readonly FactLine[]
}
export type InterviewRead = z.infer<typeof interview>

const factLine = /^(\d{1,5}) ([a-z]+(?:\.\d{1,3})?)( head)?: (.*)$/

/** The lines of the facts as `functions/prompts/fenced-facts.ts` writes them. */
export const factLinesIn = (prompt: string): (FactLine & { readonly isHead: boolean })[] =>
  textIn(prompt, 'facts')
    .split('\n')
    .flatMap(line => {
      const [, number, place, head, words] = factLine.exec(line) ?? []
      if (number === undefined || place === undefined || words === undefined) return []
      return [{ number: Number(number), place, text: words, isHead: head !== undefined }]
    })

const moreFactLine = /^(\d{1,5}): (.*)$/

/** The facts of a tag of their own, which say no place. */
export const moreFactsIn = (prompt: string, tag: string): FactLine[] =>
  textIn(prompt, tag)
    .split('\n')
    .flatMap(line => {
      const [, number, text] = moreFactLine.exec(line) ?? []
      return number === undefined || text === undefined ? [] : [{ number: Number(number), place: tag, text }]
    })

export const factsIn = (prompt: string): FactsRead => {
  const lines = factLinesIn(prompt)
  const of = (place: string) => lines.filter(line => line.place === place)
  const byPlace = (kind: string) =>
    [...Map.groupBy(lines, ({ place }) => place)].filter(([place]) => place.startsWith(`${kind}.`))
  return {
    jobTitle: of('title')[0],
    work: byPlace('work').map(([place, all]) => {
      const head = all.find(({ isHead }) => isHead)
      const [jobTitle = '', company = '', , duration = ''] = head?.text.split(' | ') ?? []
      const entry = Number(place.slice('work.'.length))
      return { entry, jobTitle, company, duration, head, lines: all.filter(({ isHead }) => !isHead) }
    }),
    education: byPlace('education').flatMap(([, [head]]) => {
      if (!head) return []
      const [degree = '', school = '', year = ''] = head.text.split(' | ')
      return [{ degree, school, year, head }]
    }),
    summary: of('summary'),
    statements: of('statement'),
    skills: of('skills'),
    certifications: of('certifications'),
    licences: of('licences'),
  }
}
export const jobIn = (prompt: string) => job.parse(jsonIn(prompt, 'job'))
export const interviewIn = (prompt: string): InterviewRead => interview.parse(jsonIn(prompt, 'interview'))
export const askedBeforeIn = (prompt: string): string[] => texts.parse(jsonIn(prompt, 'asked_before'))
