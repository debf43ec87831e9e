import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { features, plans } from '../../../../shared/domain/plan.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { templateChoices } from '../../../writing/templates.ts'
import type { GenerateFields } from './fields.ts'
import { TemplateCard } from './template-card.tsx'

/** Three in a row, and two where there is no room for their names. */
const threeAtMost = 'repeat(auto-fill, minmax(max(6.4rem, calc((100% - 17px) / 3)), 1fr))'

/** The templates to choose from. What the plan does not have is there to be seen, with the plan that does. */
export const TemplateField = ({ hasPremium }: { hasPremium: boolean }) => {
  const { field } = useController<GenerateFields, 'template'>({ name: 'template' })
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="label" mb="1.5">
        Template
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={threeAtMost} gap="2">
        {templateChoices.map(({ value: template, label, isPremium }) => {
          const isLocked = isPremium && !hasPremium && field.value !== template
          return (
            <TemplateCard
              key={template}
              template={template}
              label={label}
              name={name}
              checked={field.value === template}
              disabled={isLocked}
              {...(field.value === template && { ref: field.ref })}
              onChange={() => field.onChange(template)}
            >
              {isLocked && (
                <Badge tone="brand">
                  <Lock size={14} />
                  {plans[features['premium-templates']].name}
                </Badge>
              )}
            </TemplateCard>
          )
        })}
      </chakra.div>
      {!hasPremium && (
        <TextLink to={paths.upgrade} display="inline-flex" alignItems="center" minH="tap" textStyle="small">
          See what the other plans include
        </TextLink>
      )}
    </chakra.fieldset>
  )
}
