import { chakra, Heading } from '@chakra-ui/react'

type Props = {
  /** What the model changed, and why. */
  reasons: readonly string[]
  /** What was pasted in. */
  before: string
  /** What of the text nothing but that bears out. */
  alone: readonly string[]
}

/** What was changed and why, and what it was made from. */
export const TextNotes = ({ reasons, before, alone }: Props) => (
  <>
    {reasons.length > 0 && (
      <section>
        <Heading as="h2" textStyle="h3">
          What changed, and why
        </Heading>
        <chakra.ul mt="2" ps="5" display="grid" gap="1" listStyleType="disc" overflowWrap="anywhere">
          {reasons.map((reason, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and may say the same twice
            <li key={at}>{reason}</li>
          ))}
        </chakra.ul>
      </section>
    )}
    {alone.length > 0 && (
      <section>
        <Heading as="h2" textStyle="h3">
          From what you pasted in alone
        </Heading>
        <chakra.p mt="1" color="fg.muted">
          Your profile and your resumes do not say this. Keep what you can show when somebody asks.
        </chakra.p>
        <chakra.ul mt="2" ps="5" display="grid" gap="1" listStyleType="disc" overflowWrap="anywhere">
          {alone.map(text => (
            <li key={text}>{text}</li>
          ))}
        </chakra.ul>
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
