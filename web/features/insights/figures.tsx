import { chakra } from '@chakra-ui/react'
import { ink } from '../../art/inlay.ts'

/** The figures of a panel, as bars and as a table. */
export type Figures = {
  /** For screen readers. */
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly {
    readonly key: string
    /** The first cell names its row. */
    readonly cells: readonly (string | number)[]
    /** The length of the bar, 0 to 1. Left out where the panel has a chart of its own. */
    readonly share?: number
    /** Above the bar, in the place of the second cell. */
    readonly text?: string
    /** A colour token. */
    readonly color?: string
  }[]
}

const threads = (color: string): string =>
  `repeating-linear-gradient(90deg, ${ink(color)} 0 9px, transparent 9px 11px)`

/** A bar for each row, with its name and its figure. */
export const BarRows = ({ rows }: Pick<Figures, 'rows'>) => (
  <chakra.ul listStyleType="none" display="grid" gap="3">
    {rows.map(({ key, cells: [name, figure], share = 0, text = figure, color = 'status.applied.solid' }) => (
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
            {name}
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

const Cell = chakra('td', {
  base: {
    py: '2',
    ps: '3',
    textAlign: 'end',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    borderTop: '1px solid {colors.border}',
    '&[data-names]': { ps: '0', textAlign: 'start' },
  },
})

export const FigureTable = ({ caption, heads, rows }: Figures) => (
  <chakra.table width="full" borderCollapse="collapse" textStyle="small">
    <chakra.caption srOnly>{caption}</chakra.caption>
    <thead>
      <tr>
        {heads.map((head, place) => (
          <Cell
            as="th"
            key={head}
            scope="col"
            data-names={place === 0 ? '' : undefined}
            borderTop="0"
            fontWeight="semibold"
            color="fg.muted"
          >
            {head}
          </Cell>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...cells] }) => (
        <tr key={key}>
          <Cell as="th" scope="row" data-names="" fontWeight="normal" overflowWrap="anywhere">
            {name}
          </Cell>
          {cells.map((cell, place) => (
            <Cell key={heads[place + 1]}>{cell}</Cell>
          ))}
        </tr>
      ))}
    </tbody>
  </chakra.table>
)
