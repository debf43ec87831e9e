import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Home } from '../../../shared/api/home.ts'
import { paths } from '../../paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { sentFigure, trackedFigure } from './words.ts'

/** Two columns; one where the letters are too large for two. */
const twoOrOne = 'repeat(auto-fit, minmax(min(100%, max(40%, 8rem)), 1fr))'

export const FiguresPanel = ({ home }: { home: Home }) => {
  const { applications, interviewSessions, resumes } = home
  return (
    <Panel aria-label="Figures" overflow="hidden">
      <chakra.dl display="grid" gridTemplateColumns={twoOrOne} gap="1px" bg="border" height="100%">
        <Figure to={paths.applications} {...trackedFigure(applications)} />
        <Figure {...sentFigure(applications)} />
        <Figure
          to={paths.interviewCoach}
          value={interviewSessions}
          label={interviewSessions === 1 ? 'practice session' : 'practice sessions'}
        />
        <Figure to={paths.resumeBuilder} value={resumes} label={resumes === 1 ? 'resume' : 'resumes'} />
      </chakra.dl>
    </Panel>
  )
}

type FigureProps = {
  value: ReactNode
  label: string
  to?: string
}

const Figure = ({ value, label, to }: FigureProps) => (
  <chakra.div
    position="relative"
    display="flex"
    flexDirection="column-reverse"
    justifyContent={{ base: 'flex-end', lg: 'center' }}
    bg="bg.panel"
    px={{ base: '4', lg: '5' }}
    py={{ base: '3', lg: '4.5' }}
  >
    <chakra.dt textStyle="small" color="fg.muted">
      {to ? <WholeCell to={to}>{label}</WholeCell> : label}
    </chakra.dt>
    <chakra.dd textStyle="figure">{value}</chakra.dd>
  </chakra.div>
)

/** A link that covers its whole cell. */
const WholeCell = chakra(Link, {
  base: {
    color: 'inherit',
    _before: { content: '""', position: 'absolute', inset: 0 },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
