import { chakra } from '@chakra-ui/react'
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
import { useToolAddress } from './tool-address.ts'
import { numbered } from './words.ts'

/** The request, without its id. */
const gapFields = z.omit(skillGapRequest, { id: true })
type GapFields = z.infer<typeof gapFields>
type Name = keyof GapFields

/** As typed: a draft may hold what the form would not take yet. */
const typedFields = z.object({
  targetRole: z.string(),
  targetIndustry: z.string(),
  jobDescription: z.string(),
})

/** The fields as the profile fills them in. */
const filledFrom = (profile: Profile | null): GapFields => ({
  targetRole: '',
  targetIndustry: (profile?.industry ?? '').slice(0, 100),
  jobDescription: '',
})

type Props = { sub: string; profile: Profile | null }

/** The role, the industry, and perhaps the job that a person's skills are compared with. */
export const GapRequestForm = ({ sub, profile }: Props) => {
  const client = useQueryClient()
  const { present } = useToolAddress()
  const { request, ...of } = useAdviceRequest<GapFields, GapFields, SkillGap>({
    stored: () => formDraft(sub, 'new-skill-gap', typedFields),
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
  const { form } = of
  const fillIn = ({ targetRole, jobDescription }: Omit<GapFields, 'targetIndustry'>) => {
    form.setValue('targetRole', targetRole)
    form.setValue('jobDescription', jobDescription)
    form.clearErrors('targetRole')
  }
  return (
    <AdviceForm
      tool="skills"
      of={of}
      onSubmit={values => {
        void GapDialog.load().catch(() => undefined)
        return request(values)
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
        // No job says its industry.
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
            hint="Paste the advert: what it asks for comes first."
            max={jobDescriptionLimit}
            rows={6}
          />
        </>
      )}
    </AdviceForm>
  )
}

/** An analysis as far as it is written: its summary, and the missing skills. */
const WrittenGap = ({ parts }: { parts: Parts }) => {
  const missing = listIn(parts, 'missingSkills')
  const summary = parts.get('summary') ?? ''
  return (
    <>
      {summary !== '' && <p>{summary}</p>}
      {missing.length > 0 && (
        <chakra.ul ps="5" listStyleType="disc" aria-label="Missing skills">
          {numbered(missing).map(({ at, item }) => (
            <li key={at}>{item}</li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}
