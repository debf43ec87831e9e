import { drawable } from '../print/drawable.ts'
import type { LetterDocument } from './letter.ts'
import { letterBlocks, letterLook } from './letter-blocks.ts'
import { letterTitle } from './titles.ts'
import { writePdf } from './write-pdf.ts'

const spell = (text: string): string => drawable(text, '?')

/** A letter as a PDF. Letters of the alphabet that our fonts have not are shown as `?`. */
export const letterPdf = ({ content, name, contact }: LetterDocument): Promise<Buffer> => {
  const letter = { content, name: spell(name), contact: contact.map(spell).filter(Boolean) }
  const about = { title: letterTitle(letter.name), name: letter.name }
  return writePdf(look => letterBlocks(letter, look, spell), letterLook, about)
}
