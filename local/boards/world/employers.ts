import * as z from 'zod'
import type { Employer as EmployerPage } from '../../../functions/services/boards/connector.ts'
import { readContent } from '../../content.ts'

/** The sector of an employer, which decides the roles that the employer hires for. */
export const sector = z.enum([
  'bank',
  'fintech',
  'insurance',
  'retail',
  'fmcg',
  'logistics',
  'hospital',
  'school',
  'construction',
  'energy',
  'software',
  'aid',
  'hotel',
  'agro',
  'media',
  'property',
  'consulting',
  'telecom',
])

const employer = z.strictObject({
  name: z.string(),
  /** Another spelling of the name, which some boards use. */
  alias: z.string().optional(),
  sector,
  /** The domain, below `.example`, which nobody can own. */
  domain: z.string(),
  /** The cities of the jobs. For a remote employer: the city where the company is registered. */
  cities: z.array(z.string()),
  about: z.string(),
  /** The system that the employer's own page runs on, if there is such a page. */
  page: z
    .strictObject({
      system: z.enum(['greenhouse', 'lever', 'ashby', 'smartrecruiters', 'workable']),
      account: z.string(),
    })
    .optional(),
})
export type Employer = Readonly<z.infer<typeof employer>>

const group = z.array(employer)

/** The employers, grouped by where they look for people. */
export const employers = readContent(
  'jobs/employers.json',
  z.strictObject({ nigeria: group, aid: group, world: group, remote: group }),
)

/** The employers with their own page, in the form for the connector of the employer boards. */
export const standInEmployers: readonly EmployerPage[] = Object.values(employers)
  .flat()
  .flatMap(({ name, page }) => (page ? [{ ...page, name }] : []))
