import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Profile, ProfileForm } from '../../../shared/api/profile.ts'
import { api } from '../../api/api.ts'
import { forYouIsStale } from '../../jobs/queries.ts'
import { FormPage } from '../../kit/form-page.tsx'
import { labelOrRetry } from '../../kit/request-error.ts'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { preferencesQuery, profileQuery } from '../../person/queries.ts'
import { notify } from '../../ui/notify.ts'
import { Card } from '../../ui/panel.tsx'
import { JobFields, LinkFields, PersonalFields, ProfessionalFields } from './profile-fields.tsx'
import {
  fieldsOf,
  type ProfileFields,
  profileDifferences,
  profileDraft,
  profileFieldNames,
  profileFields,
} from './profile-form.ts'
import { profileUpdated, profileUpdateError } from './words.ts'

type Props = {
  profile: Profile
  sub: string
  /** The name of the field that takes the focus, if there is such a field. */
  first: string
  onClose: () => void
}

const useProfileForm = ({ profile, sub, onClose }: Omit<Props, 'first'>) => {
  const client = useQueryClient()
  return useVersionedForm<Profile, ProfileFields, ProfileForm>({
    row: profile,
    idOf: () => '',
    draftOf: () => profileDraft(sub),
    fieldsOf: row => fieldsOf(row ?? profile),
    resolver: zodResolver(profileFields),
    fieldNames: profileFieldNames,
    mutationKey: [...profileQuery.queryKey, 'save'],
    reload: async () => {
      const row = await client.fetchQuery({ ...profileQuery, staleTime: 0 })
      if (!row) throw new ApiError('not_found')
      return row
    },
    update: (_id, version, changes) => api.profile.update({ body: { ...changes, version } }),
    errorToast: profileUpdateError,
    onSaved: (saved, { hasUnsaved, isHere }) => {
      client.setQueryData(profileQuery.queryKey, saved)
      forYouIsStale(client)
      // Preferences that were never saved begin with what the profile says, so they are loaded again.
      const { queryKey } = preferencesQuery
      if (client.getQueryData(queryKey)?.version === 0) client.removeQueries({ queryKey, exact: true })
      notify(profileUpdated)
      if (isHere && !hasUnsaved) onClose()
    },
    onUnchanged: onClose,
  })
}

/** The form of the profile, in the place of the screen. */
export const ProfileEdit = ({ first, ...props }: Props) => {
  const profileForm = useProfileForm(props)
  const { form, error } = profileForm
  const goTo = useEffectEvent((name: string) => {
    const field = profileFieldNames.safeParse(name)
    if (field.success) form.setFocus(field.data)
  })
  useEffect(() => goTo(first), [first])
  return (
    <FormPage
      title="Edit your profile"
      text="Leave out what you would rather not say."
      form={profileForm}
      differences={profileDifferences}
      saveLabel={labelOrRetry('Save profile', error)}
      onClose={props.onClose}
    >
      <Card title="Personal">
        <PersonalFields />
      </Card>
      <Card title="Professional">
        <ProfessionalFields />
      </Card>
      <Card title="Links">
        <LinkFields />
      </Card>
      <Card title="Job preference">
        <JobFields />
      </Card>
    </FormPage>
  )
}
