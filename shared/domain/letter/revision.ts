import type { Letter } from '../../api/letters.ts'

/** In milliseconds: how long a letter can be written anew after it was counted, without another count. */
export const freeRevisionsFor = 60 * 60 * 1000

/** Whether a revision is free, because the letter, or a revision of it, was counted within the last hour. */
export const isFreeRevision = (
  { createdAt, revisionCountedAt }: Pick<Letter, 'createdAt' | 'revisionCountedAt'>,
  now: Date,
): boolean => now.getTime() - Date.parse(revisionCountedAt ?? createdAt) < freeRevisionsFor
