import type { LetterWithFacts } from '../../api/letters.ts'
import type { ResumeWithFacts } from '../../api/resumes.ts'
import type { Facts, KeptLine } from '../../api/truth.ts'
import { checkLetter } from './check-letter.ts'
import { checkResume } from './check-resume.ts'
import type { TruthReport } from './report.ts'

/**
 * The facts without what was vouched for in this text itself: that is looked up line by line, so that it bears out no
 * other line, and whoever takes it back sees it go. What was vouched for in a text that this one was made from stays.
 */
const withoutOwn = (facts: Facts, kept: readonly KeptLine[], { units }: TruthReport): Facts => {
  const said = new Set(units.map(({ text }) => text))
  const own = kept.filter(({ text }) => said.has(text)).map(({ text }) => `"${text}"`)
  return {
    ...facts,
    statements: facts.statements.filter(statement => !own.some(text => statement.startsWith(text))),
  }
}

const jobOf = ({ letter: { jobTitle, companyName }, jobDescription }: LetterWithFacts) => ({
  jobTitle,
  companyName,
  description: jobDescription,
})

/** What the lines of a resume are compared with. */
export const factsForResume = ({ resume: { markdown, kept }, facts }: ResumeWithFacts): Facts =>
  withoutOwn(facts, kept, checkResume(markdown, facts, []))

/** What the sentences of a letter are compared with. */
export const factsForLetter = (whole: LetterWithFacts): Facts => {
  const { letter, facts } = whole
  return withoutOwn(facts, letter.kept, checkLetter(letter.content, facts, [], jobOf(whole)))
}

/** A resume as it is kept, compared: what every download of it goes by. `today` is the person's day, YYYY-MM-DD. */
export const reportOfResume = (whole: ResumeWithFacts, today: string): TruthReport =>
  checkResume(whole.resume.markdown, factsForResume(whole), whole.resume.kept, { today })

/** A letter as it is kept, compared. */
export const reportOfLetter = (whole: LetterWithFacts, today: string): TruthReport =>
  checkLetter(whole.letter.content, factsForLetter(whole), whole.letter.kept, jobOf(whole), { today })
