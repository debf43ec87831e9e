import { useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ResumeWithFacts } from '../../../shared/api/resumes.ts'
import type { VouchedLine } from '../../../shared/api/truth.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import type { Under } from '../../../shared/domain/truth/without-unsupported.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { timing } from '../../timing.ts'
import { movedStretches } from '../../truth/marked-lines.ts'
import { useChecked } from '../../truth/use-checked.ts'
import { sourcesOf } from '../../truth/words.ts'
import { useFile } from '../../ui/use-file.ts'
import { useRested } from '../../ui/use-rested.ts'
import type { ResumeFields } from './resume-form.ts'

/** Loaded after the text, because the check contains thousands of places, employers and skills. */
const truthFile = lazyFile(async () => {
  const [check, facts, leftOut, edits, unused, put] = await Promise.all([
    import('../../../shared/domain/truth/check-resume.ts'),
    import('../../../shared/domain/truth/check-saved.ts'),
    import('../../../shared/domain/truth/without-unsupported.ts'),
    import('../../truth/text-edits.ts'),
    import('../../../shared/domain/truth/unused-facts.ts'),
    import('../../truth/fact-edits.ts'),
  ])
  return { ...check, ...facts, ...leftOut, ...edits, ...unused, ...put }
})

const noneUnder: Under = new Map()

const removeLabels = { part: 'Remove it', line: 'Remove the line', entry: 'Remove this entry' } as const

/** Parses a resume, and checks its lines on this device when the check is loaded. */
export const useCheckedResume = <Values>(
  { markdown, kept, cited }: Pick<ResumeFields, 'markdown' | 'kept' | 'cited'>,
  { resume, facts }: ResumeWithFacts,
  form: UseFormReturn<ResumeFields, unknown, Values>,
) => {
  const [isWanted, setWanted] = useState(true)
  const truth = useFile(truthFile, isWanted, () => setWanted(false)) ?? null
  // Compared as text, because the form returns a new list after each key press.
  const citedText = JSON.stringify(cited)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `citedText` stands for `cited`
  const check = useMemo(() => {
    if (!truth) return null
    const known = truth.factsForResume({ resume, facts })
    return (text: string, vouched: readonly VouchedLine[]) =>
      truth.checkResume(text, known, vouched, {
        today: dayInLagos(new Date()),
        citations: [...resume.citations, ...cited],
      })
  }, [truth, resume, facts, citedText])
  const text = useRested(markdown, timing.checkRest)
  const { checkedText, marks: marksInRested, ...checked } = useChecked({ text, kept, check })
  // The marks stay with their words while the person types.
  const marks = movedStretches(marksInRested, text, markdown)
  const document = useMemo(() => parseResume(checkedText), [checkedText])
  const sources = useMemo(() => sourcesOf(facts), [facts])
  const { report } = checked
  const under = useMemo(
    () => (truth && report ? truth.unitsUnder(checkedText, report) : noneUnder),
    [truth, report, checkedText],
  )
  const edits = useMemo(() => {
    if (!truth) return null
    const edited = {
      text: () => form.getValues('markdown'),
      setText: (text: string) => form.setValue('markdown', text),
      kept: () => form.getValues('kept'),
      setKept: (lines: VouchedLine[]) => form.setValue('kept', lines),
    }
    return {
      ...truth.textEdits(edited, checkedText),
      removeLabel: (unit: Unit) => removeLabels[truth.extentOf(checkedText, unit)],
      linesUnder: (unit: Unit) => under.get(unit)?.length ?? 0,
      unused: truth.factsWithoutLine(facts.form, checkedText),
      ...truth.factEdits(edited, facts.form),
    }
  }, [form, truth, facts, checkedText, under])
  const leftOut = useMemo(() => [...new Set([...under].flat(2))], [under])
  const inFile = useMemo(
    () =>
      truth && report && leftOut.length > 0
        ? parseResume(truth.withoutUnsupported(checkedText, report))
        : undefined,
    [truth, report, checkedText, leftOut],
  )
  return {
    ...checked,
    /** The resume without the lines that the download leaves out. Undefined: it leaves out none. */
    inFile,
    /** The lines that the download leaves out: those without a source, and those under them. */
    leftOut,
    /** The text once the typing rested. */
    text,
    marks,
    document,
    sources,
    /** The actions of the truth card. Null: not loaded yet. */
    edits,
    /** Loads the check again. Null: it did not fail. */
    retry: isWanted ? null : () => setWanted(true),
  }
}
