import { cardKey } from './cards.ts'
import type { Key } from './table.ts'

/**
 * What only a paid plan keeps of a person, and what goes 90 days after its end: so far the card that renewed it. What a
 * later tool stores for paid plans alone joins here.
 */
export const paidDataKeys = (sub: string): readonly Key[] => [cardKey(sub)]
