import type { Posting } from './posting.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Over by the board's own date, else by its age in days. One without any date is as old as our last sight of it: while
 * its board has it, it is not over.
 */
export const isOver = (
  { expiresAt, postedAt, lastSeenAt }: Pick<Posting, 'expiresAt' | 'postedAt' | 'lastSeenAt'>,
  ageCap: number,
  now: Date,
): boolean =>
  expiresAt === null
    ? Date.parse(postedAt ?? lastSeenAt) + ageCap * day < now.getTime()
    : Date.parse(expiresAt) <= now.getTime()
