import { chakra } from '@chakra-ui/react'
import { Bullets, Section } from './section.tsx'

type Props = {
  /** Why the model changed something. */
  reasons: readonly string[]
  before: string
  /** Sentences that only the pasted text supports. */
  onlyPasted: readonly string[]
}

/** Below a text: what was changed and why, and the pasted text that it was made from. */
export const TextNotes = ({ reasons, before, onlyPasted }: Props) => (
  <>
    {reasons.length > 0 && (
      <Section title="What changed, and why">
        <Bullets lines={reasons} mt="2" />
      </Section>
    )}
    {onlyPasted.length > 0 && (
      <Section title="Only in what you pasted in">
        <chakra.p mt="1" color="fg.muted">
          Your profile and your resumes do not say this. Keep only what you can prove when somebody asks.
        </chakra.p>
        <Bullets lines={onlyPasted} mt="2" />
      </Section>
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
