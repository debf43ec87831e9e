import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Home } from '../../../shared/api/home.ts'
import { Panel } from '../../ui/panel.tsx'

/** Whole per cent of what was sent. */
const share = (answered: number, sent: number): string => `${Math.round((100 * answered) / sent)}%`

/** Side by side; below each other where letters are so large that two have no room. */
const twoOrOne = 'repeat(auto-fit, minmax(min(100%, max(40%, 8rem)), 1fr))'

export const FiguresPanel = ({ home }: { home: Home }) => {
  const { applications, interviewSessions, resumes } = home
  const { total, sent, answered } = applications
  return (
    <Panel aria-label="Figures" overflow="hidden">
      <chakra.dl display="grid" gridTemplateColumns={twoOrOne} gap="1px" bg="border" height="100%">
        <Figure value={total} label={total === 1 ? 'application' : 'applications'} />
        <Figure
          value={sent === 0 ? '–' : share(answered, sent)}
          label={sent === 0 ? 'answered, none sent yet' : `answered, ${answered} of ${sent}`}
        />
        <Figure
          value={interviewSessions}
          label={interviewSessions === 1 ? 'interview session' : 'interview sessions'}
        />
        <Figure value={resumes} label={resumes === 1 ? 'resume' : 'resumes'} />
      </chakra.dl>
    </Panel>
  )
}

const Figure = ({ value, label }: { value: ReactNode; label: string }) => (
  <chakra.div
    display="flex"
    flexDirection="column-reverse"
    justifyContent={{ base: 'flex-end', lg: 'center' }}
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
