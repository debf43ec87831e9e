import * as z from 'zod/mini'
import { applicationOrigins } from '../lists.ts'
import { applicationStatus } from './applications.ts'
import { ulid } from './fields.ts'

/**
 * The channel namespace of live events. A person's channel is `/person/<sub>`, and only that person may subscribe to
 * it.
 */
export const liveNamespace = 'person'
export const liveChannel = (sub: string): string => `/${liveNamespace}/${sub}`

/**
 * What a person's open screens receive when rows change. An event says what to refetch, and contains only what a toast
 * needs.
 */
export const liveEvent = z.discriminatedUnion('topic', [
  z.object({
    topic: z.literal('applications'),
    change: z.enum(['inserted', 'modified', 'removed']),
    id: ulid,
    status: applicationStatus,
    origin: z.enum(applicationOrigins),
    jobTitle: z.string(),
    companyName: z.string(),
  }),
  ...(
    [
      'profile',
      'preferences',
      'settings',
      'notifications',
      'subscription',
      'payments',
      'home',
      'alerts',
      'record',
      'resumes',
      'letters',
      'files',
      'interviews',
      'career',
      'tickets',
    ] as const
  ).map(topic => z.object({ topic: z.literal(topic), change: z.enum(['inserted', 'modified', 'removed']) })),
])
export type LiveEvent = z.infer<typeof liveEvent>
