import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { useController } from 'react-hook-form'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { chooseButton } from '../focus.ts'
import type { TextFields } from './fields.ts'

type Props = { canFit: boolean; onChoose: () => void }

/** The tracked job that the text should fit, or the way to one; on Pro, what brings it. */
export const JobLine = ({ canFit, onChoose }: Props) => {
  const { field } = useController<TextFields, 'job'>({ name: 'job' })
  if (!canFit)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        On Elite a text can fit a job that you track. <TextLink to={paths.upgrade}>See the plans</TextLink>
      </chakra.p>
    )
  if (!field.value)
    return (
      <Button data-focus={chooseButton('linkedin')} variant="subtle" justifySelf="start" onClick={onChoose}>
        <ListChecks />
        Fit it to a tracked job
      </Button>
    )
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.p overflowWrap="anywhere" minW="0">
        To fit <b>{field.value.name}</b>
      </chakra.p>
      <chakra.span display="flex" ms="-3">
        <Button
          data-focus={chooseButton('linkedin')}
          variant="ghost"
          size="sm"
          color="brand.fg"
          onClick={onChoose}
        >
          Choose another
        </Button>
        <Button
          ref={handOnFocus(() => firstFocusable(chooseButton('linkedin')))}
          variant="ghost"
          size="sm"
          onClick={() => field.onChange(null)}
        >
          Remove
          <VisuallyHidden> the job</VisuallyHidden>
        </Button>
      </chakra.span>
    </chakra.div>
  )
}
