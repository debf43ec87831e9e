import { chakra, Flex } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { brand } from '../../../shared/brand.ts'
import { CodeForm } from '../../session/code-form.tsx'
import { loadSecurity } from '../../session/load-identity.ts'
import type { Person } from '../../session/person.ts'
import { wordsOf } from '../../session/say-trouble.ts'
import { useSession } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { notify } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import type { SheetProps } from './dialogs.tsx'
import { report } from './report.ts'
import { TotpKey } from './totp-key.tsx'
import { forgetOffer, totpOfferQuery } from './totp-offer.ts'
import { twoFactorQuery } from './two-factor-query.ts'

export const TwoFactorSheet = ({ open, onClose }: SheetProps) => {
  const session = useSession()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      readFirst
      title="Set up two-factor login"
      text="An authenticator app on your phone, such as Google Authenticator or Aegis, shows a new code every half minute. From then on a login takes your password and that code."
    >
      {session.state === 'signed-in' && <SetUp person={session.person} onDone={onClose} />}
    </Sheet>
  )
}

const SetUp = ({ person, onDone }: { person: Person; onDone: () => void }) => {
  const client = useQueryClient()
  const { data: offer, error, refetch, isFetching } = useQuery(totpOfferQuery(person))
  /** The code was right, though switching on may have failed: it is not proven a second time. */
  const proven = useRef(false)

  const enter = async (code: string) => {
    try {
      const { proveTotp, switchTotp } = await loadSecurity()
      if (!proven.current) await proveTotp(code)
      proven.current = true
      await switchTotp(true)
    } catch (trouble) {
      return wordsOf(trouble)
    }
    forgetOffer()
    client.setQueryData(twoFactorQuery.queryKey, true)
    void report('two-factor-on')
    onDone()
    notify({
      kind: 'success',
      title: 'Two-factor login is on',
      description: 'Your next login asks for a code of your app.',
    })
  }

  if (error && !offer)
    return (
      <Flex direction="column" align="start" gap="4.5">
        <FormTrouble text={wordsOf(error)} />
        <Button variant="outline" loading={isFetching} loadingText="Loading" onClick={() => refetch()}>
          Try again
        </Button>
      </Flex>
    )
  if (!offer) return <ThreadLines rows={5} label="Making your key" />
  return (
    <Flex direction="column" gap="5">
      <TotpKey offer={offer} />
      <chakra.p textStyle="small" color="fg.muted">
        Keep the key in a safe place too, such as on paper: with it, another phone shows the same codes. If
        you lose both, only our support can let you in again, once it is sure that you are you:{' '}
        {brand.supportEmail}.
      </chakra.p>
      <CodeForm
        label="Code that the app shows now"
        action="Turn on"
        busyAction="Turning on..."
        onCode={enter}
      />
    </Flex>
  )
}
