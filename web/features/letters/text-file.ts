import type { LetterWithFacts } from '../../../shared/api/letters.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { paperName } from '../../../shared/domain/download-name.ts'
import { letterText } from '../../../shared/domain/letter/letter.ts'
import { reportOfLetter } from '../../../shared/domain/truth/check-saved.ts'
import { unsupported } from '../../../shared/domain/truth/report.ts'
import { withoutUnsupported } from '../../../shared/domain/truth/without-unsupported.ts'
import type { Downloaded } from '../../writing/download.tsx'

/** The text file of a letter, made on this device, without the sentences that have no source. */
export const letterTextFile = (whole: LetterWithFacts, now: Date): Downloaded => {
  const report = reportOfLetter(whole, dayInLagos(now))
  return {
    name: paperName(whole.facts.form.fullName, 'Cover_Letter', 'txt'),
    type: 'text/plain',
    content: letterText(withoutUnsupported(whole.letter.content, report)),
    leftOut: unsupported(report).length,
  }
}
