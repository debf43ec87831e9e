import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { Block, Run } from '../../shared/domain/paper/block.ts'
import type { Face, Look } from '../../shared/domain/paper/looks.ts'
import { belowRule, leadingOf, type Placed } from '../../shared/domain/paper/pages.ts'
import { a4 } from '../../shared/domain/paper/paper.ts'
import { isBold, wordFonts } from './word-fonts.ts'

/** Programs that read a Word file take texts with a bar between them for separate ones. */
const betweenTexts = ' | '

/** Word measures letters in half points, lines in eighths, and everything else in twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20)
const halfPoints = ({ size }: Face): number => Math.round(size * 2)
const eighths = (points: number): number => Math.round(points * 8)

export const hex = (colour: string): string => colour.slice(1)

export const runStyle = (face: Face): IRunOptions => ({
  font: wordFonts[face.family],
  size: halfPoints(face),
  color: hex(face.colour),
  bold: isBold(face),
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

/** Texts that stand apart, as contacts do, in a block for each of their lines, because Word would cut an address in two. */
const linesApart = ({ block, stretches }: Placed): Block[] => {
  const lines = stretches.flatMap(stretch => stretch.lines)
  if (!lines.some(({ isApart }) => isApart)) return [block]
  const blocks: Run[][] = []
  for (const [at, { pieces }] of lines.entries()) {
    if (at === 0 || lines[at - 1]?.isApart) blocks.push([])
    blocks.at(-1)?.push(...pieces)
  }
  return blocks.map((runs, at) => ({
    ...block,
    runs,
    before: at === 0 ? block.before : 0,
    rule: at === blocks.length - 1 ? block.rule : null,
    isHeading: at < blocks.length - 1 || block.isHeading,
  }))
}

const paragraphOf = (block: Block, look: Look): Paragraph => {
  const { tag, centred, before, rule, aside, isHeading, label } = block
  const options: IParagraphOptions = {
    children: childrenOf(block, look),
    ...(tag === 'P' || tag === 'LI' ? {} : { heading: levels[tag] }),
    ...(label ? { numbering: { reference: 'list', level: 0 } } : {}),
    ...(centred ? { alignment: AlignmentType.CENTER } : {}),
    ...(rule
      ? {
          border: {
            bottom: {
              style: BorderStyle.SINGLE,
              size: eighths(rule.thickness),
              space: Math.round(rule.gap),
              color: hex(rule.colour),
            },
          },
        }
      : {}),
    ...(aside
      ? {
          tabStops: [
            { type: TabStopType.RIGHT, position: twips(a4.width - look.margin.left - look.margin.right) },
          ],
        }
      : {}),
    spacing: {
      before: twips(before),
      after: rule ? twips(belowRule) : 0,
      line: twips(leadingOf(block)),
      lineRule: LineRuleType.AT_LEAST,
    },
    keepNext: isHeading,
    keepLines: isHeading,
  }
  return new Paragraph(options)
}

/** The paragraphs of a block. */
export const paragraphsOf = (placed: Placed, look: Look): Paragraph[] =>
  linesApart(placed).map(block => paragraphOf(block, look))
