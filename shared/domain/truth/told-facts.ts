import type { ProfileTextWithFacts } from '../../api/career.ts'
import type { LetterWithFacts } from '../../api/letters.ts'
import type { ResumeWithFacts } from '../../api/resumes.ts'
import type { Facts, VouchedLine } from '../../api/truth.ts'
import { checkLetter } from './check-letter.ts'
import { checkProfileText } from './check-profile-text.ts'
import { checkResume } from './check-resume.ts'
import type { TruthReport } from './report.ts'

/**
 * The facts without what was vouched for in this text itself: that is looked up line by line, so that it bears out no
 * other line, and whoever takes it back sees it go. What was vouched for in a text that this one was made from stays.
 */
const withoutOwn = (facts: Facts, kept: readonly VouchedLine[], { units }: TruthReport): Facts => {
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

/** The parts of a headline were said apart. */
const saidApart = (before: string): string[] =>
  before
    .split(/\n|\s[|•·]\s/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** What the sentences of a text for a profile are compared with: what was pasted in are the person's own words. */
export const factsForProfileText = ({ profileText, facts }: ProfileTextWithFacts): Facts => {
  const { content, before, kept } = profileText
  const own = withoutOwn(facts, kept, checkProfileText(content, facts, [], profileText))
  return { ...own, statements: [...own.statements, ...saidApart(before)] }
}

/** A resume as it is kept, compared: what every download of it goes by. `today` is the person's day, YYYY-MM-DD. */
export const reportOfResume = (whole: ResumeWithFacts, today: string): TruthReport =>
  checkResume(whole.resume.markdown, factsForResume(whole), whole.resume.kept, { today })

/** A letter as it is kept, compared. */
export const reportOfLetter = (whole: LetterWithFacts, today: string): TruthReport =>
  checkLetter(whole.letter.content, factsForLetter(whole), whole.letter.kept, jobOf(whole), { today })

/** A text for a profile as it is kept, compared. */
export const reportOfProfileText = (whole: ProfileTextWithFacts, today: string): TruthReport =>
  checkProfileText(
    whole.profileText.content,
    factsForProfileText(whole),
    whole.profileText.kept,
    whole.profileText,
    { today },
  )
