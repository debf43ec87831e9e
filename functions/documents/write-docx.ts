import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { brand } from '../../shared/brand.ts'
import { a4 } from '../print/a4.ts'
import type { Block, Run } from './block.ts'
import type { Face, Look } from './looks.ts'

/** On nearly every computer; where it is not, one of the same widths takes its place. It is narrower than Onest. */
const font = 'Calibri'
const wider = 1.08

/** A point in twentieths, in which Word measures what is no letter, and half points, in which it measures those. */
const twips = (points: number): number => Math.round(points * 20)
const halfPoints = ({ size }: Face): number => Math.round(size * wider * 2)

const hex = (colour: string): string => colour.slice(1)

const runStyle = (face: Face): IRunOptions => ({
  font,
  size: halfPoints(face),
  color: hex(face.colour),
  bold: face.weight !== 'regular',
})

const levels = { H1: HeadingLevel.HEADING_1, H2: HeadingLevel.HEADING_2, H3: HeadingLevel.HEADING_3 }

/** The face that a block's own style has already: restyling the style in Word then restyles its text. */
const styledFace = (tag: Block['tag'], look: Look): Face =>
  ({ H1: look.name, H2: look.section, H3: look.title, P: look.body, LI: look.body })[tag]

const textRun = (run: Run, own: Face, children?: IRunOptions['children']): TextRun =>
  new TextRun({
    ...(run.face === own ? {} : runStyle(run.face)),
    ...(children ? { children } : { text: run.text }),
  })

const childrenOf = ({ runs, aside, tag }: Block, look: Look): ParagraphChild[] => {
  const own = styledFace(tag, look)
  return [
    ...runs.map(run =>
      run.href === null
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

/** Blocks as a Word document: its own headings and lists, so that it can be edited on. */
export const writeDocx = (blocks: readonly Block[], look: Look, { title, name }: About): Promise<Buffer> => {
  const { left, right, top, bottom } = look.margin
  const edge = { style: BorderStyle.SINGLE, size: 36, space: 24, color: hex(look.section.colour) }
  const file = new Document({
    title,
    creator: name === '' ? brand.name : name,
    lastModifiedBy: brand.name,
    styles: {
      default: {
        document: { run: { ...runStyle(look.body), language: { value: 'en-GB' } } },
        heading1: heading(look.name),
        heading2: heading(look.section, { allCaps: look.capitals, characterSpacing: look.capitals ? 20 : 0 }),
        heading3: heading(look.title),
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
                run: { font, color: hex(look.bulletColour) },
              },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(a4.width), height: twips(a4.height) },
            margin: { left: twips(left), right: twips(right), top: twips(top), bottom: twips(bottom) },
            ...(look.cloth ? { borders: { pageBorderLeft: edge } } : {}),
          },
        },
        children: blocks.map(block => paragraphOf(block, look)),
      },
    ],
  })
  return Packer.toBuffer(file)
}
