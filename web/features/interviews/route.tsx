import { Box, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { errors } from '../../../shared/api/errors.ts'
import { interviewsAtMost } from '../../../shared/api/interviews.ts'
import { allows } from '../../../shared/domain/plan.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useNewDialog } from '../../kit/use-new-dialog.ts'
import { useOpenRow } from '../../kit/use-open-row.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { CoachUpgrade, DeletionNotice, FeatureCards, InterviewTips } from './about-coach.tsx'
import { CoachTabs } from './coach-tabs.tsx'
import { InterviewList } from './interview-list.tsx'
import { interviewsQuery } from './interviews.ts'
import { notifyUpgrade } from './start-messages.ts'

const StartInterview = lazyDialog(async () => (await import('./start-interview.tsx')).StartInterview, {
  preload: true,
})
const AllInterviews = lazyDialog(async () => (await import('./all-interviews.tsx')).AllInterviews)
const InterviewDetails = lazyDialog(async () => (await import('./interview-details.tsx')).InterviewDetails)

const ofScreen = ['tab']

/**
 * The Interview Coach. `?sheet=new` opens the dialog that starts an interview, `&application=…` or `&job=…` for a job;
 * `?sheet=all` lists all interviews; `?session=<id>` shows the details of one; `?tab=voice` shows that tab.
 */
export const InterviewCoachRoute = () => {
  const session = useSession()
  const navigate = useNavigate()
  const tier = useSubscriptionStatus()?.tier
  const query = useQuery(interviewsQuery)
  const address = useAddress(ofScreen)
  const { params } = address
  const interviews = query.data?.interviews
  const details = useOpenRow(interviews, params.get('session'))
  const isFree = tier !== undefined && !allows(tier, 'interview-coach')
  const isVoiceLocked = tier === undefined || !allows(tier, 'advanced-interview-coach')
  const hasMost = interviews !== undefined && interviews.length >= interviewsAtMost
  const starting = useNewDialog<'plan' | 'room'>({
    address,
    limit: tier === undefined ? undefined : isFree ? 'plan' : hasMost ? 'room' : null,
    onLimit: limit =>
      limit === 'plan'
        ? notifyUpgrade(navigate)
        : notify({ kind: 'error', title: 'Error', description: errors.too_many_interviews.message }),
  })

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  const showDetails = (id: string) => address.open({ session: id })
  // Without interviews, what the coach does comes first.
  const isNew = interviews?.length === 0
  return (
    <>
      <PageHead
        title="Interview Coach"
        text="Practise the questions before somebody asks them."
        actions={
          <Button variant={isFree ? 'outline' : 'solid'} data-focus="start-practice" onClick={starting.show}>
            <Plus />
            Start Practice
          </Button>
        }
      />
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {isNew && (
          // On a phone, four cards would fill the first page.
          <Box order={{ base: 1, lg: 0 }}>
            <FeatureCards />
          </Box>
        )}
        {interviews && interviews.length > 0 && <DeletionNotice />}
        {isFree && <CoachUpgrade />}
        <CoachTabs
          shown={params.get('tab') === 'voice' && !isVoiceLocked ? 'voice' : 'text'}
          isLocked={isVoiceLocked}
          onShow={tab => address.show({ tab: tab === 'voice' ? tab : null })}
        >
          <Grid
            gap="4"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          >
            <Loaded
              query={query}
              loading="Loading your practice sessions"
              failed="Your practice sessions could not be loaded. They are safe with us. Check your connection, then try again."
            >
              {list => (
                <InterviewList
                  interviews={list.interviews}
                  canStart={!isFree}
                  onStart={starting.show}
                  onDetails={showDetails}
                  onAll={() => address.open({ sheet: 'all' })}
                />
              )}
            </Loaded>
            <InterviewTips />
          </Grid>
        </CoachTabs>
        {!isNew && <FeatureCards />}
      </Grid>
      <StartInterview
        open={starting.open}
        sub={sub}
        query={{ application: params.get('application'), job: params.get('job') }}
        onClose={starting.close}
      />
      {interviews && (
        <>
          <AllInterviews
            open={params.get('sheet') === 'all'}
            interviews={interviews}
            onDetails={showDetails}
            onClose={() => address.close('sheet', 'all')}
          />
          <InterviewDetails
            open={details.open}
            interview={details.row}
            isDeleted={details.isDeleted}
            sub={sub}
            onClose={() => address.close('session')}
          />
        </>
      )}
    </>
  )
}
