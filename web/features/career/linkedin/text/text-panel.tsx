import { chakra } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { profileTextLimits } from '../../../../../shared/domain/career/profile-text-limits.ts'
import type { ProfileTextType } from '../../../../../shared/lists.ts'
import { useFieldError } from '../../../../forms/fields.tsx'
import type { Mark } from '../../../../truth/marked-lines.ts'
import { MarkedTextarea } from '../../../../truth/marked-textarea.tsx'
import { FormField } from '../../../../ui/form-field.tsx'
import { typeNames } from '../../words.ts'
import type { TextFields } from './draft.ts'
import { LimitCount } from './limit-count.tsx'

type Props = {
  type: ProfileTextType
  content: string
  marks: readonly Mark[]
  onSubmit: () => unknown
}

/** The text with its marks, and how much of LinkedIn's limit it takes. */
export const TextPanel = ({ type, content, marks, onSubmit }: Props) => {
  const { register } = useFormContext<TextFields>()
  return (
    <chakra.form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <FormField
        label={typeNames[type]}
        hint="Marked words have no source yet: they are not copied."
        error={useFieldError('content')}
        count={<LimitCount length={content.trim().length} max={profileTextLimits[type]} />}
      >
        <MarkedTextarea
          face="body"
          height={type === 'summary' ? 'text' : 'lines'}
          text={content}
          marks={marks}
          data-profile-text
          {...register('content')}
        />
      </FormField>
    </chakra.form>
  )
}
