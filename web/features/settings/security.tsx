import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogButton, SectionCard, SettingRow } from './section-card.tsx'
import { securityQuery } from './security-query.ts'

export const Security = () => {
  const session = useSession()
  const { data } = useQuery(securityQuery)
  if (session.state === 'signed-out') return null
  const pending = data?.pendingEmail
  return (
    <SectionCard title="Security">
      <SettingRow
        title="Password"
        text="Choose another password here. If you forgot your password, log out and press “Forgot password?”."
        action={<DialogButton dialog="password">Change password</DialogButton>}
      />
      <SettingRow
        title="Email"
        text={`You log in with ${session.person.email}.${pending ? ` Enter the code to change it to ${pending}.` : ''}`}
        action={<DialogButton dialog="email">{pending ? 'Enter the code' : 'Change email'}</DialogButton>}
      />
      <TwoFactorRow />
      <SettingRow
        title="Your devices"
        text="Did you lose your phone, or log in on a borrowed phone? Log out on every device at once."
        action={<DialogButton dialog="everywhere">Log out everywhere</DialogButton>}
      />
    </SectionCard>
  )
}

const TwoFactorRow = () => {
  const { data, isError, isFetching, refetch } = useQuery(securityQuery)
  const row = (text: ReactNode, action: ReactNode) => (
    <SettingRow title="Two-factor login" text={text} action={action} />
  )
  if (!data && isError)
    return row(
      'We could not find out whether it is on. Nothing has changed.',
      <Button variant="outline" loading={isFetching} loadingText="Checking..." onClick={() => refetch()}>
        Try again
      </Button>,
    )
  if (!data) return row(<span role="status">Checking whether it is on...</span>, null)
  return data.twoFactor
    ? row(
        'On. To log in, you need your password and a code from your authenticator app.',
        <DialogButton dialog="two-factor-off">Turn off</DialogButton>,
      )
    : row(
        'Off. When it is on, nobody can log in with a stolen password alone.',
        <DialogButton dialog="two-factor">Set up</DialogButton>,
      )
}
