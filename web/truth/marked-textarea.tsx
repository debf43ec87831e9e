import { chakra, Textarea } from '@chakra-ui/react'
import { type ComponentProps, memo } from 'react'
import { type Mark, type MarkedLine, markedLines, type Run, type Stretch } from './marked-lines.ts'

/** Letters and lines of both layers: what differs here lets the caret drift away from what is seen. */
const written = {
  margin: 0,
  px: { base: '3', lg: '4' },
  py: '3.5',
  border: 0,
  fontFamily: 'mono',
  // 16 px on phones, which else zoom in.
  fontSize: { base: '1rem', lg: '0.8125rem' },
  lineHeight: '1.7',
  letterSpacing: '0',
  fontVariantLigatures: 'none',
  tabSize: '4',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  wordBreak: 'normal',
} as const

/** What scrolls is around both layers, so that neither lags behind the other. */
const Frame = chakra('div', {
  base: {
    bg: 'bg.panel',
    border: '1px solid {colors.border.emphasized}',
    borderRadius: 'md',
    transition: 'border-color',
    transitionDuration: 'fast',
    overflowY: { lg: 'auto' },
    maxH: { lg: 'max(24rem, calc(100vh - 20rem))' },
    scrollMarginBlock: '88px',
    _focusWithin: {
      outline: '2px solid {colors.brand.focusRing}',
      outlineOffset: '1px',
      borderColor: 'brand.focusRing',
    },
    '&:has([aria-invalid=true])': { borderColor: 'error.solid', boxShadow: '0 0 0 1px {colors.error.solid}' },
  },
})

/** As tall as the text, also where the frame is not: the textarea itself never scrolls. */
const Layers = chakra('div', { base: { position: 'relative' } })

/**
 * Gives the field its height, with room for lines that are typed before it has grown. In forced colours the textarea shows
 * its own letters, and the layer is hidden, because they would be drawn twice.
 */
const Layer = chakra('div', {
  base: {
    ...written,
    pb: '5em',
    minH: '24rem',
    color: 'fg',
    pointerEvents: 'none',
    _highContrast: { visibility: 'hidden' },
  },
})

const own = {
  ...written,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  resize: 'none',
  overflow: 'hidden',
  bg: 'transparent',
  color: 'transparent',
  caretColor: '{colors.fg}',
  appearance: 'none',
  outline: 0,
  borderRadius: 0,
} as const

/** Letters as wide as each other's neighbours let them be in one layer may be wider in the other: so without kerning. */
const faces = {
  mono: {},
  body: { fontFamily: 'body', fontSize: { base: '1rem', lg: '0.9375rem' }, fontKerning: 'none' },
} as const

/** How tall it is at least: for a text of a page, or of a few lines. */
const heights = { text: {}, lines: { minH: '9rem', pb: '2em' } } as const

type Props = Omit<ComponentProps<typeof Textarea>, 'height'> & {
  height?: keyof typeof heights
  /** `mono` for Markdown, `body` for plain letters. */
  face?: keyof typeof faces
  /** What it holds now. */
  text: string
  marks: readonly Mark[]
}

/** A plain textarea, with a layer behind it that colours headings and marks what has no source. */
export const MarkedTextarea = ({ face = 'mono', height = 'text', text, marks, ...rest }: Props) => (
  <Frame>
    <Layers>
      <Layer aria-hidden css={{ ...faces[face], ...heights[height] }}>
        {markedLines(text, marks).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <Line key={at} {...line} />
        ))}
      </Layer>
      <Textarea {...rest} unstyled css={{ ...own, ...faces[face] }} />
    </Layers>
  </Frame>
)

/** No bolder than the rest, for bold letters of another font may be wider: their strokes are drawn thicker. */
const Heading = chakra('span', { base: { color: 'brand.fg', WebkitTextStroke: '0.5px currentColor' } })
const Unsourced = chakra('span', {
  base: { bg: 'warning.subtle', borderRadius: 'thread', boxDecorationBreak: 'clone' },
})
const Claim = chakra('span', {
  base: {
    textDecoration: 'underline dashed',
    textDecorationColor: 'warning.solid',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
})

const sameRun = (one: Run, other: Run | undefined): boolean =>
  one.text === other?.text && one.unit === other.unit && one.claim === other.claim

const sameLine = (one: MarkedLine, other: MarkedLine): boolean =>
  one.text === other.text &&
  one.runs.length === other.runs.length &&
  one.runs.every((run, at) => sameRun(run, other.runs[at]))

/** Typing draws its own line anew, and no other. */
const Line = memo(({ text, isHeading, runs }: MarkedLine) => {
  const words =
    runs.length === 0
      ? text
      : runs.map(run => {
          const said = run.claim ? <Claim key={run.at}>{run.text}</Claim> : run.text
          return run.unit ? <Unsourced key={run.at}>{said}</Unsourced> : said
        })
  return (
    <>
      {isHeading ? <Heading>{words}</Heading> : words}
      {'\n'}
    </>
  )
}, sameLine)

/** The element of the layer behind a textarea that holds the letter at this place of the text. */
const elementAt = (layer: Element, at: number): Element | null => {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  let passed = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    passed += node.nodeValue?.length ?? 0
    if (passed > at) return node.parentElement
  }
  return null
}

/**
 * Selects a stretch of a marked text in its textarea, and brings it into view. The textarea is as long as the text, so the
 * place is that of the mark behind it.
 */
export const showInText = (area: HTMLTextAreaElement | null, { start, end }: Stretch): void => {
  const layer = area?.previousElementSibling
  if (!area || !layer) return
  area.focus({ preventScroll: true })
  area.setSelectionRange(start, end)
  elementAt(layer, start)?.scrollIntoView({ block: 'center' })
}
