import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type IRunOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import { brand } from '../../shared/brand.ts'
import type { Block } from '../../shared/domain/paper/block.ts'
import { fitted } from '../../shared/domain/paper/fitted.ts'
import {
  type LetterDocument,
  letterBlocks,
  letterLook,
  letterTitle,
} from '../../shared/domain/paper/letter-blocks.ts'
import { type Face, type Look, looks } from '../../shared/domain/paper/looks.ts'
import { a4, colours } from '../../shared/domain/paper/paper.ts'
import { respelt, resumeBlocks, resumeTitle } from '../../shared/domain/paper/resume-blocks.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { plainName } from '../../shared/domain/resume/plain-name.ts'
import { type PaperChoice, printedResume } from '../../shared/domain/resume/printed.ts'
import { inWord, measureInWord, wordFonts } from './word-fonts.ts'
import { hex, paragraphsOf, runStyle, twips } from './word-paragraph.ts'

const heading = (face: Face, more: IRunOptions = {}) => ({ run: { ...runStyle(face), ...more } })

type About = { readonly title: string; readonly name: string }

/** In points: the room for what Word sets a little higher than we measure. */
const spare = 6
/** In points. With more, the footer would push the text up where a page is set closely. */
const belowFooter = 10

/** The number of the page, on every page but the first. It is no text that a program would read among that of the resume. */
const pageNumber = ({ body }: Look): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            font: wordFonts[body.family],
            size: 16,
            color: hex(colours.quiet),
            children: [PageNumber.CURRENT],
          }),
        ],
      }),
    ],
  })

/** Blocks as a Word document with real headings and lists, which can be edited. */
const writeDocx = (
  blocksOf: (look: Look) => Block[],
  roomy: Look,
  { title, name }: About,
): Promise<Buffer> => {
  const { look, placed } = fitted(blocksOf, roomy, measureInWord, inWord)
  const { left, right, top, bottom } = look.margin
  const edge = { style: BorderStyle.SINGLE, size: 36, space: 24, color: hex(look.section.colour) }
  const file = new Document({
    title,
    creator: name === '' ? brand.name : plainName(name),
    lastModifiedBy: brand.name,
    styles: {
      default: {
        document: { run: { ...runStyle(look.body), language: { value: 'en-GB' } } },
        heading1: heading(look.name),
        heading2: heading(look.section, {
          allCaps: true,
          characterSpacing: twips(look.section.spacing ?? 0),
        }),
        heading3: heading(look.title),
        heading4: heading(look.organisation, { italics: false }),
      },
    },
    numbering: {
      config: [
        {
          reference: 'list',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: look.bullet,
              alignment: AlignmentType.LEFT,
              style: {
                paragraph: { indent: { left: 260, hanging: 260 } },
                run: { font: wordFonts[look.body.family], color: hex(look.bulletColour) },
              },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(a4.width), height: twips(a4.height) },
            margin: {
              left: twips(left),
              right: twips(right),
              top: twips(top),
              bottom: twips(bottom - spare),
              footer: twips(belowFooter),
            },
            ...(look.cloth ? { borders: { pageBorderLeft: edge } } : {}),
          },
        },
        footers: { first: new Footer({ children: [] }), default: pageNumber(look) },
        children: placed.flatMap(each => paragraphsOf(each, look)),
      },
    ],
  })
  return Packer.toBuffer(file)
}

/** Text without the characters that XML forbids. Word chooses a font for each letter by itself. */
const docxText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}|\uFFFE|\uFFFF/gu, '')
    .trim()

export const resumeDocx = (document: ResumeDocument, choice: PaperChoice): Promise<Buffer> => {
  const resume = respelt(printedResume(document, choice), docxText)
  const about = { title: resumeTitle(resume), name: resume.name }
  return writeDocx(look => resumeBlocks(resume, look), looks[choice.template], about)
}

export const letterDocx = ({ content, name, contact }: LetterDocument): Promise<Buffer> => {
  const letter = { content, name: docxText(name), contact: contact.map(docxText).filter(Boolean) }
  const about = { title: letterTitle(letter.name), name: letter.name }
  return writeDocx(look => letterBlocks(letter, look, docxText), letterLook, about)
}
