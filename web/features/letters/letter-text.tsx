import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { type Letter, letterLimit } from '../../../shared/api/letters.ts'
import type { Citation } from '../../../shared/api/truth.ts'
import { withParagraphAdded } from '../../../shared/domain/letter/letter.ts'
import type { NumberedFact } from '../../../shared/domain/truth/numbered-facts.ts'
import { ContentForm, showInContent } from '../../truth/content-form.tsx'
import { contentEdits } from '../../truth/text-edits.ts'
import { TruthCard, TruthPending } from '../../truth/truth-card.tsx'
import { TextCount } from '../../ui/form-field.tsx'
import { FitPanel } from '../../writing/fit-panel.tsx'
import { panelOf, type View, ViewTabs } from '../../writing/view-tabs.tsx'
import type { CheckedAgainst, useCheckedLetter } from './check-letter.ts'
import type { LetterFields } from './letter-form.ts'
import { LetterPaper } from './letter-paper.tsx'

type Props = {
  letter: Letter
  content: string
  view: View
  onView: (view: View) => void
  checked: ReturnType<typeof useCheckedLetter>
  /** Null: it is not loaded yet. */
  against: CheckedAgainst | null
  /** Null: nothing failed. */
  retry: (() => void) | null
  onSubmit: () => unknown
}

const noCitations: readonly Citation[] = []

/** The letter as text and as paper, its sentences without a source, and what the job asks for. */
export const LetterText = ({ letter, content, view, onView, checked, against, retry, onSubmit }: Props) => {
  const form = useFormContext<LetterFields>()
  const { report, unsourced, marks, checkedText } = checked
  const citations = against?.citations ?? noCitations
  const written = useMemo(() => ({ text: content, citations }), [content, citations])
  const show = (start: number, end: number) => {
    flushSync(() => onView('edit'))
    showInContent({ start, end })
  }
  /** Puts a fact before the last paragraph, as a sentence, and selects it there. */
  const putIn = (_fact: NumberedFact, sentence: string) => {
    const { content: changed, start, end } = withParagraphAdded(content, sentence)
    form.setValue('content', changed)
    show(start, end)
  }
  return (
    <>
      <div>
        <ViewTabs view={view} onView={onView} />
        <div {...panelOf('edit', view)}>
          <ContentForm
            label="Letter"
            hint="Leave an empty line between paragraphs. Marked words have no source yet."
            count={<TextCount length={content.length} max={letterLimit} />}
            content={content}
            marks={marks}
            onSubmit={onSubmit}
          />
        </div>
        <div {...panelOf('preview', view)}>
          {view === 'preview' && (
            <LetterPaper content={content} facts={against?.facts ?? null} marks={unsourced} />
          )}
        </div>
      </div>
      {against && report ? (
        <TruthCard
          report={report}
          noun="sentence"
          sources={against.sources}
          {...contentEdits(form, checkedText)}
          onShow={({ start, end }) => show(start, end)}
        />
      ) : (
        <TruthPending
          loading="Looking up what you told Aiki"
          failed="What you told Aiki could not be loaded, so the sentences are not checked yet. The letter is safe with us."
          onRetry={retry}
        />
      )}
      {against && against.jobDescription.trim() !== '' && (
        <FitPanel
          posting={{
            title: letter.jobTitle,
            company: letter.companyName,
            description: against.jobDescription,
          }}
          facts={against.facts}
          written={written}
          noun="letter"
          onPutIn={putIn}
        />
      )}
    </>
  )
}
