import { buffer } from 'node:stream/consumers'
import { ApiError } from '../../shared/api/errors.ts'
import type { Block } from '../../shared/domain/paper/block.ts'
import { fitted } from '../../shared/domain/paper/fitted.ts'
import {
  type LetterDocument,
  letterBlocks,
  letterLook,
  letterTitle,
} from '../../shared/domain/paper/letter-blocks.ts'
import { type Look, looks } from '../../shared/domain/paper/looks.ts'
import { respelt, resumeBlocks, resumeTitle } from '../../shared/domain/paper/resume-blocks.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { plainName } from '../../shared/domain/resume/plain-name.ts'
import { type PaperChoice, printedResume } from '../../shared/domain/resume/printed.ts'
import { drawable } from '../print/drawable.ts'
import { newPdf } from '../print/new-pdf.ts'
import { sansFonts } from '../print/sans-fonts.ts'
import { serifFonts } from '../print/serif-fonts.ts'
import { drawPages, measureWith } from './draw.ts'

/** Three times the longest resume that people send. The file is then well below the limit of an answer. */
const pagesAtMost = 50

const fontsByFamily = { sans: sansFonts, serif: serifFonts }

type About = { readonly title: string; readonly name: string }

/** Blocks as a tagged PDF of A4 pages, with the text in reading order. Throws too_long over 50 pages. */
const writePdf = async (
  blocks: (look: Look) => Block[],
  look: Look,
  { title, name }: About,
): Promise<Buffer> => {
  const pdf = newPdf({ title, author: plainName(name), fonts: fontsByFamily[look.body.family]() })
  const laidOut = fitted(blocks, look, measureWith(pdf))
  if (laidOut.pages > pagesAtMost) throw new ApiError('too_long')
  drawPages(pdf, laidOut.placed, laidOut.look, name)
  pdf.end()
  return buffer(pdf)
}

const spell = (text: string): string => drawable(text, '?')

/** A resume as a PDF. Letters that our fonts do not have are shown as `?`. */
export const resumePdf = (document: ResumeDocument, choice: PaperChoice): Promise<Buffer> => {
  const resume = respelt(printedResume(document, choice), spell)
  const about = { title: resumeTitle(resume), name: resume.name }
  return writePdf(look => resumeBlocks(resume, look), looks[choice.template], about)
}

/** A letter as a PDF. Letters that our fonts do not have are shown as `?`. */
export const letterPdf = ({ content, name, contact }: LetterDocument): Promise<Buffer> => {
  const letter = { content, name: spell(name), contact: contact.map(spell).filter(Boolean) }
  const about = { title: letterTitle(letter.name), name: letter.name }
  return writePdf(look => letterBlocks(letter, look, spell), letterLook, about)
}
