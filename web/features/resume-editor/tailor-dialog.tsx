import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { allows } from '../../../shared/domain/plan.ts'
import { RequestDialog } from '../../kit/request-dialog.tsx'
import { StreamedView } from '../../kit/streamed-view.tsx'
import { UpgradeCard } from '../../person/gate.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { firstFocusable } from '../../ui/focus.ts'
import { LoadFailed, ThreadLines } from '../../ui/loading.tsx'
import { Message } from '../../ui/message.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { type TargetJobQuery, type TargetJobState, useTargetJob } from '../../writing/target-job.ts'
import { WrittenResume } from '../../writing/written-resume.tsx'
import { TailorFields, type Way } from './tailor-fields.tsx'
import { TailorFit } from './tailor-fit.tsx'
import { type TailorFields as Fields, useTailorRequest } from './tailor-request.ts'

type Props = {
  open: boolean
  resume: Resume
  sub: string
  isDirty: boolean
  /** The job in the address. */
  query: TargetJobQuery
  onClose: () => void
}

/** Tailors the resume to a job. On plans without tailoring, it shows an upgrade card. */
export const TailorDialog = ({ query, ...props }: Props) => {
  const plan = useSubscriptionStatus()
  const target = useTargetJob(query)
  const isAllowed = plan !== null && allows(plan.tier, 'resume-tailoring')
  // Once shown, the form stays when the job loads again, because it holds what the person typed.
  const [isReady, setReady] = useState(false)
  if (!isReady && isAllowed && target.state !== 'loading') setReady(true)
  if (isReady) return <Tailoring {...props} target={target} />
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title="Tailor to a job"
      readFirst
      finalFocus={() => firstFocusable('resume-menu')}
    >
      {plan && !isAllowed ? (
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
        <ThreadLines rows={5} label={plan ? 'Loading the job' : 'Looking up your plan'} />
      )}
    </Sheet>
  )
}

type TailoringProps = Omit<Props, 'query'> & { target: TargetJobState }

const Tailoring = ({ open, resume, sub, isDirty, target, onClose }: TailoringProps) => {
  const job = target.state === 'found' ? target.job : null
  const request = useTailorRequest({ open, sub, resumeId: resume.id, job })
  const { form, tailor } = request
  const [way, setWay] = useState<Way>('described')
  /** The field that takes the focus when the fields are shown. */
  const nextFocus = useRef<keyof Fields>(null)
  const describe = (field: keyof Fields) => {
    nextFocus.current = field
    setWay('described')
  }
  const moveFocus = useEffectEvent(() => {
    if (nextFocus.current) form.setFocus(nextFocus.current)
    nextFocus.current = null
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are mounted when `way` changes
  useEffect(() => moveFocus(), [way])
  return (
    <RequestDialog
      open={open}
      onClose={onClose}
      title="Tailor to a job"
      // Closing the dialog keeps the draft, and opening it again does not mention the draft.
      request={{ ...request, isDirty: false, restored: false, clearDraft: () => undefined }}
      // Shows the fields if one of them has an error.
      onSubmit={form.handleSubmit(tailor, () => way === 'tracked' && describe('jobTitle'))}
      submitLabel="Tailor resume"
      stopLabel="Stop"
      progress={parts => (
        <StreamedView words="Fitting your resume to the job" parts={parts}>
          <WrittenResume
            parts={parts}
            entries={resume.form.workExperience.map(({ company, jobTitle }) => company || jobTitle)}
          />
        </StreamedView>
      )}
      readFirst
      focusTargets={['resume-menu']}
    >
      <chakra.p color="fg.muted">
        Aiki writes a new resume from this one, in the words of the job, and shows what changed. This one
        stays as it is.
      </chakra.p>
      {isDirty && (
        <Message tone="info" text="You have changes that are not saved. Aiki tailors the last saved text." />
      )}
      {target.state === 'failed' && (
        <LoadFailed
          text="The job could not be loaded, or it was taken down. Choose or paste a job here."
          busy={target.busy}
          onRetry={target.retry}
        />
      )}
      {target.state === 'loading' ? (
        <ThreadLines rows={5} label="Loading the job" />
      ) : (
        <>
          <TailorFields way={way} onWay={setWay} onChosen={() => describe('jobDescription')} />
          {way === 'described' && <TailorFit resume={resume} />}
        </>
      )}
    </RequestDialog>
  )
}
