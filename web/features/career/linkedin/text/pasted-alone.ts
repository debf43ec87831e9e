import type { ProfileTextWithFacts } from '../../../../../shared/api/career.ts'
import type { VouchedLine } from '../../../../../shared/api/truth.ts'
import { checkProfileText } from '../../../../../shared/domain/truth/check-profile-text.ts'
import { type TruthReport, unsupported } from '../../../../../shared/domain/truth/report.ts'
import { factsForProfileText } from '../../../../../shared/domain/truth/told-facts.ts'

type Text = { readonly content: string; readonly kept: readonly VouchedLine[]; readonly today: string }

/**
 * What stands there because it was pasted in, and nothing else that they told says it. It is no mark: their own words
 * count. But whoever pastes `I led 75 engineers` should know that nothing here looked behind it.
 */
export const pastedAlone = (
  { profileText, facts }: ProfileTextWithFacts,
  { content, kept, today }: Text,
  report: TruthReport,
): string[] => {
  const other = factsForProfileText({ profileText: { ...profileText, before: '' }, facts })
  const marked = new Set(unsupported(report).map(({ text }) => text))
  const bare = checkProfileText(content, other, kept, profileText, { today })
  return unsupported(bare).flatMap(({ text }) => (marked.has(text) ? [] : [text]))
}
