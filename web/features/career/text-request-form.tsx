import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { type ProfileTextWithFacts, profileContentLimit } from '../../../shared/api/career.ts'
import type { Profile } from '../../../shared/api/profile.ts'
import { profileTextLimits } from '../../../shared/domain/career/profile-text-limits.ts'
import { type ProfileTextType, profileTextTypes } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { RadioField } from '../../forms/card-fields.tsx'
import { levelChoices } from '../../forms/choices.ts'
import { ChoiceField, FieldGrid, LineField, TextField } from '../../forms/fields.tsx'
import { listIn, type Parts } from '../../kit/streamed-text.ts'
import { StreamedView } from '../../kit/streamed-view.tsx'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { ChosenJob } from '../../writing/chosen-job.tsx'
import { AdviceForm, useAdviceRequest } from './advice-form.tsx'
import { putWrittenText, textRows } from './queries.ts'
import { Bullets } from './section.tsx'
import {
  filledFrom,
  jobFrom,
  type TextFields,
  type TextRequest,
  textFields,
  textRequestDraft,
  textRequestOf,
} from './text-request.ts'
import { useToolAddress } from './tool-address.ts'
import { figure, typeNames } from './words.ts'

type Name = keyof TextFields
type Props = {
  sub: string
  profile: Profile | null
  /** The plan fits texts to a job. */
  canFit: boolean
  /** Called when the request is sent, so that the file that shows the text loads meanwhile. */
  onSend: () => void
}

/** Where LinkedIn shows each text. */
const typePlaces: Readonly<Record<ProfileTextType, string>> = {
  headline: 'The line below your name',
  summary: 'LinkedIn calls it About',
  bio: 'A short text about you, for a services page',
}

const typeOptions = profileTextTypes.map(type => ({
  value: type,
  label: typeNames[type],
  text: `${typePlaces[type]}. At most ${figure(profileTextLimits[type])} characters.`,
}))

/** Asks which text of the profile to write, for which role, and from which text. */
export const TextRequestForm = ({ sub, profile, canFit, onSend }: Props) => {
  const client = useQueryClient()
  const { present } = useToolAddress()
  const request = useAdviceRequest<TextFields, TextRequest, ProfileTextWithFacts>({
    stored: textRequestDraft(sub),
    filled: filledFrom(profile),
    resolver: zodResolver(textFields),
    failed: 'Something went wrong while the text was written. Please try again.',
    failedTitle: 'Optimization Failed',
    send: (body, signal) => api.assistant.optimiseProfileText({ body }, { signal }),
    onMade: async made => {
      await putWrittenText(client, made)
      present('text', made.profileText.id)
    },
    reload: () => textRows.reload(client),
  })
  const { form } = request
  const [type, job] = useWatch({ control: form.control, name: ['type', 'job'] })
  const typeName = typeNames[type].toLowerCase()
  return (
    <AdviceForm
      tool="linkedin"
      request={request}
      onSubmit={values => {
        onSend()
        return request.send(textRequestOf(values, canFit))
      }}
      required={['targetRole', 'currentContent']}
      requiredWords="Target role and current content are required."
      submitLabel={`Optimise my ${typeName}`}
      busyLabel="Optimising..."
      progress={parts => (
        <StreamedView words={`Writing your ${typeName}`} parts={parts}>
          <WrittenText parts={parts} type={type} />
        </StreamedView>
      )}
      chooseWords="Which job should the text fit?"
      onJob={job => {
        form.setValue('job', jobFrom(job))
        // A person who fits a text to a job means its role, unless they named one.
        if (form.getValues('targetRole').trim() === '')
          form.setValue('targetRole', job.jobTitle, { shouldValidate: form.formState.isSubmitted })
        return null
      }}
    >
      {chooseJob => (
        <>
          <RadioField<Name>
            name="type"
            label="Content type"
            columns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
            options={typeOptions}
          />
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
            hint="Paste what your profile says now, or a few lines about your work. Aiki takes what you write here as true."
            max={profileContentLimit}
            rows={6}
          />
          {canFit ? (
            <ChosenJob
              name={job?.name ?? null}
              words="For the job"
              chooseLabel="Fit it to a tracked job"
              focus="choose-linkedin"
              noun="the job"
              onChoose={chooseJob}
              onRemove={() => form.setValue('job', null)}
            />
          ) : (
            <chakra.p textStyle="small" color="fg.muted">
              On Elite a text can fit a job that you track.{' '}
              <TextLink to={paths.upgrade}>See the plans</TextLink>
            </chakra.p>
          )}
        </>
      )}
    </AdviceForm>
  )
}

/** The text and the reasons, as far as they are written. */
const WrittenText = ({ parts, type }: { parts: Parts; type: ProfileTextType }) => {
  const content =
    type === 'headline' ? listIn(parts, 'parts').join(' | ') : listIn(parts, 'paragraphs').join('\n\n')
  const reasons = listIn(parts, 'reasons')
  return (
    <>
      {content !== '' && (
        <>
          <chakra.p whiteSpace="pre-wrap">{content}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {figure(content.length)} of {figure(profileTextLimits[type])} characters
          </chakra.p>
        </>
      )}
      {reasons.length > 0 && <Bullets lines={reasons} color="fg.muted" />}
    </>
  )
}
