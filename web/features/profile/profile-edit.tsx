import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Profile, ProfileForm } from '../../../shared/api/profile.ts'
import { api } from '../../api/api.ts'
import { FormPage } from '../../kit/form-page.tsx'
import { againOr } from '../../kit/request-error.ts'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { profileQuery } from '../../person/queries.ts'
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
  /** The field that takes the focus, if the form has one of this name. */
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
    names: profileFieldNames,
    mutationKey: [...profileQuery.queryKey, 'save'],
    reload: async () => {
      const row = await client.fetchQuery({ ...profileQuery, staleTime: 0 })
      if (!row) throw new ApiError('not_found')
      return row
    },
    update: (_id, version, changes) => api.profile.update({ body: { ...changes, version } }),
    toastOf: profileUpdateError,
    onSaved: (saved, { hasMore, isHere }) => {
      client.setQueryData(profileQuery.queryKey, saved)
      notify(profileUpdated)
      if (isHere && !hasMore) onClose()
    },
    onUnchanged: onClose,
    onTakeTheirs: onClose,
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
      of={profileForm}
      differences={profileDifferences}
      saveLabel={againOr('Save profile', error)}
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
