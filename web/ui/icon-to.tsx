import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { iconButtonRecipe } from '../theme/recipes/icon-button.ts'

const Styled = chakra(Link, iconButtonRecipe)

type Props = Omit<ComponentProps<typeof Styled>, 'children'> & { label: string; icon: ReactNode }

/** An address inside the app, as an icon. */
export const IconTo = ({ label, icon, to, ...rest }: Props) => (
  <Styled to={to} aria-label={label} title={label} {...rest}>
    {icon}
  </Styled>
)
