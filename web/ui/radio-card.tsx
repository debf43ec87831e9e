import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Circle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { checkCardRecipe } from '../theme/recipes/check-card.ts'

type Props = Omit<ComponentProps<typeof chakra.input>, 'type' | 'children'> & { children: ReactNode }

/** A native radio button as a bordered card, one of a few that share their `name`. */
export const RadioCard = ({ children, ...rest }: Props) => {
  const styles = useSlotRecipe({ recipe: checkCardRecipe })()
  return (
    <chakra.label css={styles.root} {...(rest.disabled && { cursor: 'not-allowed' })}>
      <chakra.input type="radio" css={styles.input} {...rest} />
      <chakra.span css={styles.box} borderRadius="full">
        <Circle size={8} strokeWidth={0} fill="currentColor" />
      </chakra.span>
      <chakra.span css={styles.text} flex="1">
        {children}
      </chakra.span>
    </chakra.label>
  )
}
