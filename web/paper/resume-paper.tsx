import { useMemo } from 'react'
import { fitted } from '../../shared/domain/paper/fitted.ts'
import { looks } from '../../shared/domain/paper/looks.ts'
import { resumeBlocks } from '../../shared/domain/paper/resume-blocks.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { printedResume } from '../../shared/domain/resume/printed.ts'
import type { ResumeTemplate } from '../../shared/lists.ts'
import { markedBlocks, marksOnPaper } from './marked-blocks.ts'
import type { PaperMark } from './marks.tsx'
import { PaperPages } from './pages.tsx'
import { useMeasure } from './paper-fonts.ts'

type Props = {
  document: ResumeDocument
  template: ResumeTemplate
  /** Whether the name stands without its marks. */
  plainName?: boolean
  /** The lines without a source. */
  marks?: readonly PaperMark[]
  /** The resume as the file has it, whose pages are counted. Undefined: the file has all lines. */
  inFile?: ResumeDocument | undefined
}

const noMarks: readonly PaperMark[] = []

const textOf = (document: ResumeDocument): string => JSON.stringify(document)

/** A resume as paper. */
export const ResumePaper = (props: Props) => {
  const { document, template, plainName = false, marks = noMarks, inFile } = props
  const measure = useMeasure(
    looks[template].body.family,
    useMemo(() => textOf(document), [document]),
  )
  const { look, placed } = useMemo(() => {
    const printed = printedResume(document, { template, plainName })
    const shown = marksOnPaper(marks, document)
    return fitted(of => markedBlocks(resumeBlocks(printed, of), shown), looks[template], measure)
  }, [document, template, plainName, marks, measure])
  const pagesInFile = useMemo(() => {
    if (!inFile) return undefined
    const printed = printedResume(inFile, { template, plainName })
    return fitted(of => resumeBlocks(printed, of), looks[template], measure).pages
  }, [inFile, template, plainName, measure])
  return <PaperPages look={look} placed={placed} pagesInFile={pagesInFile} />
}
