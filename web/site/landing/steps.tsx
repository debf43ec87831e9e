import { chakra, Heading } from '@chakra-ui/react'
import { steps } from '../../content/landing.ts'
import { Section } from '../frame/section.tsx'

const stitches = (direction: string) =>
  `repeating-linear-gradient(${direction}, {colors.accent.solid} 0 10px, transparent 10px 16px)`

/** Four steps, joined by a running stitch: beside each other on desks, below each other on phones. */
export const Steps = () => (
  <Section id="how-it-works" title="How it works">
    <chakra.ol
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      {steps.map(({ title, text }, place) => (
        <chakra.li
          key={title}
          position="relative"
          display="grid"
          gridTemplateColumns={{ base: '40px minmax(0, 1fr)', lg: 'minmax(0, 1fr)' }}
          alignContent="start"
          gap={{ base: '4', lg: '5' }}
          pe={{ lg: '6' }}
          pb={{ base: '7', lg: '0' }}
          css={{ '&:not(:last-of-type)::before': stitch }}
        >
          <chakra.span
            display="grid"
            placeItems="center"
            boxSize="10"
            bg="brand.solid"
            color="brand.contrast"
            fontWeight="bold"
            borderRadius="sm"
          >
            {place + 1}
          </chakra.span>
          <div>
            <Heading as="h3" textStyle="h3">
              {title}
            </Heading>
            <chakra.p mt="1" fontSize="0.9375rem" color="fg.muted">
              {text}
            </chakra.p>
          </div>
        </chakra.li>
      ))}
    </chakra.ol>
  </Section>
)

const stitch = {
  content: '""',
  position: 'absolute',
  top: { base: '48px', lg: '19px' },
  bottom: { base: '8px', lg: 'auto' },
  insetInlineStart: { base: '19px', lg: '52px' },
  insetInlineEnd: { lg: '12px' },
  width: { base: '2px', lg: 'auto' },
  height: { lg: '2px' },
  backgroundImage: { base: stitches('180deg'), lg: stitches('90deg') },
} as const
