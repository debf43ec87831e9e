import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { allows } from '../../../shared/domain/plan.ts'
import type { ResumeDocument } from '../../../shared/domain/resume/document.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import type { ResumeFields } from './fields.ts'
import { TemplateChoice } from './template-choice.tsx'

type Props = { document: ResumeDocument; marks: readonly Unit[] }

/** Typing does not draw the paper anew before it is read. */
const Paper = memo(ResumePaper)

/** The paper as it will be, and the choice of how it looks. */
export const PreviewPanel = ({ document, marks }: Props) => {
  const { field } = useController<ResumeFields, 'template'>({ name: 'template' })
  const plan = useSubscriptionStatus()
  return (
    <>
      <TemplateChoice
        value={field.value}
        onChange={field.onChange}
        allPremium={plan !== null && allows(plan.tier, 'premium-templates')}
      />
      <chakra.div mt="3" p={{ base: '3.5', lg: '5' }} bg="bg.muted" borderRadius="lg">
        <Paper document={document} template={field.value} marks={marks} />
      </chakra.div>
    </>
  )
}
