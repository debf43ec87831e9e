import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useController } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import type { PracticeFields } from './fields.ts'

/** What the practice is for, where the dialog was opened from an application or a posting, and what goes along of it. */
export const JobLine = () => {
  const { field } = useController<PracticeFields, 'job'>({ name: 'job' })
  if (!field.value) return null
  const { name, applicationId, jobDescription, isAdvert } = field.value
  return (
    <div>
      <chakra.p overflowWrap="anywhere">
        For {applicationId !== null ? 'your application' : 'the job'} <b>{name}</b>
      </chakra.p>
      <chakra.p mt="0.5" textStyle="small" color="fg.muted">
        {jobDescription !== '' &&
          (isAdvert
            ? 'Its advert goes along, so that the questions fit.'
            : 'Your notes of it go along, so that the questions fit.')}
        <Button
          ref={handOnFocus()}
          variant="ghost"
          size="sm"
          color="brand.fg"
          display="flex"
          ms="-3"
          onClick={() => field.onChange(null)}
        >
          Practise without it
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </chakra.p>
    </div>
  )
}
