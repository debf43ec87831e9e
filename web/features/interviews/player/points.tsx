import { chakra, Heading } from '@chakra-ui/react'
import { Check, CornerDownRight } from 'lucide-react'

const looks = {
  strength: { Icon: Check, colour: 'success.fg' },
  improvement: { Icon: CornerDownRight, colour: 'warning.fg' },
} as const

type Props = { title: string; kind: keyof typeof looks; points: readonly string[]; level?: 'h2' | 'h3' }

/** What was good, or what to do better; nothing where there is nothing to say. */
export const Points = ({ title, kind, points, level = 'h3' }: Props) => {
  const { Icon, colour } = looks[kind]
  if (points.length === 0) return null
  return (
    <chakra.div mt="4">
      <Heading as={level} textStyle="label" fontSize="0.9375rem">
        {title}
      </Heading>
      <chakra.ul display="grid" gap="1.5" mt="1.5" listStyleType="none">
        {points.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and may say the same twice
          <chakra.li key={at} display="flex" gap="2.5" overflowWrap="anywhere">
            <chakra.span color={colour} position="relative" top="3px" flexShrink="0">
              <Icon size={17} />
            </chakra.span>
            {point}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
