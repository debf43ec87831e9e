import { allows } from '../../../shared/domain/plan.ts'
import { Gate } from '../../person/gate.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { useSession } from '../../session/session.tsx'
import { Chat } from './chat.tsx'
import { PastChat } from './past-chat.tsx'

/** The career coach on Elite; on other plans what the coach would bring, and the chat that the person had with it. */
export const CoachTab = ({ isShown }: { isShown: boolean }) => {
  const session = useSession()
  const plan = useSubscriptionStatus()
  if (session.state === 'signed-out') return null
  const { sub } = session.person
  return (
    <>
      <Gate
        feature="career-coach"
        head={null}
        title="A coach to talk it over with"
        gains={[
          'Ask about your search, interviews and pay, and get the next steps',
          'It knows your profile and your applications when you let it, and not otherwise',
          'The chat is kept, so you can read it again, or clear it',
        ]}
      >
        <Chat key={sub} sub={sub} isShown={isShown} />
      </Gate>
      {plan && !allows(plan.tier, 'career-coach') && <PastChat key={sub} sub={sub} />}
    </>
  )
}
