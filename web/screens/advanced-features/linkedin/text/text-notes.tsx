import { chakra, Heading } from '@chakra-ui/react'

type Props = {
  /** What the model changed, and why. */
  reasons: readonly string[]
  /** What was pasted in. */
  before: string
}

/** What was changed and why, and what it was made from. */
export const TextNotes = ({ reasons, before }: Props) => (
  <>
    {reasons.length > 0 && (
      <section>
        <Heading as="h2" textStyle="h3">
          What changed, and why
        </Heading>
        <chakra.ul mt="2" ps="5" display="grid" gap="1" listStyleType="disc" overflowWrap="anywhere">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
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
