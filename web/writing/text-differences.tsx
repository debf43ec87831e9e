import type { VouchedLine } from '../../shared/api/truth.ts'
import type { Difference } from '../forms/two-versions.tsx'
import { lazyPart } from '../kit/lazy-part.tsx'
import { vouchedWords } from '../truth/words.ts'

const ComparedTexts = lazyPart(
  async () => (await import('./compared-texts.tsx')).ComparedTexts,
  'Comparing the texts',
)

/** Of a long text that two sides changed: shows the lines that differ above both texts. */
export const withComparedLines = (difference: Difference): Difference => ({
  ...difference,
  lines: <ComparedTexts theirs={difference.theirs} mine={difference.mine} />,
})

/** A text with its vouched lines. */
type Text = { readonly content: string; readonly kept: readonly VouchedLine[] }

/** Both versions of the changed fields. `names`: the labels of the fields. */
export const textDifferences = (
  theirs: Text,
  { content = theirs.content, kept = theirs.kept }: Partial<Text>,
  names: Readonly<Record<keyof Text, string>>,
): Difference[] =>
  [
    withComparedLines({ name: names.content, theirs: theirs.content, mine: content }),
    { name: names.kept, theirs: vouchedWords(theirs.kept), mine: vouchedWords(kept) },
  ].filter(each => each.theirs !== each.mine)
