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
  figure?: ReactNode
  /** What the figure counts: 'answered, 6 of 20 sent'. */
  figureText: string
  /** In the place of bars. */
  chart?: ReactNode
  /** What the figure means, and what to do about it. */
  words: readonly (string | null)[]
}

export const InsightPanel = ({ title, figure, figureText, chart, words, ...figures }: Props) => {
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
            {figureText}
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

const threads = Array.from({ length: leastForInsight }, (_, place) => place + 1)

type TooFewProps = {
  title: string
  n: number
  /** What `n` counts: 'applications sent'. */
  many: string
  /** What the panel will show later. */
  text: string
}

/** In the place of a panel that has too few entries for a figure. */
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
