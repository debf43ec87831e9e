import { buffer } from 'node:stream/consumers'
import { ApiError } from '../../shared/api/errors.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import type { ResumeTemplate } from '../../shared/lists.ts'
import { drawable } from '../print/drawable.ts'
import { newPdf } from '../print/new-pdf.ts'
import type { Block } from './block.ts'
import { drawPages, measureWith } from './draw.ts'
import { type LetterDocument, letterBlocks, letterLook, letterTitle } from './letter-blocks.ts'
import type { Measure } from './lines.ts'
import { type Look, looks, tightened } from './looks.ts'
import { type Placed, pageCount, pagesOf } from './pages.ts'
import { respelt, resumeBlocks, resumeTitle } from './resume-blocks.ts'

type Blocks = (look: Look) => Block[]
type LaidOut = { readonly look: Look; readonly placed: readonly Placed[] }

/** Three times the longest resume that people send. The file is then well below the limit of an answer. */
const pagesAtMost = 50

/** The shares of the space that are tried to save a page. */
const shares = [0.9, 0.8, 0.7]

const layOut = (blocks: Blocks, look: Look, measure: Measure): LaidOut => ({
  look,
  placed: pagesOf(blocks(look), look, measure),
})

/** Lays out the blocks, with less space where that saves a page. A last page with a few lines looks forgotten. */
const fitted = (blocks: Blocks, look: Look, measure: Measure): LaidOut => {
  const roomy = layOut(blocks, look, measure)
  const pages = pageCount(roomy.placed)
  if (pages > pagesAtMost) throw new ApiError('too_long')
  if (pages === 1) return roomy
  for (const share of shares) {
    const closer = layOut(blocks, tightened(look, share), measure)
    if (pageCount(closer.placed) < pages) return closer
  }
  return roomy
}

type About = { readonly title: string; readonly name: string }

/** Blocks as a tagged PDF of A4 pages, with the text in reading order. Throws too_long over 50 pages. */
const writePdf = async (blocks: Blocks, look: Look, { title, name }: About): Promise<Buffer> => {
  const pdf = newPdf({ title, author: name })
  const laidOut = fitted(blocks, look, measureWith(pdf))
  drawPages(pdf, laidOut.placed, laidOut.look, name)
  pdf.end()
  return buffer(pdf)
}

/** A resume as a PDF. Letters that our fonts do not have are shown as `?`. */
export const resumePdf = (document: ResumeDocument, template: ResumeTemplate): Promise<Buffer> => {
  const resume = respelt(document, text => drawable(text, '?'))
  const about = { title: resumeTitle(resume), name: resume.name }
  return writePdf(look => resumeBlocks(resume, look), looks[template], about)
}

const spell = (text: string): string => drawable(text, '?')

/** A letter as a PDF. Letters that our fonts do not have are shown as `?`. */
export const letterPdf = ({ content, name, contact }: LetterDocument): Promise<Buffer> => {
  const letter = { content, name: spell(name), contact: contact.map(spell).filter(Boolean) }
  const about = { title: letterTitle(letter.name), name: letter.name }
  return writePdf(look => letterBlocks(letter, look, spell), letterLook, about)
}
