import { SimpleGrid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { type TicketForm, ticketForm, ticketMessageLimit } from '../../../shared/api/support.ts'
import { api } from '../../api/api.ts'
import { LineField, TextField } from '../../forms/fields.tsx'
import { newDraft } from '../../kit/draft.ts'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { requestError, showFieldErrors } from '../../kit/request-error.ts'
import { useDraftForm } from '../../kit/use-draft-form.ts'
import { useRequest } from '../../kit/use-request.ts'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { ticketRows, ticketsQuery } from './queries.ts'
import {
  categoryChoices,
  dailyLimitWords,
  priorityChoices,
  type TicketKind,
  ticketDraft,
  ticketWords,
} from './ticket.ts'

type Props = { kind: TicketKind; open: boolean; sub: string; onClose: () => void }

const fieldNames = z.keyof(ticketForm)

const useTicketForm = ({ kind, sub, onClose }: Props) => {
  const { empty, done, failed } = ticketWords[kind]
  const draft = useDraftForm<TicketForm, TicketForm>({
    stored: ticketDraft(sub, kind),
    initialDraft: () => newDraft(empty, { id: ulid() }),
    resolver: zodResolver(ticketForm),
    ignoredFields: ['priority', 'category'],
  })
  const client = useQueryClient()
  const { form } = draft
  const { request, busy, error } = useRequest({
    draft,
    mutationKey: [...ticketsQuery.queryKey, 'open'],
    errorOf: cause =>
      requestError(cause, {
        failed: 'Something went wrong. What you typed is kept.',
        byCode: { daily_limit: dailyLimitWords },
      }),
    onFailed: ({ code }, cause) => {
      showFieldErrors(form, cause, fieldNames)
      notify({
        kind: 'error',
        title: 'Error',
        description: code === 'daily_limit' ? dailyLimitWords : failed,
      })
    },
  })
  const send = (values: TicketForm) =>
    request(
      values,
      body => api.support.open({ body }),
      ticket => {
        void ticketRows.put(client, ticket)
        notify({ kind: 'success', ...done })
        onClose()
      },
    )
  const submit = form.handleSubmit(send, invalid => {
    if (invalid.subject?.type === 'too_small' || invalid.message?.type === 'too_small')
      notify({
        kind: 'error',
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
      })
  })
  // The dialog does not say that it begins with a draft.
  return { ...draft, restored: false, busy, error, submit, discard: draft.clearDraft }
}

/** Writes to support, or reports an issue. */
export const TicketDialog = (props: Props) => {
  const { kind, open, onClose } = props
  const ticket = useTicketForm(props)
  const { register, formState } = ticket.form
  const { errors } = formState
  const { title, hint, send } = ticketWords[kind]
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      form={ticket}
      saveLabel={send}
      savingLabel="Sending..."
      focusTargets={[`ticket-${kind}`]}
    >
      <LineField<keyof TicketForm> name="subject" label="Subject" required autoComplete="off" />
      <TextField<keyof TicketForm>
        name="message"
        label="Message"
        required
        hint={hint}
        max={ticketMessageLimit}
        rows={5}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <SelectField
          label="Category"
          options={categoryChoices}
          error={errors.category?.message}
          {...register('category')}
        />
        <SelectField
          label="Priority"
          options={priorityChoices}
          error={errors.priority?.message}
          {...register('priority')}
        />
      </SimpleGrid>
    </FormDialog>
  )
}
