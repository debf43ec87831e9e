import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { Button } from '../ui/button.tsx'
import { SourceForm } from './source-form.tsx'
import { quoteOf, whatItIs } from './words.ts'

const Box = chakra('li', {
  base: { p: '4', borderRadius: 'md', bg: 'warning.subtle', color: 'fg', border: '1px solid transparent' },
})

/** A press within a sentence. Its target is taller than its line. */
const InLine = chakra('button', {
  base: {
    color: 'fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    borderRadius: 'thread',
    py: '2',
    my: '-2',
  },
})

type Props = {
  unit: Unit
  /** 'Remove the line'. */
  removeWords: string
  /** 'the download'. */
  leftOutOf: string
  sources: readonly string[]
  onKeep: (source: string) => void
  onRemove: () => void
  onShow?: (() => void) | undefined
}

/** What has no source, and what can be done about it. Its words take the focus when those before are settled. */
export const TruthBox = ({ unit, removeWords, leftOutOf, sources, onKeep, onRemove, onShow }: Props) => {
  const [asking, setAsking] = useState(false)
  const words = useId()
  const of = <VisuallyHidden>: {quoteOf(unit)}</VisuallyHidden>
  return (
    <Box>
      <chakra.p id={words} tabIndex={-1} data-truth-box outline="0" overflowWrap="anywhere">
        <b>“{quoteOf(unit)}”</b> is not in your profile. It is left out of {leftOutOf} until you say where it
        comes from.
      </chakra.p>
      <chakra.p mt="1" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {whatItIs(unit.claims)}{' '}
        {onShow && (
          <InLine type="button" onClick={onShow}>
            Show it in the text{of}
          </InLine>
        )}
      </chakra.p>
      {asking ? (
        <SourceForm sources={sources} onKeep={onKeep} onCancel={() => setAsking(false)} />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" columnGap="2" rowGap="1" mt="3">
          <Button variant="outline" onClick={() => setAsking(true)}>
            Say where it comes from{of}
          </Button>
          <Button variant="ghost" color="fg" onClick={onRemove}>
            {removeWords}
            {of}
          </Button>
        </chakra.div>
      )}
    </Box>
  )
}
