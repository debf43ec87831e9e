import { chakra, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { memo, useId } from 'react'
import { useController } from 'react-hook-form'
import { allows } from '../../../shared/domain/plan.ts'
import type { ResumeDocument } from '../../../shared/domain/resume/document.ts'
import { hasMarks, plainName } from '../../../shared/domain/resume/plain-name.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { allResumeTemplates, isPremium, type ResumeTemplate } from '../../../shared/lists.ts'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { segmentedRecipe } from '../../theme/recipes/segmented.ts'
import { TextLink } from '../../ui/links.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { templateNames, templateUses } from '../../writing/words.ts'
import type { ResumeFields } from './resume-form.ts'

type Props = { document: ResumeDocument; marks: readonly Unit[] }

/** Memoized, because the paper only changes when the text was parsed. */
const Paper = memo(ResumePaper)

/** The resume as paper, and the choice of its template. */
export const PreviewPanel = ({ document, marks }: Props) => {
  const { field } = useController<ResumeFields, 'template'>({ name: 'template' })
  const { field: withoutMarks } = useController<ResumeFields, 'plainName'>({ name: 'plainName' })
  const plan = useSubscriptionStatus()
  return (
    <>
      <TemplateChoice
        value={field.value}
        onChange={field.onChange}
        hasPremium={plan !== null && allows(plan.tier, 'premium-templates')}
      />
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
      <chakra.div mt="3" p={{ base: '2', lg: '4' }} bg="bg.muted" borderRadius="lg">
        <Paper document={document} template={field.value} plainName={withoutMarks.value} marks={marks} />
      </chakra.div>
    </>
  )
}

type ChoiceProps = {
  value: ResumeTemplate
  onChange: (template: ResumeTemplate) => void
  hasPremium: boolean
}

const TemplateChoice = ({ value, onChange, hasPremium }: ChoiceProps) => {
  const styles = useSlotRecipe({ recipe: segmentedRecipe })()
  const name = useId()
  return (
    <>
      <chakra.div role="radiogroup" aria-label="Template" css={styles.root} display="flex" flexWrap="wrap">
        {allResumeTemplates.map(template => {
          const isLocked = isPremium(template) && !hasPremium
          const isChosen = template === value
          return (
            <chakra.label
              key={template}
              css={styles.item}
              px="2.5"
              {...(isChosen && { 'data-on': '' })}
              {...(isLocked && { color: 'fg.subtle', cursor: 'not-allowed', _hover: { color: 'fg.subtle' } })}
            >
              <chakra.input
                type="radio"
                name={name}
                value={template}
                checked={isChosen}
                disabled={isLocked && !isChosen}
                onChange={() => onChange(template)}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="inherit"
              />
              {isLocked && <Lock size={14} />}
              {templateNames[template]}
              {isLocked && <VisuallyHidden>, on Elite</VisuallyHidden>}
            </chakra.label>
          )
        })}
      </chakra.div>
      <chakra.p textStyle="meta" color="fg.muted" mt="1.5">
        {templateUses[value]}
      </chakra.p>
      {!hasPremium && (
        <chakra.p textStyle="meta" color="fg.subtle" mt="1.5">
          Executive and Loom come with Elite.{' '}
          <TextLink to={paths.upgrade} variant="text">
            See the plans
          </TextLink>
        </chakra.p>
      )}
    </>
  )
}
