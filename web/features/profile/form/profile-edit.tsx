import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Profile } from '../../../../shared/api/profile.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { SaveBar } from '../../../ui/save-bar.tsx'
import { Conflict } from './conflict.tsx'
import { profileFieldNames } from './fields.ts'
import { JobFields, LinkFields, PersonalFields, ProfessionalFields } from './sections.tsx'
import { useProfileForm } from './use-profile-form.ts'

type Props = {
  profile: Profile
  sub: string
  /** The field that takes the focus, if it is one. */
  first: string
  onDone: () => void
}

export const ProfileEdit = ({ profile, sub, first, onDone }: Props) => {
  const { form, busy, trouble, touched, restored, submit, discard, conflict } = useProfileForm({
    profile,
    sub,
    onDone,
  })
  const goTo = useEffectEvent((name: string) => {
    const field = profileFieldNames.safeParse(name)
    if (field.success) form.setFocus(field.data)
  })
  useEffect(() => goTo(first), [first])

  if (conflict) return <Conflict {...conflict} busy={busy} />
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={submit} noValidate aria-labelledby="page-title">
        <PageHead
          title="Edit your profile"
          text={
            restored ? 'What you typed before is still here.' : 'Leave out what you would rather not say.'
          }
        />
        <chakra.div display="grid" gap="4" mb="4">
          <FormError text={trouble?.text} />
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
        </chakra.div>
        <SaveBar>
          <Button ref={handOnFocus()} variant="outline" onClick={discard} disabled={busy}>
            {touched ? 'Discard' : 'Cancel'}
          </Button>
          <Button ref={handOnFocus()} type="submit" loading={busy} loadingText="Saving...">
            {trouble?.kind === 'lost' ? 'Try again' : 'Save profile'}
          </Button>
        </SaveBar>
      </chakra.form>
    </FormProvider>
  )
}
