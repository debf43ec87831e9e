import type { ComponentProps } from 'react'
import type { Preferences } from '../../../shared/api/preferences.ts'
import { ChooseVersion } from '../../forms/choose-version.tsx'
import { type PreferenceValues, preferenceFieldNames } from './fields.ts'
import { preferenceLabels, shown } from './words.ts'

type Props = Omit<ComponentProps<typeof ChooseVersion>, 'title' | 'of'> & {
  theirs: Preferences
  mine: Partial<PreferenceValues>
}

export const Conflict = ({ theirs, mine, ...rest }: Props) => (
  <ChooseVersion
    {...rest}
    title="Job Preferences"
    of={preferenceFieldNames.options
      .filter(field => field in mine && shown(mine, field) !== shown(theirs, field))
      .map(field => ({
        name: preferenceLabels[field],
        theirs: shown(theirs, field),
        mine: shown(mine, field),
      }))}
  />
)
