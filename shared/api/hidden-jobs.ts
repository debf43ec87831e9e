import * as z from 'zod/mini'
import { reportReasons } from '../lists.ts'
import { instant, jobId, optionalText } from './fields.ts'
import { domain } from './operation.ts'

/** What a person does not want to see again, newest first. */
export const hidden = z.object({
  jobs: z.array(z.object({ id: z.string(), title: z.string(), company: z.string(), at: instant })),
  employers: z.array(z.object({ name: z.string(), at: instant })),
})
export type Hidden = z.infer<typeof hidden>

/** What a person hides and reports. `jobs.ts` has these among the operations of its domain. */
export const hiddenJobOperations = domain({
  hidden: {
    method: 'GET',
    path: '/jobs/hidden',
    access: 'person',
    summary: 'The jobs and the employers that the caller has hidden, newest first.',
    response: hidden,
    errors: [],
  },
  hide: {
    method: 'POST',
    path: '/jobs/{id}/hide',
    access: 'person',
    rate: 'hide',
    summary: 'Hide a job, or all jobs of its employer.',
    params: z.strictObject({ id: jobId }),
    body: z.strictObject({ what: z.enum(['job', 'employer']) }),
    response: hidden,
    errors: ['invalid_input', 'not_found', 'jobs_unavailable'],
  },
  unhide: {
    method: 'POST',
    path: '/jobs/hidden/remove',
    access: 'person',
    rate: 'hide',
    summary: 'Show a job, or the jobs of an employer, again. `key` is its id, or the name of the employer.',
    body: z.strictObject({ what: z.enum(['job', 'employer']), key: z.string().check(z.maxLength(300)) }),
    response: hidden,
    errors: ['invalid_input'],
  },
  report: {
    method: 'POST',
    path: '/jobs/{id}/report',
    access: 'person',
    rate: 'report',
    summary:
      'Report an advert, and hide it from the caller. Reports of three people whose accounts are older than a day hide it from all until an operator looks.',
    params: z.strictObject({ id: jobId }),
    body: z.strictObject({ reason: z.enum(reportReasons), note: optionalText(500) }),
    response: hidden,
    errors: ['invalid_input', 'not_found', 'daily_limit', 'jobs_unavailable'],
  },
})
