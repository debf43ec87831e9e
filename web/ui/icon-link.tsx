import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { iconButtonRecipe } from '../theme/recipes/icon-button.ts'

const Styled = chakra('a', iconButtonRecipe)

type Props = Omit<ComponentProps<typeof Styled>, 'children'> & {
  label: string
  icon: ReactNode
  href: string
}

/** An address outside the app, in a new tab that knows nothing of this one. */
export const IconLink = ({ label, icon, ...rest }: Props) => (
  <Styled aria-label={label} title={label} target="_blank" rel="noopener noreferrer" {...rest}>
    {icon}
  </Styled>
)
