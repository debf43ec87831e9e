import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { ApplicationsFailed } from '../../applications/load-failed.tsx'
import { summaryOf } from '../../applications/summary.ts'
import { useApplications } from '../../applications/use-applications.ts'
import { useMedia } from '../../media.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session.tsx'
import { givenName } from '../../shell/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { figuresOf } from './figures.ts'
import { FiguresPanel } from './figures-panel.tsx'
import { dayLine, greeting } from './greeting.ts'
import { NextCard } from './next-card.tsx'
import { nextStep } from './next-step.ts'
import { ProfileLine } from './profile-line.tsx'
import { WeavePanel } from './weave-panel.tsx'

export const DashboardRoute = () => {
  const session = useSession()
  const list = useApplications()
  const roomy = useMedia('(min-width: 768px)')
  const now = new Date()
  const loaded = list.state === 'success' || list.rows.length > 0
  const name = session.state === 'signed-in' ? givenName(session.person) : ''
  const summary = list.rows.length > 0 ? ` ${summaryOf(list.rows, list.olderLeft)}` : ''

  return (
    <>
      <PageHead
        title={`${greeting(now)}, ${name}`}
        text={`${dayLine(now)}.${summary}`}
        actions={
          roomy &&
          list.rows.length > 0 && (
            <Button asChild variant="outline">
              <Link to={{ pathname: paths.applications, search: '?sheet=add' }}>
                <Plus size={18} strokeWidth={1.75} aria-hidden />
                Add application
              </Link>
            </Button>
          )
        }
      />
      {list.state === 'pending' && (
        <Panel inset="card">
          <ThreadLines rows={6} label="Loading your dashboard" />
        </Panel>
      )}
      {!loaded && list.state === 'error' && <ApplicationsFailed busy={list.busy} onRetry={list.reload} />}
      {loaded && (
        <chakra.div
          display="grid"
          gap={{ base: '4', lg: '5' }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: list.rows.length > 0 ? 'minmax(0, 1.75fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
        >
          <NextCard step={nextStep(list.rows, dayInLagos(now))} />
          {list.rows.length > 0 && <FiguresPanel figures={figuresOf(list.rows)} olderLeft={list.olderLeft} />}
          <chakra.div gridColumn="1 / -1" minWidth="0">
            <WeavePanel rows={list.rows} olderLeft={list.olderLeft} />
          </chakra.div>
          <ProfileLine />
        </chakra.div>
      )}
    </>
  )
}
