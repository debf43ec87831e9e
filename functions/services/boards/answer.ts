import type * as z from 'zod/mini'
import { jsonOrNothing } from '../../../shared/json.ts'
import { BoardFault, type Fetched } from './connector.ts'

/** A board's answer in JSON. Throws BoardFault('malformed') where it is not what the board answers. */
export const answerIn = <Schema extends z.ZodMiniType>(
  schema: Schema,
  { text }: Fetched,
): z.output<Schema> => {
  const parsed = schema.safeParse(jsonOrNothing(text))
  if (!parsed.success) throw new BoardFault('malformed', '', { cause: parsed.error })
  return parsed.data
}
