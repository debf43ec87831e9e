import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { jobDescriptionLimit } from '../../../../shared/api/assistant.ts'
import type { SkillGap } from '../../../../shared/api/career.ts'
import type { Profile } from '../../../../shared/api/profile.ts'
import { api } from '../../../api/api.ts'
import { LineField, TextField } from '../../../forms/fields.tsx'
import { Restored } from '../../../forms/restored.tsx'
import { StreamedView } from '../../../kit/streamed-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import type { TargetJob } from '../../../writing/target-job.ts'
import { firstFocusable } from '../../applications/focus.ts'
import { askButton, chooseButton } from '../focus.ts'
import { JobPicker } from '../job-picker.tsx'
import { skillGapsQuery, takeGap } from '../queries.ts'
import { useFound, useWish } from '../use-wish.ts'
import { useWishWriting } from '../use-wish-writing.ts'
import { WishForm } from '../wish-form.tsx'
import { analyseFailed } from '../words.ts'
import { filledFrom, type GapFields, gapFields, gapWishDraft, withJob } from './fields.ts'
import { gapFile } from './gap-file.ts'
import { WrittenGap } from './written-gap.tsx'

type Name = keyof GapFields
type Props = { sub: string; profile: Profile | null; onWritten: (id: string) => void }

const soon = (act: () => void) => void requestAnimationFrame(act)
const lacking = new Set<string | undefined>(['too_small', 'invalid_format'])

/** The role, the industry, and perhaps the job that a person's skills are compared with. */
export const GapForm = ({ sub, profile, onWritten }: Props) => {
  const client = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  const kept = useMemo(() => gapWishDraft(sub), [sub])
  const found = useFound(kept, filledFrom(profile))
  const form = useForm<GapFields>({ resolver: zodResolver(gapFields), defaultValues: found.first.values })
  const { restored, touched, startAfresh, ...wish } = useWish({ ...found, form, kept })
  const { writing, ask, cancel } = useWishWriting<GapFields, SkillGap>({
    ...wish,
    failing: analyseFailed,
    failedTitle: 'Analysis Failed',
    send: (body, signal) => api.assistant.analyseSkillGap({ body }, { signal }),
    onDone: made => void takeGap(client, made).then(() => onWritten(made.id)),
    lookAgain: () => void client.invalidateQueries(skillGapsQuery),
  })
  const begin = () => {
    startAfresh()
    form.setFocus('targetRole')
  }
  const fill = (values: GapFields) => {
    form.setValue('targetRole', values.targetRole)
    form.setValue('jobDescription', values.jobDescription)
    form.clearErrors('targetRole')
  }
  const choose = (aim: TargetJob) => {
    const before = form.getValues()
    fill(withJob(before, aim))
    setChoosing(false)
    if (before.targetRole.trim() !== '' || before.jobDescription.trim() !== '')
      notify({
        kind: 'info',
        title: 'Filled in from your application.',
        action: { label: 'Undo', onClick: () => fill(before) },
      })
    soon(() =>
      before.targetIndustry.trim() === ''
        ? form.setFocus('targetIndustry')
        : firstFocusable(askButton('skills'))?.focus({ preventScroll: true }),
    )
  }
  const isOffered = restored && writing.state === 'idle'
  const instead = isChoosing ? (
    <JobPicker
      words="Which job do you compare yourself with?"
      onChosen={choose}
      onBack={() => {
        setChoosing(false)
        soon(() => firstFocusable(chooseButton('skills'))?.focus())
      }}
    />
  ) : writing.state === 'writing' ? (
    <StreamedView words="Comparing your skills with the role" parts={writing.parts}>
      <WrittenGap parts={writing.parts} />
    </StreamedView>
  ) : null
  return (
    <WishForm
      form={form}
      writing={writing}
      touched={touched && !isOffered}
      instead={instead}
      name={askButton('skills')}
      submitWords="Analyse my skills"
      busyWords="Analysing..."
      onStop={cancel}
      onStartAfresh={begin}
      onSubmit={form.handleSubmit(
        values => {
          void gapFile.load().catch(() => undefined)
          return ask(values)
        },
        faults => {
          if (lacking.has(faults.targetRole?.type) || lacking.has(faults.targetIndustry?.type))
            notify({
              kind: 'error',
              title: 'Missing Information',
              description: 'Target role and target industry are required.',
            })
        },
      )}
    >
      {isOffered && <Restored onStartAfresh={begin} />}
      <Button
        data-focus={chooseButton('skills')}
        variant="subtle"
        justifySelf="start"
        onClick={() => setChoosing(true)}
      >
        <ListChecks />
        From an application
      </Button>
      <LineField<Name>
        name="targetRole"
        label="Target role"
        placeholder="Supply Planner"
        autoComplete="off"
      />
      <LineField<Name>
        name="targetIndustry"
        label="Target industry"
        placeholder="Food and drinks"
        autoComplete="off"
      />
      <TextField<Name>
        name="jobDescription"
        label="Job description"
        optional
        hint="Paste the advert: what it asks for comes first."
        max={jobDescriptionLimit}
        rows={6}
      />
    </WishForm>
  )
}
