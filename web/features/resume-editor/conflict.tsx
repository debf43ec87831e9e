import type { ComponentProps } from 'react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { ChooseVersion } from '../../forms/choose-version.tsx'
import { fieldsOf, type ResumeValues, resumeFieldNames } from './fields.ts'
import { resumeLabels, shown } from './words.ts'

type Props = Omit<ComponentProps<typeof ChooseVersion>, 'title' | 'of'> & {
  theirs: Resume
  mine: Partial<ResumeValues>
}

/** The resume was changed elsewhere since it was opened here: both, where they differ. */
export const Conflict = ({ theirs, mine, ...rest }: Props) => {
  const there = fieldsOf(theirs)
  return (
    <ChooseVersion
      {...rest}
      title={theirs.title}
      of={resumeFieldNames.options
        .filter(field => field in mine && shown(mine, field) !== shown(there, field))
        .map(field => ({ name: resumeLabels[field], theirs: shown(there, field), mine: shown(mine, field) }))}
    />
  )
}
