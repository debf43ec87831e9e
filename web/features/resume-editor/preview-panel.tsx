import { chakra, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { memo, useId } from 'react'
import { useController } from 'react-hook-form'
import { allows } from '../../../shared/domain/plan.ts'
import type { ResumeDocument } from '../../../shared/domain/resume/document.ts'
import { isPremium } from '../../../shared/domain/resume/templates.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { allResumeTemplates, type ResumeTemplate } from '../../../shared/lists.ts'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { segmentedRecipe } from '../../theme/recipes/segmented.ts'
import { TextLink } from '../../ui/links.tsx'
import { templateNames } from '../../writing/words.ts'
import type { ResumeFields } from './resume-form.ts'

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

type ChoiceProps = {
  value: ResumeTemplate
  onChange: (template: ResumeTemplate) => void
  /** Whether the plan has the premium templates. */
  allPremium: boolean
}

/** The templates of the paper, in one row where there is room. */
const TemplateChoice = ({ value, onChange, allPremium }: ChoiceProps) => {
  const styles = useSlotRecipe({ recipe: segmentedRecipe })()
  const name = useId()
  return (
    <>
      <chakra.div role="radiogroup" aria-label="Template" css={styles.root} display="flex" flexWrap="wrap">
        {allResumeTemplates.map(template => {
          const locked = isPremium(template) && !allPremium
          const on = template === value
          return (
            <chakra.label
              key={template}
              css={styles.item}
              px="2.5"
              {...(on && { 'data-on': '' })}
              {...(locked && { color: 'fg.subtle', cursor: 'not-allowed', _hover: { color: 'fg.subtle' } })}
            >
              <chakra.input
                type="radio"
                name={name}
                value={template}
                checked={on}
                disabled={locked && !on}
                onChange={() => onChange(template)}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="inherit"
              />
              {locked && <Lock size={14} />}
              {templateNames[template]}
              {locked && <VisuallyHidden>, on Elite</VisuallyHidden>}
            </chakra.label>
          )
        })}
      </chakra.div>
      {!allPremium && (
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
