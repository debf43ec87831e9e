import { chakra } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useColorChoice } from '../../browser/use-browser-state.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { ReturnedMail } from '../../person/returned-mail.tsx'
import { chooseTheme } from '../../person/theme-choice.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useLinkToDialog } from './link-code.ts'
import { MoreSettings } from './more-settings.tsx'
import { SectionCard } from './section-card.tsx'
import { Security } from './security.tsx'
import { YourData } from './your-data.tsx'

/** The dialogs, by the value of `?sheet=`. */
const dialogs = {
  password: lazyDialog(async () => (await import('./password-dialog.tsx')).PasswordDialog),
  email: lazyDialog(async () => (await import('./email-dialog.tsx')).EmailDialog),
  'two-factor': lazyDialog(async () => (await import('./two-factor-dialog.tsx')).TwoFactorDialog),
  'two-factor-off': lazyDialog(async () => (await import('./two-factor-off-dialog.tsx')).TwoFactorOffDialog),
  everywhere: lazyDialog(
    async () => (await import('./sign-out-everywhere-dialog.tsx')).SignOutEverywhereDialog,
  ),
  delete: lazyDialog(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog),
}

/** Settings. `?confirm-email=<code>` is the link of a mail to a new address. */
export const SettingsRoute = () => {
  const { params, close } = useAddress()
  useLinkToDialog()
  return (
    <>
      <PageHead
        title="Settings"
        text="How Aiki looks, what it keeps about you, and how your account is kept safe."
      />
      <ReturnedMail />
      <chakra.div
        display="grid"
        gap={{ base: '4', lg: '5' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        <chakra.div display="grid" gap={{ base: '4', lg: '5' }}>
          <Appearance />
          <MoreSettings />
        </chakra.div>
        <chakra.div display="grid" gap={{ base: '4', lg: '5' }}>
          <Security />
          <YourData />
        </chakra.div>
      </chakra.div>
      {Object.entries(dialogs).map(([name, Dialog]) => (
        <Dialog key={name} open={params.get('sheet') === name} onClose={() => close('sheet', name)} />
      ))}
    </>
  )
}

const themes = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
] as const

const Appearance = () => (
  <SectionCard title="Appearance">
    <chakra.div px={{ base: '4', lg: '5.5' }} pb="4.5">
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        Light, dark, or as your device is set. It is kept with your account, on every device.
      </chakra.p>
      <chakra.div maxW="24rem">
        <Segmented label="Theme" value={useColorChoice()} onChange={chooseTheme} options={themes} block />
      </chakra.div>
    </chakra.div>
  </SectionCard>
)
