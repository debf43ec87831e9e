import type { ComponentProps } from 'react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { ChooseVersion } from '../../forms/two-versions.tsx'
import { withComparedLines } from '../../writing/text-differences.tsx'
import { type ResumeValues, resumeDifferences, resumeLabels } from './resume-form.ts'

type Props = Omit<ComponentProps<typeof ChooseVersion>, 'title' | 'of'> & {
  theirs: Resume
  mine: Partial<ResumeValues>
}

/** In the place of the editor, when the resume was saved elsewhere meanwhile: what differs, and the choice. */
export const ResumeConflict = ({ theirs, mine, ...choose }: Props) => (
  <ChooseVersion
    title={theirs.title}
    of={resumeDifferences(theirs, mine).map(each =>
      each.name === resumeLabels.markdown ? withComparedLines(each) : each,
    )}
    {...choose}
  />
)
