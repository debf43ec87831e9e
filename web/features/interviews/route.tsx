import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { allows } from '../../../shared/domain/plan.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { AllSessions } from './all-sessions.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { startButton } from './focus.ts'
import { interviewsQuery } from './practice/practice-queries.ts'
import { PreviousSessions } from './previous-sessions.tsx'
import { StartDialog } from './start-dialog.tsx'
import { panelId, Tabs, tabId } from './tabs.tsx'
import { InterviewTips } from './tips.tsx'
import { UpgradeBanner } from './upgrade-banner.tsx'
import { useOpening } from './use-opening.ts'
import { Voice } from './voice.tsx'

/** Beside each other where there is room for both. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
})

/** The Interview Coach: what it does, the person's practice sessions, and what lies over them (see useOpening). */
export const InterviewCoachRoute = () => {
  const session = useSession()
  const tier = useSubscriptionStatus()?.tier
  const { data, isPending, isFetching, isLoadingError, refetch } = useQuery(interviewsQuery)
  const opening = useOpening(data, tier)

  if (session.state === 'signed-out') return null
  const isFree = tier !== undefined && !allows(tier, 'interview-coach')
  const isVoiceLocked = tier === undefined || !allows(tier, 'advanced-interview-coach')
  // Who has practised comes for their sessions; a newcomer reads first what it is.
  const isNew = data?.interviews.length === 0
  return (
    <>
      <PageHead
        title="Interview Coach"
        text="Practise the questions before somebody asks them."
        actions={
          <Button variant={isFree ? 'outline' : 'solid'} data-focus={startButton} onClick={opening.start}>
            <Plus />
            Start Practice
          </Button>
        }
      />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {isNew && <FeatureCards />}
        {isFree && <UpgradeBanner />}
        <Tabs shown={opening.tab} isLocked={isVoiceLocked} onShow={opening.showTab} />
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(opening.tab)}>
          {opening.tab === 'voice' ? (
            <Voice />
          ) : (
            <Columns>
              {isPending && (
                <Panel inset="card">
                  <ThreadLines rows={6} label="Loading your practice sessions" />
                </Panel>
              )}
              {isLoadingError && (
                <LoadFailed
                  text="Your practice sessions could not be loaded. They are safe with us. Check your connection, then try again."
                  busy={isFetching}
                  onRetry={() => void refetch()}
                />
              )}
              {data && (
                <PreviousSessions
                  interviews={data.interviews}
                  canStart={!isFree}
                  onStart={opening.start}
                  onDetails={opening.showDetails}
                  onAll={opening.showAll}
                />
              )}
              <InterviewTips />
            </Columns>
          )}
        </div>
        {!isNew && <FeatureCards />}
      </chakra.div>
      <StartDialog
        open={opening.isStarting}
        sub={session.person.sub}
        aim={opening.aim}
        onClose={opening.closeSheet}
      />
      {data && (
        <>
          <AllSessions
            open={opening.isShowingAll}
            interviews={data.interviews}
            onDetails={opening.showDetails}
            onClose={opening.closeSheet}
          />
          <DetailsDialog
            id={opening.sessionId}
            sub={session.person.sub}
            interviews={data.interviews}
            onClose={opening.closeDetails}
          />
        </>
      )}
    </>
  )
}
