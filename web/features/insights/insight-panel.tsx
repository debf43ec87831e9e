import { chakra, Heading, VisuallyHidden } from '@chakra-ui/react'
import { ChartNoAxesColumn, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { leastForInsight } from '../../../shared/api/insights.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BarRows, type Figures, FigureTable } from './figures.tsx'
import { missingWords } from './words.ts'

type Props = Figures & {
  title: string
  /** The one figure of the panel, and what it is of how many. */
  figure?: ReactNode
  of: string
  /** In the place of bars. */
  chart?: ReactNode
  /** What it means, and what to do with it where that can be said. */
  words: readonly (string | null)[]
}

/** A panel of Insights: its figure with its n, a chart that is also a table, and what it means. */
export const InsightPanel = ({ title, figure, of, chart, words, ...figures }: Props) => {
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
          <div aria-hidden>{chart ?? <BarRows rows={figures.rows} />}</div>
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

/** One for each that a figure takes. */
const threads = Array.from({ length: leastForInsight }, (_, place) => place + 1)

type TooFewProps = {
  title: string
  /** How many there are, and what they are. */
  n: number
  many: string
  /** What the panel will show, and what brings it. */
  text: string
}

/** In the place of a panel whose figure would rest on too little: how many there are, and how many are missing. */
export const TooFew = ({ title, n, many, text }: TooFewProps) => {
  const name = useId()
  return (
    <Panel inset="card" aria-labelledby={name}>
      <Heading as="h2" id={name} textStyle="h3">
        {title}
      </Heading>
      <chakra.div aria-hidden display="flex" gap="2px" height="3.5" my="4" maxW="16rem">
        {threads.map(thread => (
          <chakra.span
            key={thread}
            flex="1"
            {...(thread <= n
              ? { bg: 'status.applied.solid' }
              : { borderBottom: '1.5px solid {colors.border.emphasized}' })}
          />
        ))}
      </chakra.div>
      <chakra.p fontWeight="semibold">{missingWords(n, many)}</chakra.p>
      <chakra.p mt="1" textStyle="small" color="fg.muted">
        {text}
      </chakra.p>
    </Panel>
  )
}
