import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { securityQuery } from './security-query.ts'
import { SettingRow } from './setting-row.tsx'

type Props = { onSetUp: () => void; onSwitchOff: () => void }

/** On or off, as the user pool says it: what is not known yet offers nothing to press. */
export const TwoFactorRow = ({ onSetUp, onSwitchOff }: Props) => {
  const { data, isError, isFetching, refetch } = useQuery(securityQuery)
  const on = data?.twoFactor
  const title = 'Two-factor login'
  if (on === undefined && isError)
    return (
      <SettingRow
        title={title}
        text="We could not find out whether it is on. Nothing has changed."
        action={
          <Button variant="outline" loading={isFetching} loadingText="Checking..." onClick={() => refetch()}>
            Try again
          </Button>
        }
      />
    )
  if (on === undefined)
    return (
      <SettingRow
        title={title}
        text={<span role="status">Checking whether it is on...</span>}
        action={null}
      />
    )
  return on ? (
    <SettingRow
      title={title}
      text="On. A login takes your password and a code of your authenticator app."
      action={
        <Button variant="outline" onClick={onSwitchOff}>
          Switch off
        </Button>
      }
    />
  ) : (
    <SettingRow
      title={title}
      text="Off. With an authenticator app, a stolen password alone opens nothing."
      action={
        <Button variant="outline" onClick={onSetUp}>
          Set up
        </Button>
      }
    />
  )
}
