import * as z from 'zod/mini'
import { allTags } from '../ui/tags.ts'

/** The value of a tag input, as it is typed. */
export const tags = z.object({ tags: z.array(z.string()), typed: z.string() })

const wrongEntry = 'Keep each entry to at most 100 characters.'

/** Its entries, checked by the contract's own schema. What is wrong with one of them is said of the list. */
export const tagList = (schema: z.ZodMiniType<string[], string[]>) =>
  z.pipe(
    tags,
    z.transform((value: z.infer<typeof tags>, context): string[] => {
      const result = schema.safeParse(allTags(value))
      if (result.success) return result.data
      const ofAll = result.error.issues.find(({ path }) => path.length === 0)
      context.issues.push({ code: 'custom', message: ofAll?.message ?? wrongEntry, input: value })
      return z.NEVER
    }),
  )
