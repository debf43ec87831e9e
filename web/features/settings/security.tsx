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
        text="Choose another one here. If you have forgotten it, log out and ask for a link."
        action={<DialogButton dialog="password">Change password</DialogButton>}
      />
      <SettingRow
        title="Email"
        text={`You log in with ${session.person.email}.${pending ? ` ${pending} waits for its code.` : ''}`}
        action={<DialogButton dialog="email">{pending ? 'Enter the code' : 'Change email'}</DialogButton>}
      />
      <TwoFactorRow />
      <SettingRow
        title="Your devices"
        text="A phone is lost, or a borrowed one still logged in? End every session at once."
        action={<DialogButton dialog="everywhere">Sign out everywhere</DialogButton>}
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
        'On. A login takes your password and a code of your authenticator app.',
        <DialogButton dialog="two-factor-off">Switch off</DialogButton>,
      )
    : row(
        'Off. With an authenticator app, a stolen password alone opens nothing.',
        <DialogButton dialog="two-factor">Set up</DialogButton>,
      )
}
