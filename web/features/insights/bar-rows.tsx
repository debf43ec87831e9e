import { chakra } from '@chakra-ui/react'
import { ink } from '../../art/inlay.ts'

type BarRow = {
  readonly key: string
  readonly label: string
  /** The figure, in words. */
  readonly text: string
  /** How much of the width is woven, 0 to 1. */
  readonly share: number
  /** A colour token; it is no sign of its own. */
  readonly color?: string
}

const threads = (color: string): string =>
  `repeating-linear-gradient(90deg, ${ink(color)} 0 9px, transparent 9px 11px)`

/** Bars of weft lying down, each with its name and its figure. For eyes alone: the table says the same. */
export const BarRows = ({ rows }: { rows: readonly BarRow[] }) => (
  <chakra.ul listStyleType="none" display="grid" gap="3">
    {rows.map(({ key, label, text, share, color = 'status.applied.solid' }) => (
      <li key={key}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="4"
          mb="1"
          textStyle="small"
        >
          <chakra.span minWidth="0" overflowWrap="anywhere">
            {label}
          </chakra.span>
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {text}
          </chakra.span>
        </chakra.div>
        <chakra.div height="3.5" borderBottom="1.5px solid {colors.border.emphasized}">
          <chakra.div height="full" style={{ width: `${100 * share}%`, backgroundImage: threads(color) }} />
        </chakra.div>
      </li>
    ))}
  </chakra.ul>
)
