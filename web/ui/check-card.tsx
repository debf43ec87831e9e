import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { checkCardRecipe } from '../theme/recipes/check-card.ts'

type Props = Omit<ComponentProps<typeof chakra.input>, 'type' | 'children'> & {
  children: ReactNode
}

/** A native checkbox as a bordered card. `{...register('willingToRelocate')}` goes on it. */
export const CheckCard = ({ children, ...rest }: Props) => {
  const styles = useSlotRecipe({ recipe: checkCardRecipe })()
  return (
    <chakra.label css={styles.root}>
      <chakra.input type="checkbox" css={styles.input} {...rest} />
      <chakra.span css={styles.box}>
        <Check size={15} strokeWidth={2.5} />
      </chakra.span>
      <chakra.span css={styles.text}>{children}</chakra.span>
    </chakra.label>
  )
}
