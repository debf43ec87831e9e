import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { type TicketForm, ticketForm } from '../../../shared/api/support.ts'
import { api } from '../../api/api.ts'
import { fieldFaults } from '../../forms/field-faults.ts'
import { type Trouble, troubleOf } from '../../forms/trouble-of.ts'
import { useKeptWords } from '../../forms/use-kept-words.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { type TicketDraft, ticketDraftOf, ticketIdFor } from './ticket-draft.ts'
import { dailyLimitWords, type TicketKind, ticketWords } from './ticket-kinds.ts'

const fieldNames = z.keyof(ticketForm)

type Options = { kind: TicketKind; sub: string; onDone: () => void }

/** The form of a ticket. Its words outlive the dialog, a reload and a failed send. */
export const useTicketForm = ({ kind, sub, onDone }: Options) => {
  const { empty, done, failed } = ticketWords[kind]
  const kept = useMemo(() => ticketDraftOf(sub, kind), [sub, kind])
  const [found] = useState(() => kept.read())
  const [start, setStart] = useState<TicketDraft>(() => found ?? { id: ulid(), sent: null, values: empty })
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const send = useMutation({
    mutationFn: (body: TicketForm & { id: string }) => api.support.open({ body }),
  })

  const form = useForm<TicketForm>({ resolver: zodResolver(ticketForm), defaultValues: start.values })
  const [touched] = useKeptWords({
    form,
    restored: found !== null,
    differ: ({ subject, message }) => subject !== '' || message !== '',
    keep: values => kept.write(values && { ...start, values }),
  })

  const forget = () => {
    kept.write(null)
    onDone()
  }
  const fail = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'unauthenticated') return
    const faults = fieldFaults(error, fieldNames)
    for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
    const limited = code === 'daily_limit'
    notify({ kind: 'error', title: 'Error', description: limited ? dailyLimitWords : failed })
    if (faults.length > 0) return
    setTrouble(limited ? { kind: 'refused', text: dailyLimitWords } : troubleOf(error))
  }

  return {
    form,
    touched,
    busy: send.isPending,
    trouble,
    discard: forget,
    submit: form.handleSubmit(
      async values => {
        dismissAll()
        setTrouble(null)
        // Before it goes out: it may arrive, whatever becomes of this page.
        const sent = { id: ticketIdFor(start, values, ulid()), sent: values }
        setStart({ ...start, ...sent })
        kept.write({ ...sent, values: form.getValues() })
        try {
          await send.mutateAsync({ ...values, id: sent.id })
          notify({ kind: 'success', ...done })
          forget()
        } catch (error) {
          fail(error)
        }
      },
      wrong => {
        if (wrong.subject?.type === 'too_small' || wrong.message?.type === 'too_small')
          notify({
            kind: 'error',
            title: 'Missing Information',
            description: 'Please fill in all required fields.',
          })
      },
    ),
  }
}
