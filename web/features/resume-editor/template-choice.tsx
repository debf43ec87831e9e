import { chakra, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { resumeTemplate } from '../../../shared/api/resumes.ts'
import { allResumeTemplates, isPremium, type ResumeTemplate } from '../../../shared/lists.ts'
import { paths } from '../../paths.ts'
import { segmentedRecipe } from '../../theme/recipes/segmented.ts'
import { TextLink } from '../../ui/links.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { templateNames, templateUses } from '../../writing/words.ts'

type Props = {
  value: ResumeTemplate
  onChange: (template: ResumeTemplate) => void
  hasPremium: boolean
}

/** What a template is for. */
export const TemplateUse = ({ template }: { template: ResumeTemplate }) => (
  <chakra.p textStyle="meta" color="fg.muted" mt="1.5">
    {templateUses[template]}
  </chakra.p>
)

export const EliteNote = () => (
  <chakra.p textStyle="meta" color="fg.subtle" mt="1.5">
    Executive and Loom come with Elite.{' '}
    <TextLink to={paths.upgrade} variant="text">
      See the plans
    </TextLink>
  </chakra.p>
)

/** The choice in one line, for phones, where the paper needs the room. */
export const TemplateSelect = ({ value, onChange, hasPremium }: Props) => (
  <SelectField
    label={<VisuallyHidden>Template</VisuallyHidden>}
    value={value}
    onChange={event => {
      const template = resumeTemplate.safeParse(event.target.value)
      if (template.success) onChange(template.data)
    }}
    options={allResumeTemplates.map(template => ({
      value: template,
      label: `${templateNames[template]} template${isPremium(template) && !hasPremium ? ', on Elite' : ''}`,
      disabled: isPremium(template) && !hasPremium && template !== value,
    }))}
  />
)

/** The templates beside each other. */
export const TemplateChoice = ({ value, onChange, hasPremium }: Props) => {
  const styles = useSlotRecipe({ recipe: segmentedRecipe })()
  const name = useId()
  return (
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
  )
}
