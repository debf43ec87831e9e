import { useMemo } from 'react'
import type { Facts } from '../../../shared/api/truth.ts'
import { fitted } from '../../../shared/domain/paper/fitted.ts'
import { letterBlocks, letterLook } from '../../../shared/domain/paper/letter-blocks.ts'
import { markedBlocks } from '../../paper/marked-blocks.ts'
import type { PaperMark } from '../../paper/marks.tsx'
import { PaperPages } from '../../paper/pages.tsx'
import { useMeasure } from '../../paper/paper-fonts.ts'

type Props = {
  content: string
  /** Null: they are not loaded yet. */
  facts: Facts | null
  /** The sentences without a source. */
  marks: readonly PaperMark[]
}

/** A letter as paper. */
export const LetterPaper = ({ content, facts, marks }: Props) => {
  const measure = useMeasure(letterLook.body.family, content)
  const { look, placed } = useMemo(() => {
    const { fullName: name = '', location = '', email = '', phone = '' } = facts?.form ?? {}
    const letter = { content, name, contact: [location, email, phone].filter(text => text !== '') }
    return fitted(
      of =>
        markedBlocks(
          letterBlocks(letter, of, text => text),
          marks,
        ),
      letterLook,
      measure,
    )
  }, [content, facts, marks, measure])
  return <PaperPages look={look} placed={placed} />
}
