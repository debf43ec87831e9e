import { chakra, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { isPremium } from '../../../shared/domain/resume/templates.ts'
import { allResumeTemplates, type ResumeTemplate } from '../../../shared/lists.ts'
import { paths } from '../../paths.ts'
import { segmentedRecipe } from '../../theme/recipes/segmented.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { templateNames } from '../../writing/templates.ts'

type Props = {
  value: ResumeTemplate
  onChange: (template: ResumeTemplate) => void
  /** Whether the plan has the premium ones. */
  allPremium: boolean
}

/** How the paper looks: all five, in one row where there is room. */
export const TemplateChoice = ({ value, onChange, allPremium }: Props) => {
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
