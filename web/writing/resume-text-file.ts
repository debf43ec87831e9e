import type { ResumeWithFacts } from '../../shared/api/resumes.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { downloadName, resumeText } from '../../shared/domain/resume/text.ts'
import { unsupported } from '../../shared/domain/truth/report.ts'
import { reportOfResume } from '../../shared/domain/truth/told-facts.ts'
import { withoutUnsupported } from '../../shared/domain/truth/without-unsupported.ts'
import type { Downloaded } from './download.tsx'

/** Makes the text file of a resume on this device, without the lines that have no source. */
export const resumeTextFile = (whole: ResumeWithFacts, now: Date): Downloaded => {
  const { title, markdown, template } = whole.resume
  const report = reportOfResume(whole, dayInLagos(now))
  return {
    name: downloadName(title, 'txt'),
    type: 'text/plain',
    content: resumeText(withoutUnsupported(markdown, report), template),
    leftOut: unsupported(report).length,
  }
}
