import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { allows } from '../../../shared/domain/plan.ts'
import type { ResumeDocument } from '../../../shared/domain/resume/document.ts'
import { hasMarks, plainName } from '../../../shared/domain/resume/plain-name.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { SwitchField } from '../../ui/switch-field.tsx'
import type { ResumeFields } from './resume-form.ts'
import { EliteNote, TemplateChoice, TemplateSelect, TemplateUse } from './template-choice.tsx'

type Props = {
  document: ResumeDocument
  marks: readonly Unit[]
  /** The resume as the file has it, without the marked lines. Undefined: there are none. */
  inFile: ResumeDocument | undefined
  /** False: the paper has the whole screen, and stands above what is said of it. */
  isWide: boolean
}

/** Memoized, because the paper only changes when the text was parsed. */
const Paper = memo(ResumePaper)

/** The resume as paper, and the choice of its template. */
export const PreviewPanel = ({ document, marks, inFile, isWide }: Props) => {
  const { field } = useController<ResumeFields, 'template'>({ name: 'template' })
  const { field: withoutMarks } = useController<ResumeFields, 'plainName'>({ name: 'plainName' })
  const plan = useSubscriptionStatus()
  const hasPremium = plan !== null && allows(plan.tier, 'premium-templates')
  const choice = { value: field.value, onChange: field.onChange, hasPremium }
  const notes = (
    <>
      <TemplateUse template={field.value} />
      {!hasPremium && <EliteNote />}
      {hasMarks(document.name) && (
        <chakra.div mt="3">
          <SwitchField
            label="Name without its marks"
            hint={`Files then say ${plainName(document.name)}. Some systems of employers do not read the marks.`}
            checked={withoutMarks.value}
            onChange={withoutMarks.onChange}
          />
        </chakra.div>
      )}
    </>
  )
  return (
    <>
      {isWide ? <TemplateChoice {...choice} /> : <TemplateSelect {...choice} />}
      {isWide && notes}
      <chakra.div mt="3" p={{ base: '2', lg: '4' }} bg="bg.muted" borderRadius="lg">
        <Paper
          document={document}
          template={field.value}
          plainName={withoutMarks.value}
          marks={marks}
          inFile={inFile}
        />
      </chakra.div>
      {!isWide && notes}
    </>
  )
}
