import type { LetterWithFacts } from '../../../../shared/api/letters.ts'
import type { Facts } from '../../../../shared/api/truth.ts'
import { checkLetter } from '../../../../shared/domain/truth/check-letter.ts'
import { withoutVouched } from '../../../truth/words.ts'

/**
 * The facts without the sentences that were vouched for in this very letter: those are looked up one by one, and whoever
 * takes one back must see it go. What was vouched for in the resume that it was written from stays.
 */
export const toldFacts = ({ letter, facts, jobDescription }: LetterWithFacts): Facts => {
  const { jobTitle, companyName, content, kept } = letter
  const job = { jobTitle, companyName, description: jobDescription }
  const said = new Set(checkLetter(content, facts, [], job).units.map(({ text }) => text))
  return withoutVouched(
    facts,
    kept.filter(({ text }) => said.has(text)),
  )
}
