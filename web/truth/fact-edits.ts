import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { withFact } from '../../shared/domain/resume/with-fact.ts'
import type { UnusedFact } from '../../shared/domain/truth/unused-facts.ts'
import { notify } from '../ui/notify.ts'
import { changeOf, type EditedText, putBack } from './text-edits.ts'
import { shortened } from './words.ts'

// Apart from text-edits.ts, because the lists of the check come with it.

/** Puts a fact of the form into the text of a resume, at its place. It can be taken back. */
export const factEdits = ({ text, setText }: Pick<EditedText, 'text' | 'setText'>, form: ResumeForm) => ({
  onPutIn: (fact: UnusedFact) => {
    const added = changeOf(text(), withFact(text(), fact, form))
    setText(added.text)
    notify({
      kind: 'success',
      title: 'Put in',
      description: `“${shortened(fact.text)}”`,
      action: { label: 'Undo', onClick: () => setText(putBack(text(), added)) },
    })
  },
})
