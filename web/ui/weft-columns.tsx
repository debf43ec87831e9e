import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { ink } from '../art/inlay.ts'
import { largeLetters } from '../theme/media-queries.ts'

/** Of the tallest column, in pixels. */
const height = 99
const thread = 9
const gap = 2

/** Threads of weft, one above the other, as one path in a box that is one unit wide. */
const weft = (tall: number): string =>
  Array.from({ length: Math.ceil(tall / (thread + gap)) }, (_, place) => {
    const foot = tall - place * (thread + gap)
    const top = Math.max(0, foot - thread)
    return `M0 ${top}h1v${foot - top}h-1z`
  }).join('')

export type WeftColumn = {
  readonly key: string
  /** What a screen reader calls it. */
  readonly name: string
  readonly value: number
  /** Below the column; empty where there is no room for each. */
  readonly label: string
  /** The one that is still growing. */
  readonly isNow?: boolean
}

type Props = {
  columns: readonly WeftColumn[]
  /** The value that fills the height. */
  top: number
}

/** Bars of weft, the figure on each. */
export const WeftColumns = ({ columns, top }: Props) => (
  <chakra.ol
    listStyleType="none"
    display="grid"
    gridTemplateColumns={`repeat(${columns.length}, minmax(0, 1fr))`}
    columnGap={{ base: '1', md: '2' }}
  >
    {columns.map(({ key, ...column }, place) => (
      <Column
        key={key}
        {...column}
        tall={Math.round((height * column.value) / top)}
        isFirst={place === 0}
        isLast={place === columns.length - 1}
      />
    ))}
  </chakra.ol>
)

type ColumnProps = Omit<WeftColumn, 'key'> & { tall: number; isFirst: boolean; isLast: boolean }

const Column = ({ name, value, label, isNow = false, tall, isFirst, isLast }: ColumnProps) => (
  <chakra.li display="flex" flexDirection="column" justifyContent="flex-end" minWidth="0" textStyle="meta">
    <VisuallyHidden>
      {name}: {value}
    </VisuallyHidden>
    {value > 0 && (
      <>
        <chakra.span aria-hidden textAlign="center" fontWeight="semibold">
          {value}
        </chakra.span>
        <chakra.svg
          aria-hidden
          display="block"
          width="100%"
          style={{ height: tall }}
          viewBox={`0 0 1 ${tall}`}
          preserveAspectRatio="none"
        >
          <path d={weft(tall)} fill={ink(isNow ? 'warning.solid' : 'status.applied.solid')} />
        </chakra.svg>
      </>
    )}
    <chakra.span
      aria-hidden
      {...(!isFirst && !isLast && { css: { [largeLetters]: { fontSize: 0 } } })}
      borderTop="1.5px solid {colors.border.emphasized}"
      mx={{ base: '-0.5', md: '-1' }}
      pt="1.5"
      minH="7"
      color="fg.muted"
      whiteSpace="nowrap"
      display="flex"
      justifyContent={isLast && !isFirst ? 'flex-end' : 'flex-start'}
    >
      {label}
    </chakra.span>
  </chakra.li>
)
