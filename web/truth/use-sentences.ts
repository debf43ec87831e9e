import type { UseFormReturn } from 'react-hook-form'
import type { Unit } from '../../shared/domain/truth/report.ts'
import type { LetterFields, LetterValues } from '../features/letters/letter/draft.ts'
import { notify } from '../ui/notify.ts'
import { putBack, withoutUnit } from './remove-unit.ts'
import { quoteOf } from './words.ts'

/** What the card of sources does to the letter. All of it is an edit like any other. */
export const useSentences = (form: UseFormReturn<LetterFields, unknown, LetterValues>) => {
  const write = (content: string) => form.setValue('content', content, { shouldDirty: true })
  const keep = (kept: LetterFields['kept']) => form.setValue('kept', kept, { shouldDirty: true })
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
