import { chakra, Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { brand } from '../../../shared/brand.ts'
import { api } from '../../api/api.ts'
import { AccountError } from '../../session/account-error.ts'
import { CodeForm } from '../../session/code-form.tsx'
import type { Person } from '../../session/person.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { notify } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import type { SheetProps } from './dialogs.tsx'
import { ProofInputs } from './proof-inputs.tsx'
import { securityQuery } from './security-query.ts'
import { TotpKey } from './totp-key.tsx'
import { totpUri, unfinishedOffer } from './totp-offer.ts'
import { faultOf, noProof, proofFields, useProof } from './use-proof.ts'

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

const form = z.object(proofFields)

/** The password, then the key, then a code of it. After a reload the key is there, and the password is asked for again. */
const SetUp = ({ person, onDone }: { person: Person; onDone: () => void }) => {
  const client = useQueryClient()
  const [secret, setSecret] = useState(() => unfinishedOffer.read(person.sub))
  const [token, setToken] = useState<string>()
  const { run, end, asksCode } = useProof()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: noProof,
  })
  const { errors, isSubmitting } = formState

  const begin = handleSubmit(async values => {
    const failed = await run(values, async proof => {
      if (secret === null) {
        const offer = await api.account.offerTwoFactor({}, { proof })
        unfinishedOffer.write(person.sub, offer.secret)
        setSecret(offer.secret)
      }
      setToken(proof)
    })
    if (!failed) return
    const { field, message } = failed.fault
    setError(field, { message }, { shouldFocus: field !== 'root' })
  })

  const enter = async (code: string) => {
    try {
      await api.account.turnOnTwoFactor({ body: { code } }, token === undefined ? {} : { proof: token })
    } catch (error) {
      if (!(error instanceof ApiError)) return faultOf(error).message
      if (error.code === 'wrong_code') return new AccountError('wrong-app-code').message
      if (error.code === 'proof_required' || error.code === 'unauthenticated') {
        end()
        setToken(undefined)
      }
      return error.message
    }
    unfinishedOffer.forget()
    client.setQueryData(securityQuery.queryKey, before => before && { ...before, twoFactor: true })
    end()
    onDone()
    notify({
      kind: 'success',
      title: 'Two-factor login is on',
      description: 'Your next login asks for a code of your app.',
    })
  }

  return (
    <Flex direction="column" gap="5">
      {secret && <TotpKey secret={secret} uri={totpUri(secret, person.email)} />}
      {secret && (
        <chakra.p textStyle="small" color="fg.muted">
          Keep the key in a safe place too, such as on paper: with it, another phone shows the same codes. If
          you lose both, only our support can let you in again, once it is sure that you are you:{' '}
          {brand.supportEmail}.
        </chakra.p>
      )}
      {token === undefined ? (
        <chakra.form
          ref={handOnFocus()}
          display="flex"
          flexDirection="column"
          gap="4.5"
          onSubmit={begin}
          noValidate
        >
          <ProofInputs
            hint="To show that it is you, and not somebody who found this device."
            password={{ field: register('password'), error: errors.password?.message }}
            code={asksCode ? { field: register('code'), error: errors.code?.message } : null}
          />
          <FormError text={errors.root?.message} />
          <Button type="submit" size="lg" loading={isSubmitting} loadingText="Checking...">
            {secret ? 'Go on' : 'Show the key'}
          </Button>
        </chakra.form>
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
