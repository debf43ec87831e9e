import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { brand } from '../../shared/brand.ts'
import type { Block, Run } from '../../shared/domain/paper/block.ts'
import {
  type LetterDocument,
  letterBlocks,
  letterLook,
  letterTitle,
} from '../../shared/domain/paper/letter-blocks.ts'
import { type Face, type Family, type Look, looks } from '../../shared/domain/paper/looks.ts'
import { a4, colours } from '../../shared/domain/paper/paper.ts'
import { respelt, resumeBlocks, resumeTitle } from '../../shared/domain/paper/resume-blocks.ts'
import { inWord } from '../../shared/domain/paper/tightened.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { plainName } from '../../shared/domain/resume/plain-name.ts'
import { type PaperChoice, printedResume } from '../../shared/domain/resume/printed.ts'

/** Nearly every computer has these fonts, or others of the same widths. They are narrower than ours. */
const fonts: Readonly<Record<Family, string>> = { sans: 'Calibri', serif: 'Cambria' }
const wider = 1.08

/** Programs that read a Word file take texts with a bar between them for separate ones. */
const betweenTexts = ' | '

/** Word measures letters in half points, and everything else in twentieths of a point. */
const twips = (points: number): number => Math.round(points * 20)
const halfPoints = ({ size }: Face): number => Math.round(size * wider * 2)

const hex = (colour: string): string => colour.slice(1)

const runStyle = (face: Face): IRunOptions => ({
  font: fonts[face.family],
  size: halfPoints(face),
  color: hex(face.colour),
  bold: face.weight !== 'regular' && face.weight !== 'medium',
})

const levels = {
  H1: HeadingLevel.HEADING_1,
  H2: HeadingLevel.HEADING_2,
  H3: HeadingLevel.HEADING_3,
  H4: HeadingLevel.HEADING_4,
}

/** The face of a block's style. Text of this face has no format of its own, so that a person can restyle it in Word. */
const styledFace = (tag: Block['tag'], look: Look): Face =>
  ({ H1: look.name, H2: look.section, H3: look.title, H4: look.organisation, P: look.body, LI: look.body })[
    tag
  ]

const textRun = (run: Run, own: Face, children?: IRunOptions['children']): TextRun =>
  new TextRun({
    ...(run.face === own ? {} : runStyle(run.face)),
    ...(children ? { children } : { text: run.text }),
  })

const childrenOf = ({ runs, aside, tag }: Block, look: Look): ParagraphChild[] => {
  const own = styledFace(tag, look)
  return [
    ...runs.map(run =>
      run.space !== undefined
        ? textRun({ ...run, text: betweenTexts }, own)
        : run.href === null
          ? textRun(run, own)
          : new ExternalHyperlink({ link: run.href, children: [textRun(run, own)] }),
    ),
    ...(aside ? [textRun(aside, own, [new Tab(), aside.text])] : []),
  ]
}

const paragraphOf = (block: Block, look: Look): Paragraph => {
  const { tag, centred, before, rule, aside, isHeading, label } = block
  const options: IParagraphOptions = {
    children: childrenOf(block, look),
    ...(tag === 'P' || tag === 'LI' ? {} : { heading: levels[tag] }),
    ...(label ? { numbering: { reference: 'list', level: 0 } } : {}),
    ...(centred ? { alignment: AlignmentType.CENTER } : {}),
    ...(rule && rule.width === 'full'
      ? { border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: hex(rule.colour) } } }
      : {}),
    ...(aside
      ? {
          tabStops: [
            { type: TabStopType.RIGHT, position: twips(a4.width - look.margin.left - look.margin.right) },
          ],
        }
      : {}),
    spacing: { before: twips(before), after: rule ? twips(rule.gap) : 0 },
    keepNext: isHeading,
    keepLines: isHeading,
  }
  return new Paragraph(options)
}

const heading = (face: Face, more: IRunOptions = {}) => ({ run: { ...runStyle(face), ...more } })

type About = { readonly title: string; readonly name: string }

/** The number of the page, on every page but the first. It is no text that a program would read among that of the resume. */
const pageNumber = ({ body }: Look): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            font: fonts[body.family],
            size: 16,
            color: hex(colours.quiet),
            children: [PageNumber.CURRENT],
          }),
        ],
      }),
    ],
  })

/** Blocks as a Word document with real headings and lists, which can be edited. */
const writeDocx = (blocks: readonly Block[], look: Look, { title, name }: About): Promise<Buffer> => {
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
                run: { font: fonts[look.body.family], color: hex(look.bulletColour) },
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
            margin: { left: twips(left), right: twips(right), top: twips(top), bottom: twips(bottom) },
            ...(look.cloth ? { borders: { pageBorderLeft: edge } } : {}),
          },
        },
        footers: { first: new Footer({ children: [] }), default: pageNumber(look) },
        children: blocks.map(block => paragraphOf(block, look)),
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
  const look = inWord(looks[choice.template])
  return writeDocx(resumeBlocks(resume, look), look, { title: resumeTitle(resume), name: resume.name })
}

export const letterDocx = ({ content, name, contact }: LetterDocument): Promise<Buffer> => {
  const letter = { content, name: docxText(name), contact: contact.map(docxText).filter(Boolean) }
  const about = { title: letterTitle(letter.name), name: letter.name }
  return writeDocx(letterBlocks(letter, letterLook, docxText), letterLook, about)
}
