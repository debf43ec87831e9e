import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import type { Spelling } from './spelling.ts'
import type { Term } from './terms.ts'

type Corrected = SearchAnswer['corrected']

/** The terms with misspelt words put right, and which they were. */
export const corrected = (
  terms: readonly Term[],
  meant: Spelling,
): { readonly terms: readonly Term[]; readonly corrected: Corrected } => {
  const slips: Corrected = []
  const right = terms.map(term => {
    const [form] = term.forms
    const [from] = form ?? []
    const to = term.forms.length === 1 && form?.length === 1 && from !== undefined ? meant(from) : undefined
    if (from === undefined || to === undefined) return term
    slips.push({ from, to })
    return { forms: [[to]] }
  })
  return { terms: right, corrected: slips }
}
