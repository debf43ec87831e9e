import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import type { ResumeTemplate } from '../../shared/lists.ts'
import { docxText } from './docx-text.ts'
import { looks, onPaper } from './looks.ts'
import { respelt } from './respelt.ts'
import { resumeBlocks } from './resume-blocks.ts'
import { resumeTitle } from './titles.ts'
import { writeDocx } from './write-docx.ts'

/** A resume as a Word document. */
export const resumeDocx = (document: ResumeDocument, template: ResumeTemplate): Promise<Buffer> => {
  const resume = respelt(document, docxText)
  const look = onPaper(looks[template])
  // Capitals are how Word shows a heading, not how it is written.
  const blocks = resumeBlocks(resume, { ...look, capitals: false })
  return writeDocx(blocks, look, { title: resumeTitle(resume), name: resume.name })
}
