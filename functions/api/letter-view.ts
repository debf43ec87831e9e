import type { LetterWithFacts } from '../../shared/api/letters.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import type { LetterWithSource } from '../store/letters.ts'
import type { Writer } from '../store/writers.ts'

/** A letter with the facts that it is compared with. */
export const letterWithFacts = (
  { form, jobDescription, citations, ...letter }: LetterWithSource,
  { profile, record }: Pick<Writer, 'profile' | 'record'>,
): LetterWithFacts => ({
  letter,
  facts: factsOf({ form, profile, kept: letter.kept, record }),
  jobDescription,
  citations,
})
