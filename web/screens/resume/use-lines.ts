import type { UseFormReturn } from 'react-hook-form'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { quoteOf } from '../../truth/words.ts'
import { notify } from '../../ui/notify.ts'
import type { ResumeFields, ResumeValues } from './fields.ts'
import type { Truth } from './use-truth.ts'

const removing = { part: 'Remove it', line: 'Remove the line', entry: 'Remove this entry' } as const

/** What the card of sources and the versions do to the text. All of it is an edit like any other. */
export const useLines = (form: UseFormReturn<ResumeFields, unknown, ResumeValues>, truth: Truth | null) => {
  const write = (markdown: string) => form.setValue('markdown', markdown, { shouldDirty: true })
  const keep = (kept: ResumeFields['kept']) => form.setValue('kept', kept, { shouldDirty: true })
  const others = ({ text }: Unit) => form.getValues('kept').filter(line => line.text !== text)
  const replace = (markdown: string, title: string) => {
    const before = form.getValues('markdown')
    write(markdown)
    notify({
      kind: 'success',
      title,
      description: 'It is not saved yet.',
      action: { label: 'Undo', onClick: () => replace(before, 'The text is as it was.') },
    })
  }
  return {
    /** Puts another text in the place of this one. Undo is an edit as well, so that neither text is lost by it. */
    restore: (markdown: string) => replace(markdown, 'The earlier text is back.'),
    removeWords: (unit: Unit) => removing[truth?.extentOf(form.getValues('markdown'), unit) ?? 'line'],
    onKeep: (unit: Unit, source: string) => keep([...others(unit), { text: unit.text, source }]),
    onTakeBack: (unit: Unit) => keep(others(unit)),
    onRemove: (unit: Unit) => {
      if (!truth) return
      const removed = truth.withoutUnit(form.getValues('markdown'), unit)
      write(removed.text)
      notify({
        kind: 'success',
        title: 'Removed',
        description: `“${quoteOf(unit)}”`,
        action: { label: 'Undo', onClick: () => write(truth.putBack(form.getValues('markdown'), removed)) },
      })
    },
  }
}
