import type { ComponentProps } from 'react'
import type { Profile, ProfileForm } from '../../../../shared/api/profile.ts'
import { ChooseVersion } from '../../../forms/choose-version.tsx'
import { profileLabels, shown } from '../words.ts'
import { profileFieldNames } from './fields.ts'

type Props = Omit<ComponentProps<typeof ChooseVersion>, 'title' | 'of'> & {
  theirs: Profile
  mine: Partial<ProfileForm>
}

export const Conflict = ({ theirs, mine, ...rest }: Props) => (
  <ChooseVersion
    {...rest}
    title="Edit your profile"
    of={profileFieldNames.options
      .filter(field => field in mine && shown(mine, field) !== shown(theirs, field))
      .map(field => ({
        name: profileLabels[field],
        theirs: shown(theirs, field),
        mine: shown(mine, field),
      }))}
  />
)
