import { chakra, Heading } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { Motif } from '../../art/motif.tsx'
import { connectedBoards, linkedBoards } from '../../content/boards.ts'
import { boards, features, steps } from '../../content/landing.ts'
import { landingFigures } from '../../content/operator.ts'
import { Badge } from '../../ui/badge.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Footer } from '../footer.tsx'
import { LandingHeader } from '../header.tsx'
import { ReviewsSection } from '../reviews/section.tsx'
import { FigureRow, Section } from '../section.tsx'
import { ToastRegion } from '../toast-region.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Testimonials } from './testimonials.tsx'

export const Landing = () => (
  <>
    <SkipLink />
    <LandingHeader />
    <chakra.main id="main" tabIndex={-1} outline="0">
      <Hero />
      <chakra.section aria-label="Aiki in figures" maxW="content" mx="auto" px="gutter">
        <FigureRow figures={landingFigures} />
      </chakra.section>
      <Testimonials />
      <Boards />
      <Features />
      <Steps />
      <Pricing />
      <ReviewsSection />
    </chakra.main>
    <Footer />
    <ToastRegion />
  </>
)

/** The boards that are read, and beside them those that are only opened. */
const Boards = () => (
  <Section title={boards.title} text={boards.text}>
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap="6"
    >
      {connectedBoards.map(({ region, names }) => (
        <div key={region}>
          <Region>{region}</Region>
          <List>
            {names.map(name => (
              <Label key={name}>{name}</Label>
            ))}
          </List>
        </div>
      ))}
    </chakra.div>
    <chakra.div mt="6">
      <Region>{boards.linked}</Region>
      <List>
        {linkedBoards.map(({ name, address }) => (
          <li key={name}>
            <BoardLink href={address} target="_blank" rel="noopener noreferrer">
              {name}
              <ExternalLink size={14} />
            </BoardLink>
          </li>
        ))}
      </List>
    </chakra.div>
  </Section>
)

const Region = chakra('h3', {
  base: { mb: '2.5', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted' },
})
const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

const label = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '9',
  px: '3',
  fontSize: 'sm',
  fontWeight: 'strong',
  borderRadius: 'sm',
  border: '1px solid {colors.border}',
} as const
const Label = chakra('li', { base: { ...label, bg: 'bg.panel' } })
const BoardLink = chakra('a', {
  base: {
    ...label,
    minH: { base: 'tap', md: '9' },
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
})

/** Six swatches in one ruled grid. */
const Features = () => (
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

const stitches = (direction: string) =>
  `repeating-linear-gradient(${direction}, {colors.accent.solid} 0 10px, transparent 10px 16px)`

/** Four steps, joined by a running stitch: beside each other on desks, below each other on phones. */
const Steps = () => (
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
