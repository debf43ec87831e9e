import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { atLeast } from '../../applications/summary.ts'
import { Panel } from '../../ui/panel.tsx'
import type { figuresOf } from './figures.ts'

type Props = { figures: ReturnType<typeof figuresOf>; olderLeft: boolean }

export const FiguresPanel = ({ figures, olderLeft }: Props) => {
  const { tracked, sent, answered, answeredPercent, interviews } = figures
  // A share can be of what is known only.
  const ofSent = olderLeft ? `your newest ${sent}` : sent
  return (
    <Panel aria-label="Figures" overflow="hidden">
      <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" gap="1px" bg="border" height="100%">
        <Figure value={atLeast(tracked, olderLeft)} label="applications" />
        <Figure value={atLeast(sent, olderLeft)} label="sent" />
        <Figure
          value={answeredPercent === null ? '–' : `${answeredPercent}%`}
          label={answeredPercent === null ? 'answered, none sent yet' : `answered, ${answered} of ${ofSent}`}
        />
        <Figure
          value={atLeast(interviews, olderLeft)}
          label={interviews === 1 && !olderLeft ? 'came to an interview' : 'came to interviews'}
        />
      </chakra.dl>
    </Panel>
  )
}

const Figure = ({ value, label }: { value: ReactNode; label: string }) => (
  <chakra.div
    display="flex"
    flexDirection="column-reverse"
    justifyContent="center"
    bg="bg.panel"
    px={{ base: '4', lg: '5' }}
    py={{ base: '3', lg: '4.5' }}
  >
    <chakra.dt textStyle="small" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd textStyle="figure">{value}</chakra.dd>
  </chakra.div>
)
