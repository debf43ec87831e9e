import * as z from 'zod'
import { careerLevels } from '../../../shared/lists.ts'
import { readContent } from '../../content.ts'
import { sector } from './employers.ts'

export const level = z.enum(careerLevels).exclude(['executive'])
export type Level = z.infer<typeof level>

/** The field of a job. Each board has its own words for it. */
export const field = z.enum([
  'finance',
  'operations',
  'logistics',
  'sales',
  'marketing',
  'service',
  'health',
  'education',
  'engineering',
  'technology',
  'design',
  'aid',
  'hospitality',
  'people',
  'legal',
  'agriculture',
  'security',
  'writing',
])
export type Field = z.infer<typeof field>

const role = z.strictObject({
  title: z.string(),
  field,
  sectors: z.array(sector),
  /** The levels of the role. Most adverts have the first level. */
  levels: z.tuple([level], level),
  /** The lowest and the highest yearly pay, in thousands of US dollars. The pay in every country follows from it. */
  worth: z.tuple([z.number(), z.number()]),
  /** True where the work can be done from home. */
  isRemote: z.literal(true).optional(),
  /** The summary, which begins with `You will`. */
  summary: z.string(),
  duties: z.array(z.string()),
  /** `{years}` becomes `3 years`. */
  needs: z.array(z.string()),
  skills: z.array(z.string()),
})
export type Role = Readonly<z.infer<typeof role>>

/**
 * The files of `content/jobs/roles`. A new file is added at the end, because the order decides which adverts a seed
 * draws.
 */
const files = [
  'finance',
  'operations',
  'sales',
  'health',
  'education',
  'building',
  'technology',
  'aid',
  'office',
  'hospitality',
  'creative',
]

export const roles: readonly Role[] = files.flatMap(name =>
  readContent(`jobs/roles/${name}.json`, z.array(role)),
)
