import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { vouchedLine } from '../../shared/api/truth.ts'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { notify } from '../ui/notify.ts'
import { putBack, withoutUnit } from './remove-unit.ts'
import { quoteOf } from './words.ts'

/** A text, and those of its sentences that the person vouches for. */
type Fields = { content: string; kept: z.infer<typeof vouchedLine>[] }

/** What the card of sources does to the letter. All of it is an edit like any other. */
export const useSentences = <Values>(form: UseFormReturn<Fields, unknown, Values>) => {
  const write = (content: string) => form.setValue('content', content, { shouldDirty: true })
  const keep = (kept: Fields['kept']) => form.setValue('kept', kept, { shouldDirty: true })
  const others = ({ text }: Unit) => form.getValues('kept').filter(line => line.text !== text)
  return {
    onKeep: (unit: Unit, source: string) => keep([...others(unit), { text: unit.text, source }]),
    onTakeBack: (unit: Unit) => keep(others(unit)),
    onRemove: (unit: Unit) => {
      const removed = withoutUnit(form.getValues('content'), unit)
      write(removed.text)
      notify({
        kind: 'success',
        title: 'Removed',
        description: `“${quoteOf(unit)}”`,
        action: { label: 'Undo', onClick: () => write(putBack(form.getValues('content'), removed)) },
      })
    },
  }
}
