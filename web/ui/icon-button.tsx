import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { iconButtonRecipe } from '../theme/recipes/icon-button.ts'

const Styled = chakra('button', iconButtonRecipe)

type Props = Omit<ComponentProps<typeof Styled>, 'children'> & {
  /** What a screen reader says, and the hint on hover. */
  label: string
  icon: ReactNode
}

export const IconButton = ({ label, icon, ...rest }: Props) => (
  <Styled type="button" aria-label={label} title={label} {...rest}>
    {icon}
  </Styled>
)
