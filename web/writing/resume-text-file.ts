import type { ResumeWithFacts } from '../../shared/api/resumes.ts'
import { downloadName, resumeText } from '../../shared/domain/resume/text.ts'
import { checkResume } from '../../shared/domain/truth/check-resume.ts'
import { unsupported } from '../../shared/domain/truth/report.ts'
import { withoutUnsupported } from '../../shared/domain/truth/without-unsupported.ts'
import type { Downloaded } from './download.tsx'

/** The text file of a resume, made on this device, without the lines that have no source. */
export const resumeTextFile = ({
  resume: { title, markdown, template, kept },
  facts,
}: ResumeWithFacts): Downloaded => {
  const report = checkResume(markdown, facts, kept)
  return {
    name: downloadName(title, 'txt'),
    type: 'text/plain',
    content: resumeText(withoutUnsupported(markdown, report), template),
    leftOut: unsupported(report).length,
  }
}
