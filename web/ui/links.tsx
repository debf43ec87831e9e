import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonRecipe, iconButtonRecipe } from '../theme/recipes/button.ts'
import { linkRecipe } from '../theme/recipes/link.ts'

/** A link inside the app. `variant="text"` is underlined, for links within a sentence. */
export const TextLink = chakra(Link, linkRecipe)

/** A link with an icon before its words, as tall as a thumb needs. */
export const IconTextLink = chakra(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' },
})

/** A link inside the app that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe)

const StyledIconTo = chakra(Link, iconButtonRecipe)

type IconToProps = Omit<ComponentProps<typeof StyledIconTo>, 'children'> & { label: string; icon: ReactNode }

/** An address inside the app, as an icon. */
export const IconTo = ({ label, icon, to, ...rest }: IconToProps) => (
  <StyledIconTo to={to} aria-label={label} title={label} {...rest}>
    {icon}
  </StyledIconTo>
)

/** An address outside the app, in a new tab that knows nothing of this one. */
export const IconLink = ({ href, ...rest }: ComponentProps<typeof IconTo> & { href: string }) => (
  <IconTo target="_blank" rel="noopener noreferrer" {...rest} to={href} />
)
