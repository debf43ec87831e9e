import { allows } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { Gate } from '../../person/gate.tsx'
import { Chat } from './chat.tsx'
import { PastChat } from './past-chat.tsx'

type Props = { sub: string; tier: Tier; isShown: boolean }

/** The career coach on Elite. Other plans show what Elite would add, and the chat from an earlier plan. */
export const CoachTab = ({ sub, tier, isShown }: Props) => (
  <>
    <Gate
      feature="career-coach"
      head={null}
      title="A coach to talk to about your search"
      gains={[
        'Ask about your search, interviews and pay, and get the next steps',
        'It sees your profile and your applications only when you allow it',
        'The chat is kept, so you can read it again, or clear it',
      ]}
    >
      <Chat sub={sub} isShown={isShown} />
    </Gate>
    {!allows(tier, 'career-coach') && <PastChat sub={sub} />}
  </>
)
