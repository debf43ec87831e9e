import * as z from 'zod/mini'
import { employer } from './connector.ts'
import listed from './employer-list.json' with { type: 'json' }

/** Employers in Nigeria and Africa whose own pages are read. Each page answered when it was added. */
export const employerList = z.array(employer).parse(listed)
