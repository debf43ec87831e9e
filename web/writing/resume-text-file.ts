import type { ResumeWithFacts } from '../../shared/api/resumes.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { downloadName } from '../../shared/domain/download-name.ts'
import { resumeText } from '../../shared/domain/resume/text-file.ts'
import { reportOfResume } from '../../shared/domain/truth/check-saved.ts'
import { leftOutUnits, withoutUnsupported } from '../../shared/domain/truth/without-unsupported.ts'
import type { Downloaded } from './download.tsx'

/** Makes the text file of a resume on this device, without the lines that have no source. */
export const resumeTextFile = (whole: ResumeWithFacts, now: Date): Downloaded => {
  const { title, markdown, template, plainName } = whole.resume
  const report = reportOfResume(whole, dayInLagos(now))
  return {
    name: downloadName(title, 'txt'),
    type: 'text/plain',
    content: resumeText(withoutUnsupported(markdown, report), template, plainName),
    leftOut: leftOutUnits(markdown, report).length,
  }
}
