import * as z from 'zod'

const units = [
  'ms',
  's',
  'kB',
  'MB',
  'requests/s',
  'requests',
  'errors',
  'read units',
  'write units',
  'round trips',
  'rounds',
  'mails',
  'alerts',
  'points',
  'postings/s',
  'fields',
  'tokens',
  '₦',
  'dollars per 1,000',
] as const
export type Unit = (typeof units)[number]

/** One measured number. A ratio is this number divided by another of the same unit. */
const figureSchema = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.enum(units),
  beside: z.object({ name: z.string(), value: z.number() }).optional(),
  ratio: z.number().optional(),
  aim: z
    .object({
      atMost: z.number().optional(),
      atLeast: z.number().optional(),
      of: z.enum(['value', 'ratio']),
    })
    .optional(),
  met: z.boolean().optional(),
})
export const figures = z.array(figureSchema)
export type Figure = z.infer<typeof figureSchema>

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** `atMost` is the target, in the figure's unit. */
export const figure = (name: string, value: number, unit: Unit, atMost?: number): Figure => ({
  name,
  value: rounded(value),
  unit,
  ...(atMost !== undefined && { aim: { atMost, of: 'value' }, met: value <= atMost }),
})

/** A figure and a baseline of the same run. `atMost` is the target of their ratio. */
export const comparison = (
  name: string,
  value: number,
  unit: Unit,
  beside: { name: string; value: number },
  atMost?: number,
): Figure => {
  const ratio = value / beside.value
  return {
    ...figure(name, value, unit),
    beside: { name: beside.name, value: rounded(beside.value) },
    ratio: rounded(ratio),
    ...(atMost !== undefined && { aim: { atMost, of: 'ratio' }, met: ratio <= atMost }),
  }
}

/** A score from 0 to 100. `atLeast` is the target. */
export const score = (name: string, value: number, atLeast: number): Figure => ({
  ...figure(name, value, 'points'),
  aim: { atLeast, of: 'value' },
  met: value >= atLeast,
})

/** A throughput. `atLeast` is the target, in the figure's unit. */
export const rate = (name: string, value: number, unit: Unit, atLeast: number): Figure => ({
  ...figure(name, value, unit),
  aim: { atLeast, of: 'value' },
  met: value >= atLeast,
})
