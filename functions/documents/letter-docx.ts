import { docxText } from './docx-text.ts'
import type { LetterDocument } from './letter.ts'
import { letterBlocks, letterLook } from './letter-blocks.ts'
import { letterTitle } from './titles.ts'
import { writeDocx } from './write-docx.ts'

/** A letter as a Word document. */
export const letterDocx = ({ content, name, contact }: LetterDocument): Promise<Buffer> => {
  const letter = { content, name: docxText(name), contact: contact.map(docxText).filter(Boolean) }
  const about = { title: letterTitle(letter.name), name: letter.name }
  return writeDocx(letterBlocks(letter, letterLook, docxText), letterLook, about)
}
