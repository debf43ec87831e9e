import { useController } from 'react-hook-form'
import { TagInput } from '../ui/tag-input.tsx'
import type { Tags } from '../ui/tags.ts'
import { useFieldError } from './fields.tsx'

type Props<Name extends string> = {
  name: Name
  label: string
  one: string
  hint?: string
  placeholder?: string
}

/** A tag input of the form around. */
export const TagsField = <Name extends string>({ name, ...rest }: Props<Name>) => {
  const { field } = useController<Record<string, Tags>>({ name })
  return <TagInput {...rest} value={field.value} onChange={field.onChange} error={useFieldError(name)} />
}
