import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Resume } from '../../../../shared/api/resumes.ts'
import { StreamedView } from '../../../kit/streamed-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Message } from '../../../ui/message.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useTargetJob } from '../../../writing/target-job.ts'
import { WrittenResume } from '../../../writing/written-resume.tsx'
import { backToMenu } from '../resume-menu.tsx'
import { JobChoice } from './job-choice.tsx'
import { useTailor } from './use-tailor.ts'
import { useTailorForm } from './use-tailor-form.ts'

type Props = { open: boolean; resume: Resume; sub: string; unsaved: boolean; onClose: () => void }

/** Which job it is for, and then the text as it is written. */
export const Tailoring = ({ open, resume, sub, unsaved, onClose }: Props) => {
  const query = new URLSearchParams(useLocation().search)
  const aim = useTargetJob({ application: query.get('application'), job: query.get('job') })
  const formId = useId()
  const { form, forget } = useTailorForm(sub, aim)
  const { writing, tailor, cancel } = useTailor(sub, forget)
  const isWriting = writing.state === 'writing' || writing.state === 'done'
  const trouble = writing.state === 'failed' ? writing.trouble : null
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Tailor to a job"
      readFirst
      dismissible={!isWriting}
      finalFocus={backToMenu}
      footer={
        isWriting ? (
          <Button key="stop" variant="outline" onClick={cancel}>
            Stop
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId}>
              {trouble?.kind === 'lost' ? 'Try again' : 'Tailor resume'}
            </Button>
          </>
        )
      }
    >
      {writing.state === 'writing' ? (
        <StreamedView words="Fitting your resume to the job" parts={writing.parts}>
          <WrittenResume
            parts={writing.parts}
            entries={resume.form.workExperience.map(({ company, jobTitle }) => company || jobTitle)}
          />
        </StreamedView>
      ) : (
        <FormProvider {...form}>
          <chakra.form
            id={formId}
            noValidate
            display="grid"
            gap="4"
            onSubmit={form.handleSubmit(values => tailor({ resumeId: resume.id, ...values }))}
          >
            <FormError text={trouble?.text} />
            <chakra.p color="fg.muted">
              Aiki writes a new resume from this one, in the words of the job, and shows what changed. This
              one stays as it is.
            </chakra.p>
            {unsaved && (
              <Message
                tone="info"
                text="You have changes that are not saved. The last saved text is what is tailored."
              />
            )}
            <JobChoice aim={aim} />
          </chakra.form>
        </FormProvider>
      )}
    </Sheet>
  )
}
