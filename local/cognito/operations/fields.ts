import * as z from 'zod'

// Parts of requests that several operations take.

/** An address in whatever case, or a sub. */
export const Username = z.string().min(1).max(128)

/** What a client tells the triggers. */
export const ClientMetadata = z.record(z.string(), z.string()).optional()
