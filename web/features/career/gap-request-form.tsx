import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import * as z from 'zod/mini'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { type SkillGap, skillGapRequest } from '../../../shared/api/career.ts'
import type { Profile } from '../../../shared/api/profile.ts'
import { api } from '../../api/api.ts'
import { LineField, TextField } from '../../forms/fields.tsx'
import { formDraft } from '../../kit/draft.ts'
import { listIn, type Parts } from '../../kit/streamed-text.ts'
import { StreamedView } from '../../kit/streamed-view.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { AdviceForm, useAdviceRequest } from './advice-form.tsx'
import { GapDialog } from './gap-list.tsx'
import { gapRows } from './queries.ts'
import { Bullets } from './section.tsx'
import { useToolAddress } from './tool-address.ts'

/** The request, without its id. */
const gapFields = z.omit(skillGapRequest, { id: true })
type GapFields = z.infer<typeof gapFields>
type Name = keyof GapFields

/** A draft may hold values that the form does not accept yet. */
const typedFields = z.object({
  targetRole: z.string(),
  targetIndustry: z.string(),
  jobDescription: z.string(),
})

const filledFrom = (profile: Profile | null): GapFields => ({
  targetRole: '',
  targetIndustry: (profile?.industry ?? '').slice(0, 100),
  jobDescription: '',
})

type Props = { sub: string; profile: Profile | null }

/** Asks for the role, the industry and optionally the job that the person's skills are compared with. */
export const GapRequestForm = ({ sub, profile }: Props) => {
  const client = useQueryClient()
  const { present } = useToolAddress()
  const request = useAdviceRequest<GapFields, GapFields, SkillGap>({
    stored: formDraft(sub, 'new-skill-gap', typedFields),
    filled: filledFrom(profile),
    resolver: zodResolver(gapFields),
    failed: 'Something went wrong while your skills were compared. Please try again.',
    failedTitle: 'Analysis Failed',
    send: (body, signal) => api.assistant.analyseSkillGap({ body }, { signal }),
    onMade: async made => {
      await gapRows.put(client, made)
      present('gap', made.id)
    },
    reload: () => gapRows.reload(client),
  })
  const { form } = request
  const fillIn = ({ targetRole, jobDescription }: Omit<GapFields, 'targetIndustry'>) => {
    form.setValue('targetRole', targetRole)
    form.setValue('jobDescription', jobDescription)
    form.clearErrors('targetRole')
  }
  return (
    <AdviceForm
      tool="skills"
      request={request}
      onSubmit={values => {
        void GapDialog.load().catch(() => undefined)
        return request.send(values)
      }}
      required={['targetRole', 'targetIndustry']}
      requiredWords="Target role and target industry are required."
      submitLabel="Analyse my skills"
      busyLabel="Analysing..."
      progress={parts => (
        <StreamedView words="Comparing your skills with the role" parts={parts}>
          <WrittenGap parts={parts} />
        </StreamedView>
      )}
      chooseWords="Which job do you compare yourself with?"
      onJob={({ jobTitle, description }) => {
        const before = form.getValues()
        fillIn({
          targetRole: jobTitle.slice(0, 200),
          jobDescription: description.slice(0, jobDescriptionLimit),
        })
        if (before.targetRole.trim() !== '' || before.jobDescription.trim() !== '')
          notify({
            kind: 'info',
            title: 'Filled in from your application.',
            action: { label: 'Undo', onClick: () => fillIn(before) },
          })
        // An application does not name its industry.
        return before.targetIndustry.trim() === '' ? 'targetIndustry' : null
      }}
    >
      {chooseJob => (
        <>
          <Button data-focus="choose-skills" variant="subtle" justifySelf="start" onClick={chooseJob}>
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
            hint="Paste the advert. The skills that it asks for come first."
            max={jobDescriptionLimit}
            rows={6}
          />
        </>
      )}
    </AdviceForm>
  )
}

/** What the person brings, and what they lack, as far as it is written, in the order in which it is. */
const WrittenGap = ({ parts }: { parts: Parts }) => {
  const brings = listIn(parts, 'brings').join(' ')
  const missing = listIn(parts, 'missingSkills')
  const lacks = parts.get('lacks') ?? ''
  return (
    <>
      {brings !== '' && <p>{brings}</p>}
      {missing.length > 0 && <Bullets lines={missing} aria-label="Missing skills" />}
      {lacks !== '' && <p>{lacks}</p>}
    </>
  )
}
