import { Input, SimpleGrid } from '@chakra-ui/react'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { type TicketForm, ticketMessageLimit } from '../../../shared/api/support.ts'
import { TextField } from '../../forms/fields.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { categoryChoices, priorityChoices, type TicketKind, ticketWords } from './ticket-kinds.ts'
import { useTicketForm } from './use-ticket-form.ts'

type Props = { kind: TicketKind; open: boolean; sub: string; onClose: () => void }

export const TicketSheet = ({ kind, open, sub, onClose }: Props) => {
  const formId = useId()
  const { form, touched, busy, trouble, discard, submit } = useTicketForm({ kind, sub, onDone: onClose })
  const { errors } = form.formState
  const { title, hint, send } = ticketWords[kind]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      dismissible={!busy}
      footer={
        <>
          <Button variant="outline" onClick={discard} disabled={busy}>
            {touched ? 'Discard' : 'Cancel'}
          </Button>
          <Button type="submit" form={formId} loading={busy} loadingText="Sending...">
            {trouble?.kind === 'lost' ? 'Try again' : send}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate>
          <SimpleGrid gap="4">
            <FormError text={trouble?.text} />
            <FormField label="Subject" required error={errors.subject?.message}>
              <Input {...form.register('subject')} autoComplete="off" />
            </FormField>
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
                {...form.register('category')}
              />
              <SelectField
                label="Priority"
                options={priorityChoices}
                error={errors.priority?.message}
                {...form.register('priority')}
              />
            </SimpleGrid>
          </SimpleGrid>
        </form>
      </FormProvider>
    </Sheet>
  )
}
