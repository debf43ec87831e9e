import type { LetterWithFacts } from '../../shared/api/letters.ts'
import type { Profile } from '../../shared/api/profile.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import type { LetterWithSource } from '../store/letters.ts'

/** A letter with the facts that it is compared with. */
export const letterWithFacts = (
  { form, jobDescription, ...letter }: LetterWithSource,
  profile: Profile | null,
): LetterWithFacts => ({ letter, facts: factsOf({ form, profile, kept: letter.kept }), jobDescription })
