import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import { brand } from '../../../shared/brand.ts'
import { api } from '../../api/api.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { hasCode } from '../../kit/request-error.ts'
import { AccountError } from '../../session/account-error.ts'
import { CodeForm } from '../../session/code-form.tsx'
import { useSession } from '../../session/session.tsx'
import type { Person } from '../../session/store.ts'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { FormError } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { type DialogProps, ProofFields } from './proof-dialog.tsx'
import { putSecurity } from './security-query.ts'
import { TotpKey } from './totp-key.tsx'
import { accountErrorText, isProofOver, noProof, proofFields, useProofForm } from './use-proof-form.ts'

export const TwoFactorDialog = ({ open, onClose }: DialogProps) => {
  const session = useSession()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      readFirst
      title="Set up two-factor login"
      text="An authenticator app on your phone, such as Google Authenticator or Aegis, shows a new code every half minute. After that, you need your password and that code to log in."
    >
      {session.state === 'signed-in' && <SetUp person={session.person} onDone={onClose} />}
    </Sheet>
  )
}

/**
 * The key of a set-up that is not finished. Stored, because a phone with little memory may reload this page while the person
 * is in the authenticator app. The key protects nothing yet.
 */
const unfinished = storedValue(
  () => sessionStorage,
  'aiki.two-factor',
  z.object({ sub: z.string(), secret: z.string() }),
)

const storedSecret = (sub: string): string | null => {
  const stored = unfinished.read()
  return stored?.sub === sub ? stored.secret : null
}

const fields = z.object(proofFields)

/** The password, then the key, then a code of the app. A reload asks for the password again, and shows the same key. */
const SetUp = ({ person, onDone }: { person: Person; onDone: () => void }) => {
  const { sub, email } = person
  const client = useQueryClient()
  const [secret, setSecret] = useState(() => storedSecret(sub))
  const [token, setToken] = useState<string | null>(null)
  const proof = useProofForm({
    fields,
    empty: noProof,
    send: async (_values, proof) => {
      if (secret === null) {
        const offer = await api.account.offerTwoFactor({}, { proof })
        unfinished.write({ sub, secret: offer.secret })
        setSecret(offer.secret)
      }
      setToken(proof)
    },
  })

  const enter = async (code: string) => {
    try {
      await api.account.turnOnTwoFactor({ body: { code } }, token === null ? {} : { proof: token })
    } catch (error) {
      if (hasCode(error, 'wrong_code')) return new AccountError('wrong-app-code').message
      if (isProofOver(error)) {
        proof.endProof()
        setToken(null)
      }
      return accountErrorText(error)
    }
    unfinished.write(null)
    putSecurity(client, { twoFactor: true })
    proof.endProof()
    onDone()
    notify({
      kind: 'success',
      title: 'Two-factor login is on',
      description: 'At your next login, we ask for a code from your app.',
    })
  }

  return (
    <Flex direction="column" gap="5">
      {secret && <TotpKey secret={secret} email={email} />}
      {secret && (
        <chakra.p textStyle="small" color="fg.muted">
          Also keep the key in a safe place, such as on paper: with it, another phone shows the same codes. If
          you lose the phone and the key, only our support can let you in again, after we check that it is
          you: {brand.supportEmail}.
        </chakra.p>
      )}
      {token === null ? (
        <FormProvider {...proof.form}>
          <chakra.form
            ref={moveFocusOn()}
            display="flex"
            flexDirection="column"
            gap="4.5"
            onSubmit={proof.submit}
            noValidate
          >
            <ProofFields
              hint="To show that it is you, and not somebody who found this device."
              asksCode={proof.asksCode}
            />
            <FormError text={proof.error} />
            <Button type="submit" size="lg" loading={proof.busy} loadingText="Checking...">
              {secret ? 'Continue' : 'Show the key'}
            </Button>
          </chakra.form>
        </FormProvider>
      ) : (
        <CodeForm
          label="Code that the app shows now"
          action="Turn on"
          busyAction="Turning on..."
          onCode={enter}
        />
      )}
    </Flex>
  )
}
