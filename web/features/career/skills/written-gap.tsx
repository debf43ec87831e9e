import { chakra } from '@chakra-ui/react'
import { listIn, type Parts } from '../../../kit/streamed-text.ts'

/** An analysis as far as it is written: its summary, and the skills by name. */
export const WrittenGap = ({ parts }: { parts: Parts }) => {
  const missing = listIn(parts, 'missingSkills')
  const summary = parts.get('summary') ?? ''
  return (
    <>
      {summary !== '' && <p>{summary}</p>}
      {missing.length > 0 && (
        <chakra.ul ps="5" listStyleType="disc" aria-label="Missing skills">
          {missing.map((skill, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is known by while it grows
            <li key={at}>{skill}</li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}
