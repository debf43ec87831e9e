import { chakra } from '@chakra-ui/react'

export type Figures = {
  /** What the table shows; read, not shown. */
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell names its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly (string | number)[] }[]
}

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

/** The figures of a chart, to read one by one. */
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
            {...(place === 0 && { 'data-names': '' })}
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
