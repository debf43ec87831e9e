import { chakra } from '@chakra-ui/react'
import { createContext, useContext } from 'react'
import { type PaperMark, partsOf } from './marks.ts'

/** The marks of the paper around. */
export const Marks = createContext<readonly PaperMark[]>([])

const Unsourced = chakra('mark', {
  base: {
    bg: 'warning.subtle',
    color: 'inherit',
    boxDecorationBreak: 'clone',
    px: '0.2em',
    mx: '-0.2em',
    borderRadius: 'thread',
    // A line is cut where a claim begins: what follows must not lie over the letters before it.
    '& + &': { ps: '0', ms: '0' },
  },
})
const Claim = chakra('span', {
  base: {
    textDecoration: 'underline dashed',
    textDecorationColor: 'citta.600',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.25em',
  },
})

/** A text of the paper; what has no source stands out. The card beside it says the same in words. */
export const Marked = ({ text }: { text: string }) => {
  const marks = useContext(Marks)
  if (marks.length === 0) return text
  return partsOf(text, marks).map(({ at, text: words, unsourced, claim }) => {
    const said = claim ? <Claim key={at}>{words}</Claim> : words
    return unsourced ? <Unsourced key={at}>{said}</Unsourced> : said
  })
}
