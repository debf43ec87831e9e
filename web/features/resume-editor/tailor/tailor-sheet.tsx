import type { Resume } from '../../../../shared/api/resumes.ts'
import { allows } from '../../../../shared/domain/plan.ts'
import { useSubscriptionStatus } from '../../../person/plan.ts'
import { UpgradeCard } from '../../../person/upgrade-card.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { backToMenu } from '../resume-menu.tsx'
import { Tailoring } from './tailoring.tsx'

type Props = { open: boolean; resume: Resume; sub: string; unsaved: boolean; onClose: () => void }

/** Fits the resume to a job, on Elite; else says what that would bring. */
export const TailorSheet = (props: Props) => {
  const plan = useSubscriptionStatus()
  if (plan && allows(plan.tier, 'resume-tailoring')) return <Tailoring {...props} />
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title="Tailor to a job"
      readFirst
      finalFocus={backToMenu}
    >
      {plan ? (
        <UpgradeCard
          feature="resume-tailoring"
          title="A resume in the words of the job"
          gains={[
            'From any job that you track, or an advert that you paste',
            'What changed is shown, word by word',
            'Nothing is added that you did not say',
          ]}
        />
      ) : (
        <ThreadLines rows={5} label="Looking up your plan" />
      )}
    </Sheet>
  )
}
