import * as z from 'zod/mini'
import { allTags, commaList, salary, wholeNumber } from './typed.ts'

// Lines and tags as typed, turned into values that the contract's own schemas check.

type Issues = readonly { readonly path: readonly unknown[]; readonly message: string }[]

/** `wrong` says what is wrong with what was typed, whatever the contract says of it. */
const typed = <Typed, T>(
  shape: z.ZodMiniType<Typed, Typed>,
  parse: (typed: Typed) => unknown,
  schema: z.ZodMiniType<T>,
  wrong: (issues: Issues) => string,
) =>
  z.pipe(
    shape,
    z.transform((value: Typed, context): T => {
      const result = schema.safeParse(parse(value))
      if (result.success) return result.data
      context.issues.push({ code: 'custom', message: wrong(result.error.issues), input: value })
      return z.NEVER
    }),
  )

const line = <T>(schema: z.ZodMiniType<T>, parse: (text: string) => unknown, wrong: string) =>
  typed(z.string(), parse, schema, () => wrong)

export const typedList = (schema: z.ZodMiniType<string[]>) =>
  line(
    schema,
    commaList,
    'This is too long. Write fewer entries, each with at most 100 characters, and separate them with commas.',
  )

export const typedAmount = (schema: z.ZodMiniType<number | null>) =>
  line(schema, salary, 'Write the amount in figures, such as 250,000, or leave it empty.')

export const typedNumber = (schema: z.ZodMiniType<number | null>, wrong: string) =>
  line(schema, wholeNumber, wrong)

/** An empty choice is none. */
export const typedChoice = <T>(schema: z.ZodMiniType<T>) =>
  line(schema, text => (text === '' ? null : text), 'Choose one from the list, or none.')

/** The value of a tags field, as it is typed. */
export const tags = z.object({ tags: z.array(z.string()), typed: z.string() })

/** The entries of a tags field. What is wrong with one of them is said of the list. */
export const tagList = (schema: z.ZodMiniType<string[], string[]>) =>
  typed(tags, allTags, schema, issues => {
    const ofList = issues.find(({ path }) => path.length === 0)
    return ofList?.message ?? 'Keep each entry to at most 100 characters.'
  })
