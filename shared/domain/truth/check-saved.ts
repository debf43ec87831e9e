import type { ProfileTextWithFacts } from '../../api/career.ts'
import type { LetterWithFacts } from '../../api/letters.ts'
import type { ResumeWithFacts } from '../../api/resumes.ts'
import type { Facts, VouchedLine } from '../../api/truth.ts'
import { checkLetter } from './check-letter.ts'
import { checkProfileText } from './check-profile-text.ts'
import { checkResume } from './check-resume.ts'
import type { TruthReport } from './report.ts'

// Checks a text as it is saved, with the facts that the server gives with it. Every download goes by these reports. `today`
// is the person's day, YYYY-MM-DD.

/**
 * The facts without the lines that the person vouched for in this text: those are found line by line, so that they support
 * no other line, and go when the person takes them back. What was vouched for in a text that this one was made from stays.
 */
const withoutOwnLines = (facts: Facts, vouched: readonly VouchedLine[], { units }: TruthReport): Facts => {
  const said = new Set(units.map(({ text }) => text))
  const own = vouched.filter(({ text }) => said.has(text)).map(({ text }) => `"${text}"`)
  return {
    ...facts,
    statements: facts.statements.filter(statement => !own.some(text => statement.startsWith(text))),
  }
}

/** What the lines of a saved resume are compared with. */
export const factsForResume = ({ resume: { markdown, kept }, facts }: ResumeWithFacts): Facts =>
  withoutOwnLines(facts, kept, checkResume(markdown, facts, []))

export const reportOfResume = (whole: ResumeWithFacts, today: string): TruthReport =>
  checkResume(whole.resume.markdown, factsForResume(whole), whole.resume.kept, {
    today,
    citations: whole.resume.citations,
  })

const jobOf = ({ letter: { jobTitle, companyName }, jobDescription }: LetterWithFacts) => ({
  jobTitle,
  companyName,
  description: jobDescription,
})

/** What the sentences of a saved letter are compared with. */
export const factsForLetter = (whole: LetterWithFacts): Facts => {
  const { letter, facts } = whole
  return withoutOwnLines(facts, letter.kept, checkLetter(letter.content, facts, [], jobOf(whole)))
}

export const reportOfLetter = (whole: LetterWithFacts, today: string): TruthReport =>
  checkLetter(whole.letter.content, factsForLetter(whole), whole.letter.kept, jobOf(whole), {
    today,
    citations: whole.citations,
  })

/** The parts of a pasted text, which were said apart. */
const partsOf = (pasted: string): string[] =>
  pasted
    .split(/\n|\s[|•·]\s/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** The facts, and after them those of a pasted text, which is the person's own words. */
export const factsWithPasted = (facts: Facts, pasted: string): Facts => ({
  ...facts,
  statements: [...facts.statements, ...partsOf(pasted)],
})

/** What the sentences of a saved profile text are compared with. */
export const factsForProfileText = ({ profileText, facts }: ProfileTextWithFacts): Facts => {
  const { content, before, kept } = profileText
  return factsWithPasted(
    withoutOwnLines(facts, kept, checkProfileText(content, facts, [], profileText)),
    before,
  )
}

export const reportOfProfileText = (whole: ProfileTextWithFacts, today: string): TruthReport => {
  const { profileText } = whole
  return checkProfileText(profileText.content, factsForProfileText(whole), profileText.kept, profileText, {
    today,
    citations: profileText.citations,
  })
}
