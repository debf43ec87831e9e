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
export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.catch(z.array(item), [])

export const joinedText = (texts: readonly string[], separator = ', '): string =>
  texts.filter(each => each !== '').join(separator)
