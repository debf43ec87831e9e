import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { movedStretches } from '../../truth/moved.ts'
import { quoteOf } from '../../truth/words.ts'
import { notify } from '../../ui/notify.ts'
import type { ResumeFields, ResumeValues } from './fields.ts'
import type { Truth } from './use-truth.ts'

const removing = { part: 'Remove it', line: 'Remove the line', entry: 'Remove this entry' } as const

type Form = UseFormReturn<ResumeFields, unknown, ResumeValues>

/** Puts another text in the place of this one. Undo is an edit as well, so that neither text is lost by it. */
export const replaceText = (form: Form, markdown: string, title: string): void => {
  const before = form.getValues('markdown')
  form.setValue('markdown', markdown, { shouldDirty: true })
  notify({
    kind: 'success',
    title,
    description: 'It is not saved yet.',
    action: { label: 'Undo', onClick: () => replaceText(form, before, 'The text is as it was.') },
  })
}

/** What the card of sources does to the text, as it was `checked`. All of it is an edit like any other. */
export const useLines = (form: Form, truth: Truth | null, checked: string) =>
  useMemo(() => {
    const text = () => form.getValues('markdown')
    const write = (markdown: string) => form.setValue('markdown', markdown, { shouldDirty: true })
    const keep = (kept: ResumeFields['kept']) => form.setValue('kept', kept, { shouldDirty: true })
    const others = (unit: Unit) => form.getValues('kept').filter(line => line.text !== unit.text)
    return {
      removeWords: (unit: Unit) => removing[truth?.extentOf(checked, unit) ?? 'line'],
      onKeep: (unit: Unit, source: string) => keep([...others(unit), { text: unit.text, source }]),
      onTakeBack: (unit: Unit) => keep(others(unit)),
      onRemove: (of: Unit) => {
        // Typed over a moment ago, it is not what the person meant.
        const [unit] = movedStretches([of], checked, text())
        if (!truth || !unit) return
        const removed = truth.withoutUnit(text(), unit)
        write(removed.text)
        notify({
          kind: 'success',
          title: 'Removed',
          description: `“${quoteOf(unit)}”`,
          action: { label: 'Undo', onClick: () => write(truth.putBack(text(), removed)) },
        })
      },
    }
  }, [form, truth, checked])
