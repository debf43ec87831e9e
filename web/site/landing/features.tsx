import { chakra, Heading } from '@chakra-ui/react'
import { Motif } from '../../art/motif.tsx'
import { features } from '../../content/landing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Section } from '../frame/section.tsx'

/** Six swatches in one ruled grid. */
export const Features = () => (
  <Section id="features" title="From the first search to the first day">
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap="1px"
      bg="border"
      border="1px solid {colors.border}"
      borderRadius="lg"
      overflow="hidden"
    >
      {features.map(({ motif, ground, ink, title, text, badge }) => (
        <chakra.li
          key={title}
          display="grid"
          gridTemplateColumns="72px minmax(0, 1fr)"
          gap="4"
          pe="4.5"
          bg="bg.panel"
        >
          <Swatch bg={ground} color={ink}>
            <Motif name={motif} size={36} />
          </Swatch>
          <chakra.div py={{ base: '4.5', lg: '6' }}>
            <Heading as="h3" textStyle="h3" display="flex" flexWrap="wrap" alignItems="center" gap="2">
              {title}
              {badge && <Badge>{badge}</Badge>}
            </Heading>
            <chakra.p mt="1" fontSize="0.9375rem" color="fg.muted">
              {text}
            </chakra.p>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  </Section>
)

const thread = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  width: '2px',
  bg: 'currentcolor',
} as const

const Swatch = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minH: { base: '116px', lg: '150px' },
    _before: { ...thread, insetInlineStart: '8px' },
    _after: { ...thread, insetInlineEnd: '8px' },
  },
})
