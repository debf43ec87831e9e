import * as z from 'zod/mini'
import { usePart } from '../../kit/use-part.ts'

const sheet = z.enum(['password', 'email', 'two-factor', 'two-factor-off', 'everywhere', 'delete'])
export type SheetName = z.infer<typeof sheet>

/** The open dialog, as the address says it. Null for none, and for a name that is none. */
export const useSheet = () => {
  const { part, open, close } = usePart('sheet')
  return { sheet: sheet.safeParse(part).data ?? null, open: (name: SheetName) => open(name), close }
}
