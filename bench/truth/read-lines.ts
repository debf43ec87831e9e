import * as z from 'zod/mini'
import { filledForm } from '../../shared/api/resume-form.ts'
import { claimKinds } from '../../shared/lists.ts'
import type { Person } from './read.ts'

const person = z.object({
  form: filledForm,
  statements: z.array(z.string()),
  job: z.object({ jobTitle: z.string(), companyName: z.string(), description: z.string() }),
  lines: z.array(
    z.object({
      /** `work:0` is the first job; a summary and a letter have sentences. */
      place: z.string().check(z.regex(/^(?:work:\d+|summary|letter)$/)),
      text: z.string(),
      /** Null: the facts support the line. */
      kind: z.nullable(z.enum(claimKinds)),
    }),
  ),
})

/** As texts.ts names places: `1` is the first job, `s` the summary, `l` the letter. */
const placeOf = (place: string): string =>
  place.startsWith('work:') ? String(Number(place.slice(5)) + 1) : place.slice(0, 1)

/** The people of a set in JSON, with their lines, true and invented. */
export const readLines = (json: unknown): Person[] =>
  z
    .array(person)
    .parse(json)
    .map(({ form, statements, job, lines }) => {
      const placed = lines.map(line => ({ ...line, place: placeOf(line.place) }))
      return {
        facts: { form, statements },
        job,
        supported: placed.filter(({ kind }) => kind === null),
        planted: placed.flatMap(({ kind, ...line }) => (kind === null ? [] : [{ ...line, kind }])),
        swaps: null,
      }
    })
