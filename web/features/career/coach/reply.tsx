import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { textBlocks } from '../../../jobs/text-blocks.ts'

/** A text of the coach: paragraphs and lists, and nothing else. Those before are not read again with each word that comes. */
export const Reply = memo(({ text }: { text: string }) => (
  <chakra.div display="grid" gap="2" overflowWrap="anywhere">
    {textBlocks(text).map(({ kind, lines }) =>
      kind === 'list' ? (
        <chakra.ul key={lines[0]?.at} ps="5" listStyleType="disc" display="grid" gap="1">
          {lines.map(({ at, text: line }) => (
            <li key={at}>{line}</li>
          ))}
        </chakra.ul>
      ) : (
        lines.map(({ at, text: line }) => <p key={at}>{line}</p>)
      ),
    )}
  </chakra.div>
))
