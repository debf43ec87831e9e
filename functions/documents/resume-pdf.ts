import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import type { ResumeTemplate } from '../../shared/lists.ts'
import { drawable } from '../print/drawable.ts'
import { looks } from './looks.ts'
import { respelt } from './respelt.ts'
import { resumeBlocks } from './resume-blocks.ts'
import { resumeTitle } from './titles.ts'
import { writePdf } from './write-pdf.ts'

/** A resume as a PDF. Letters that our fonts have not are shown as `?`. */
export const resumePdf = (document: ResumeDocument, template: ResumeTemplate): Promise<Buffer> => {
  const resume = respelt(document, text => drawable(text, '?'))
  const about = { title: resumeTitle(resume), name: resume.name }
  return writePdf(look => resumeBlocks(resume, look), looks[template], about)
}
