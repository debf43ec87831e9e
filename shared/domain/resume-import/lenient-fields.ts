import * as z from 'zod/mini'

// Fields of files that other programs wrote: everything may be missing. What is of another kind than expected counts as
// missing.

/** A text or a number, without space around it. */
export const text = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform(given => String(given).normalize('NFC').trim()),
  ),
  '',
)
/** A list without the items of another kind, so that one odd item does no harm to the others. */
export const listOf = <Item>(item: z.ZodMiniType<Item>) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform(given =>
        given.flatMap((each): Item[] => {
          const read = item.safeParse(each)
          return read.success ? [read.data] : []
        }),
      ),
    ),
    [],
  )

export const joinedText = (texts: readonly string[], separator = ', '): string =>
  texts.filter(each => each !== '').join(separator)
