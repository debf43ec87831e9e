import type { LetterWithFacts } from '../../../shared/api/letters.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { letterText } from '../../../shared/domain/letter/letter.ts'
import { downloadName } from '../../../shared/domain/resume/text.ts'
import { checkLetter } from '../../../shared/domain/truth/check-letter.ts'
import { unsupported } from '../../../shared/domain/truth/report.ts'
import { withoutUnsupported } from '../../../shared/domain/truth/without-unsupported.ts'
import type { Downloaded } from '../../writing/download.tsx'

/** The text file of a letter, made on this device, without the sentences that have no source. */
export const letterTextFile = (
  { letter: { jobTitle, companyName, content, kept }, facts, jobDescription }: LetterWithFacts,
  now: Date,
): Downloaded => {
  const job = { jobTitle, companyName, description: jobDescription }
  const report = checkLetter(content, facts, kept, job, { today: dayInLagos(now) })
  return {
    name: downloadName(`cover letter ${jobTitle} ${companyName}`, 'txt'),
    type: 'text/plain',
    content: letterText(withoutUnsupported(content, report)),
    leftOut: unsupported(report).length,
  }
}
