import { chakra, Heading } from '@chakra-ui/react'
import { numbered } from './words.ts'

type Props = {
  /** What the model changed, and why. */
  reasons: readonly string[]
  /** What was pasted in. */
  before: string
  /** What of the text only that supports. */
  onlyPasted: readonly string[]
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <chakra.ul mt="2" ps="5" display="grid" gap="1" listStyleType="disc" overflowWrap="anywhere">
    {numbered(of).map(({ at, item }) => (
      <li key={at}>{item}</li>
    ))}
  </chakra.ul>
)

/** What was changed and why, and what the text was made from. */
export const TextNotes = ({ reasons, before, onlyPasted }: Props) => (
  <>
    {reasons.length > 0 && (
      <section>
        <Heading as="h2" textStyle="h3">
          What changed, and why
        </Heading>
        <Lines of={reasons} />
      </section>
    )}
    {onlyPasted.length > 0 && (
      <section>
        <Heading as="h2" textStyle="h3">
          From what you pasted in alone
        </Heading>
        <chakra.p mt="1" color="fg.muted">
          Your profile and your resumes do not say this. Keep what you can show when somebody asks.
        </chakra.p>
        <Lines of={onlyPasted} />
      </section>
    )}
    <chakra.details>
      <chakra.summary minH="tap" py="2.5" width="fit" textStyle="label" color="brand.fg" cursor="pointer">
        What you pasted in
      </chakra.summary>
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" color="fg.muted" pb="2">
        {before}
      </chakra.p>
    </chakra.details>
  </>
)
