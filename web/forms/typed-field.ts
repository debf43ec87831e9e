import * as z from 'zod/mini'
import { commaList, salary, wholeNumber } from './typed.ts'

// Lines as typed, turned into values that the contract's own schemas check.

const typed = <T>(schema: z.ZodMiniType<T>, parse: (text: string) => unknown, wrong: string) =>
  z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const result = schema.safeParse(parse(text))
      if (result.success) return result.data
      context.issues.push({ code: 'custom', message: wrong, input: text })
      return z.NEVER
    }),
  )

export const typedList = (schema: z.ZodMiniType<string[]>) =>
  typed(schema, commaList, 'Keep this to a few dozen entries of at most 100 characters, with commas between.')

export const typedAmount = (schema: z.ZodMiniType<number | null>) =>
  typed(schema, salary, 'Write the amount in figures, such as 250,000, or leave it empty.')

export const typedNumber = (schema: z.ZodMiniType<number | null>, wrong: string) =>
  typed(schema, wholeNumber, wrong)

/** An empty choice is none. */
export const typedChoice = <T>(schema: z.ZodMiniType<T>) =>
  typed(schema, text => (text === '' ? null : text), 'Choose one of the list, or none.')
