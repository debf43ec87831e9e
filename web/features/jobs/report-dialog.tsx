import { chakra, Textarea } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { reportsADay } from '../../../shared/domain/limits.ts'
import { type ReportReason, reportReasons } from '../../../shared/lists.ts'
import { requestError } from '../../kit/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { FormError } from '../../ui/message.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useReport } from './hide.ts'
import { reportLabels } from './words.ts'

type Props = { open: boolean; job: Job; onClose: () => void; onReported: () => void }

/** Why an advert should not be here. Operators read the reports. */
export const ReportDialog = ({ open, job, onClose, onReported }: Props) => {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const { mutate, isPending, error } = useReport(() => {
    onClose()
    onReported()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (reason === null) return setMissing(true)
    mutate({ job, reason, note: note.trim() })
  }
  const failed = isMissing
    ? 'Choose what is wrong with the advert.'
    : error
      ? requestError(error, {
          failed: 'The report was not sent. Try again.',
          lost: 'The connection was lost. Try again.',
          byCode: {
            daily_limit: `You have sent ${reportsADay} reports today, the most of a day. Hide this job instead, or report it tomorrow.`,
          },
        }).text
      : undefined
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Report this advert"
      text={`${job.title}. We look at each report. You won’t see this advert again.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={form} loading={isPending} loadingText="Sending">
            Report
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} style={{ display: 'grid', gap: 16 }} noValidate>
        <fieldset>
          <chakra.legend textStyle="label" mb="2">
            What is wrong with it?
          </chakra.legend>
          <chakra.div display="grid" gap="2">
            {reportReasons.map(each => (
              <ChoiceCard
                key={each}
                type="radio"
                name="reason"
                checked={reason === each}
                onChange={() => {
                  setReason(each)
                  setMissing(false)
                }}
              >
                {reportLabels[each]}
              </ChoiceCard>
            ))}
          </chakra.div>
        </fieldset>
        <FormField label="What did you see?" optional>
          <Textarea value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        </FormField>
        <FormError text={failed} />
      </form>
    </Sheet>
  )
}
