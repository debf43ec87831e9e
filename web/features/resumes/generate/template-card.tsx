import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ResumeTemplate } from '../../../../shared/lists.ts'
import { checkCardRecipe } from '../../../theme/recipes/check-card.ts'
import { TemplatePicture } from './template-picture.tsx'

type Props = Omit<ComponentProps<typeof chakra.input>, 'type' | 'children'> & {
  template: ResumeTemplate
  label: string
  /** Stands below the name. */
  children: ReactNode
}

/** A native radio button as a small picture of a template, with its name. */
export const TemplateCard = ({ template, label, children, ...rest }: Props) => {
  const styles = useSlotRecipe({ recipe: checkCardRecipe })()
  return (
    <chakra.label
      css={styles.root}
      px="1"
      py="2.5"
      justifyContent="center"
      alignItems="flex-start"
      {...(rest.disabled && { cursor: 'not-allowed' })}
    >
      <chakra.input type="radio" css={styles.input} {...rest} />
      {rest.checked && <Tick />}
      <chakra.b css={styles.text} display="grid" gap="1.5" justifyItems="center" fontSize="sm">
        <TemplatePicture template={template} />
        {label}
        {children}
      </chakra.b>
    </chakra.label>
  )
}

const Tick = () => (
  <chakra.span
    position="absolute"
    zIndex="base"
    top="1"
    insetEnd="1"
    display="grid"
    placeItems="center"
    boxSize="22px"
    borderRadius="full"
    color="brand.contrast"
    pointerEvents="none"
  >
    <Check size={14} strokeWidth={2.5} />
  </chakra.span>
)
