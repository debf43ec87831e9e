import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { firstFocusable } from '../../applications/focus.ts'
import { chooseButton } from '../focus.ts'
import type { LetterFields } from './fields.ts'

/** The application that the letter is for, or the way to one. */
export const ApplicationLine = ({ onChoose }: { onChoose: () => void }) => {
  const { field } = useController<LetterFields, 'application'>({ name: 'application' })
  if (!field.value)
    return (
      <Button data-focus={chooseButton} variant="subtle" justifySelf="start" onClick={onChoose}>
        <ListChecks />
        From an application
      </Button>
    )
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.p overflowWrap="anywhere">
        For your application <b>{field.value.name}</b>
      </chakra.p>
      <chakra.span display="flex" ms="-3">
        <Button data-focus={chooseButton} variant="ghost" size="sm" color="brand.fg" onClick={onChoose}>
          Choose another
        </Button>
        <Button
          ref={handOnFocus(() => firstFocusable(chooseButton))}
          variant="ghost"
          size="sm"
          onClick={() => field.onChange(null)}
        >
          Remove
          <VisuallyHidden> the application</VisuallyHidden>
        </Button>
      </chakra.span>
    </chakra.div>
  )
}
