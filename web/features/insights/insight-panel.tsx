import { chakra, Heading, VisuallyHidden } from '@chakra-ui/react'
import { ChartNoAxesColumn, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Figures, FigureTable } from './figure-table.tsx'

type Props = {
  title: string
  /** The one figure of the panel, and what it is of how many. */
  figure?: ReactNode
  of: string
  /** For eyes alone: `figures` say the same. */
  chart: ReactNode
  figures: Figures
  /** What it means, and what to do with it where that can be said. */
  words: readonly (string | null)[]
}

/** One part of Insights: its figure with its n, a chart that is also a table, and what it means. */
export const InsightPanel = ({ title, figure, of, chart, figures, words }: Props) => {
  const name = useId()
  const [asTable, setAsTable] = useState(false)
  const Icon = asTable ? ChartNoAxesColumn : Table
  return (
    <Panel inset="card" aria-labelledby={name} display="flex" flexDirection="column" gap="4">
      <div>
        <Heading as="h2" id={name} textStyle="h3">
          {title}
        </Heading>
        <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5" mt="1">
          {figure !== undefined && <chakra.span textStyle="figure">{figure}</chakra.span>}
          <chakra.span textStyle="small" color="fg.muted">
            {of}
          </chakra.span>
        </chakra.p>
      </div>
      {asTable ? (
        <FigureTable {...figures} />
      ) : (
        <>
          <div aria-hidden>{chart}</div>
          <VisuallyHidden>
            <FigureTable {...figures} />
          </VisuallyHidden>
        </>
      )}
      <chakra.div display="grid" gap="1.5" textStyle="small" color="fg.muted">
        {words.map(line => line && <p key={line}>{line}</p>)}
      </chakra.div>
      <chakra.div mt="auto" mb="-2" ms="-3">
        <Button variant="ghost" size="sm" onClick={() => setAsTable(!asTable)}>
          <Icon size={17} />
          {asTable ? 'Show as chart' : 'Show as table'}
          <chakra.span srOnly>: {title}</chakra.span>
        </Button>
      </chakra.div>
    </Panel>
  )
}
