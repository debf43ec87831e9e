import { chakra } from '@chakra-ui/react'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { buttonRecipe, iconButtonRecipe } from '../theme/recipes/button.ts'

const Styled = chakra('button', buttonRecipe)

type Props = ComponentProps<typeof Styled> & {
  /** Busy: the button keeps its place, says `loadingText` and takes no second press. */
  loading?: boolean
  loadingText?: string
}

export const Button = ({ loading = false, loadingText, children, asChild, ...rest }: Props) => {
  if (asChild)
    return (
      <Styled asChild {...rest}>
        {children}
      </Styled>
    )
  return (
    <Styled
      type="button"
      {...rest}
      {...(loading && { 'aria-disabled': true, 'data-busy': '', onClick: event => event.preventDefault() })}
    >
      {loading && (
        <chakra.span display="inline-flex" animation="spin 0.9s linear infinite">
          <LoaderCircle />
        </chakra.span>
      )}
      {loading && loadingText ? loadingText : children}
    </Styled>
  )
}

const StyledIcon = chakra('button', iconButtonRecipe)

type IconButtonProps = Omit<ComponentProps<typeof StyledIcon>, 'children'> & {
  /** What a screen reader says, and the hint on hover. */
  label: string
  icon: ReactNode
}

export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <StyledIcon type="button" aria-label={label} title={label} {...rest}>
    {icon}
  </StyledIcon>
)
