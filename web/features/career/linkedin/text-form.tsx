import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  type ProfileTextRequest,
  type ProfileTextWithFacts,
  profileContentLimit,
} from '../../../../shared/api/career.ts'
import type { Profile } from '../../../../shared/api/profile.ts'
import { api } from '../../../api/api.ts'
import { levelChoices } from '../../../forms/choices.ts'
import { FieldGrid } from '../../../forms/field-grid.tsx'
import { ChoiceField, LineField, TextField } from '../../../forms/fields.tsx'
import { Restored } from '../../../forms/restored.tsx'
import { StreamedView } from '../../../kit/streamed-view.tsx'
import { notify } from '../../../ui/notify.ts'
import { firstFocusable } from '../../applications/focus.ts'
import { askButton, chooseButton } from '../focus.ts'
import { JobPicker } from '../job-picker.tsx'
import { profileTextsQuery, takeText } from '../queries.ts'
import { useFound, useWish } from '../use-wish.ts'
import { useWishWriting } from '../use-wish-writing.ts'
import { WishForm } from '../wish-form.tsx'
import { optimiseFailed, typeNames } from '../words.ts'
import { filledFrom, jobFrom, type TextFields, textFields, textWishDraft, wishOf } from './fields.ts'
import { JobLine } from './job-line.tsx'
import { textFile } from './text-file.ts'
import { TypeField } from './type-field.tsx'
import { WrittenText } from './written-text.tsx'

type Name = keyof TextFields
type Props = {
  sub: string
  profile: Profile | null
  /** The plan fits texts to a job. */
  canFit: boolean
  onWritten: (id: string) => void
}

const soon = (act: () => void) => void requestAnimationFrame(act)

/** What of the profile is written anew, for which role, and from what. */
export const TextForm = ({ sub, profile, canFit, onWritten }: Props) => {
  const client = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  const kept = useMemo(() => textWishDraft(sub), [sub])
  const found = useFound(kept, filledFrom(profile))
  const form = useForm<TextFields>({
    resolver: zodResolver(textFields),
    defaultValues: found.first.values,
  })
  const { restored, touched, startAfresh, ...wish } = useWish({ ...found, form, kept })
  const type = useWatch({ control: form.control, name: 'type' })
  const { writing, ask, cancel } = useWishWriting<Omit<ProfileTextRequest, 'id'>, ProfileTextWithFacts>({
    ...wish,
    failing: optimiseFailed,
    failedTitle: 'Optimization Failed',
    send: (body, signal) => api.assistant.optimiseProfileText({ body }, { signal }),
    onDone: made => void takeText(client, made).then(() => onWritten(made.profileText.id)),
    lookAgain: () => void client.invalidateQueries(profileTextsQuery),
  })
  const begin = () => {
    startAfresh()
    form.setFocus('targetRole')
  }
  const isOffered = restored && writing.state === 'idle'
  const instead = isChoosing ? (
    <JobPicker
      words="Which job should the text fit?"
      onChosen={aim => {
        form.setValue('job', jobFrom(aim), { shouldDirty: true })
        // Who fits a text to a job means its role, unless they named one.
        if (form.getValues('targetRole').trim() === '')
          form.setValue('targetRole', aim.jobTitle, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        setChoosing(false)
        soon(() => firstFocusable(askButton('linkedin'))?.focus({ preventScroll: true }))
      }}
      onBack={() => {
        setChoosing(false)
        soon(() => firstFocusable(chooseButton('linkedin'))?.focus())
      }}
    />
  ) : writing.state === 'writing' ? (
    <StreamedView words={`Writing your ${typeNames[type].toLowerCase()}`} parts={writing.parts}>
      <WrittenText parts={writing.parts} type={type} />
    </StreamedView>
  ) : null
  return (
    <WishForm
      form={form}
      writing={writing}
      touched={touched && !isOffered}
      instead={instead}
      name={askButton('linkedin')}
      submitWords={`Optimise my ${typeNames[type].toLowerCase()}`}
      busyWords="Optimising..."
      onStop={cancel}
      onStartAfresh={begin}
      onSubmit={form.handleSubmit(
        values => {
          void textFile.load().catch(() => undefined)
          return ask(wishOf(values, canFit))
        },
        faults => {
          const lacks = [faults.targetRole, faults.currentContent].some(fault =>
            ['too_small', 'invalid_format'].includes(fault?.type ?? ''),
          )
          if (lacks)
            notify({
              kind: 'error',
              title: 'Missing Information',
              description: 'Target role and current content are required.',
            })
        },
      )}
    >
      {isOffered && <Restored onStartAfresh={begin} />}
      <TypeField />
      <LineField<Name>
        name="targetRole"
        label="Target role"
        placeholder="Operations Manager"
        autoComplete="off"
      />
      <FieldGrid>
        <LineField<Name>
          name="industry"
          label="Industry"
          optional
          placeholder="Logistics"
          autoComplete="off"
        />
        <ChoiceField<Name> name="experience" label="Experience level" optional options={levelChoices} />
      </FieldGrid>
      <TextField<Name>
        name="currentContent"
        label="Current content"
        hint="Paste what your profile says now, or a few lines about your work. What you say here counts as true of you."
        max={profileContentLimit}
        rows={6}
      />
      <JobLine canFit={canFit} onChoose={() => setChoosing(true)} />
    </WishForm>
  )
}
