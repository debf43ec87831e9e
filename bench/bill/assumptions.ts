import * as z from 'zod'
import file from './assumptions.json' with { type: 'json' }

const assumption = z.strictObject({ value: z.number(), unit: z.string().min(1), is: z.string().min(1) })
type Name = keyof typeof file

/** What a person does in a month, and how long things take. Each has its unit and its reason. */
export const assumptions: Readonly<Record<Name, z.infer<typeof assumption>>> = file

/** The numbers alone. */
export type Assumed = Readonly<Record<Name, number>>
const isName = (name: string): name is Name => Object.hasOwn(file, name)
const names = Object.keys(file).filter(isName)

export const assumed: Assumed = names.reduce<Record<string, number>>((all, name) => {
  all[name] = assumption.parse(file[name]).value
  return all
}, {}) as Assumed
