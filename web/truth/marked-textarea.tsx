import { chakra, Textarea } from '@chakra-ui/react'
import { type ComponentProps, memo } from 'react'
import { type Mark, type MarkedLine, markedLines, type Run, type Stretch } from './marked-lines.ts'

/** The text style of both layers. It must be the same, because the caret is in one layer and the visible text in the other. */
const textStyle = {
  margin: 0,
  px: { base: '3', lg: '4' },
  py: '3.5',
  border: 0,
  fontFamily: 'mono',
  // 16 px on phones, because iOS zooms into smaller fields.
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

/** Scrolls both layers together. */
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

/** As tall as the text, so that the textarea itself never scrolls. */
const Layers = chakra('div', { base: { position: 'relative' } })

/**
 * The visible text. It gives the field its height, with room for a few more lines. It is hidden in forced colours, where
 * the textarea shows its own text.
 */
const Layer = chakra('div', {
  base: {
    ...textStyle,
    pb: '5em',
    minH: '24rem',
    color: 'fg',
    pointerEvents: 'none',
    _highContrast: { visibility: 'hidden' },
  },
})

const areaStyle = {
  ...textStyle,
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

/** Without kerning, because it could differ between the layers. */
const fonts = {
  mono: {},
  body: { fontFamily: 'body', fontSize: { base: '1rem', lg: '0.9375rem' }, fontKerning: 'none' },
} as const

/** The minimum height: of a page, or of a few lines. */
const heights = { text: {}, lines: { minH: '9rem', pb: '2em' } } as const

type Props = Omit<ComponentProps<typeof Textarea>, 'height' | 'font'> & {
  height?: keyof typeof heights
  /** `mono` for Markdown, `body` for plain text. */
  font?: keyof typeof fonts
  /** The current value. */
  text: string
  marks: readonly Mark[]
}

/** A textarea with transparent letters. The layer behind it shows the text, with coloured headings and marks. */
export const MarkedTextarea = ({ font = 'mono', height = 'text', text, marks, ...rest }: Props) => (
  <Frame>
    <Layers>
      <Layer aria-hidden css={{ ...fonts[font], ...heights[height] }}>
        {markedLines(text, marks).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
          <Line key={at} {...line} />
        ))}
      </Layer>
      <Textarea {...rest} unstyled css={{ ...areaStyle, ...fonts[font] }} />
    </Layers>
  </Frame>
)

/** Thicker strokes instead of a bold font, because bold letters may be wider. */
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

/** Memoized, so that typing only draws the changed line. */
const Line = memo(({ text, isHeading, runs }: MarkedLine) => {
  const words =
    runs.length === 0
      ? text
      : runs.map(run => {
          const content = run.claim ? <Claim key={run.at}>{run.text}</Claim> : run.text
          return run.unit ? <Unsourced key={run.at}>{content}</Unsourced> : content
        })
  return (
    <>
      {isHeading ? <Heading>{words}</Heading> : words}
      {'\n'}
    </>
  )
}, sameLine)

/** The element of the layer that contains the letter at this index. */
const elementAt = (layer: Element, at: number): Element | null => {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  let passed = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    passed += node.nodeValue?.length ?? 0
    if (passed > at) return node.parentElement
  }
  return null
}

/** Selects a part of the text. Scrolls to its element in the layer, because a textarea can't scroll to a selection. */
export const showInText = (area: HTMLTextAreaElement | null, { start, end }: Stretch): void => {
  const layer = area?.previousElementSibling
  if (!area || !layer) return
  area.focus({ preventScroll: true })
  area.setSelectionRange(start, end)
  elementAt(layer, start)?.scrollIntoView({ block: 'center' })
}
