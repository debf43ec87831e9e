import type { LetterWithFacts } from '../../shared/api/letters.ts'
import type { LetterWithSource } from '../store/letters.ts'
import type { Writer } from '../store/writers.ts'
import { factsOf } from './facts.ts'

/** A letter with the facts that it is compared with. */
export const letterWithFacts = async (
  { form, jobDescription, citations, ...letter }: LetterWithSource,
  { profile, record }: Pick<Writer, 'profile' | 'record'>,
): Promise<LetterWithFacts> => ({
  letter,
  facts: await factsOf({ form, profile, kept: letter.kept, record }),
  jobDescription,
  citations,
})
