import { chakra, Heading } from '@chakra-ui/react'
import { Motif, type MotifName } from '../../art/motif.tsx'

type Swatches = { motif: MotifName; ground: string; ink: string; title: string; text: string }

const promises: readonly Swatches[] = [
  {
    motif: 'board',
    ground: 'etu.800',
    ink: 'citta.400',
    title: 'A list and a board',
    text: 'Saved, applied, interview, offer: see where each one stands, and move it when something happens.',
  },
  {
    motif: 'letter',
    ground: 'alaari.600',
    ink: 'alaari.100',
    title: 'Bring what you have',
    text: 'Read in a spreadsheet as CSV, with a look at every row first. Take all of it out again the same way.',
  },
  {
    motif: 'arrows',
    ground: 'omi.800',
    ink: 'omi.300',
    title: 'Made for a bad line',
    text: 'A lost connection loses nothing that you typed, and sending twice never makes two of it.',
  },
]

/** Three swatches in one ruled grid: what works today, and no more. */
export const Promises = () => (
  <chakra.section maxW="content" mx="auto" px="gutter" py={{ base: '14', lg: '26' }}>
    <Heading as="h2" textStyle="section" maxW="18em">
      Know what you sent, and what came back
    </Heading>
    <chakra.ul
      mt="6.5"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap="1px"
      bg="border"
      border="1px solid {colors.border}"
      borderRadius="lg"
      overflow="hidden"
    >
      {promises.map(({ motif, ground, ink, title, text }) => (
        <chakra.li
          key={title}
          display="grid"
          gridTemplateColumns="64px minmax(0, 1fr)"
          gap="4"
          pe="4.5"
          bg="bg.panel"
        >
          <Swatch motif={motif} ground={ground} ink={ink} />
          <chakra.div py={{ base: '4.5', lg: '6' }}>
            <Heading as="h3" textStyle="h3">
              {title}
            </Heading>
            <chakra.p mt="1" fontSize="0.9375rem" color="fg.muted">
              {text}
            </chakra.p>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.section>
)

const Swatch = ({ motif, ground, ink }: Pick<Swatches, 'motif' | 'ground' | 'ink'>) => (
  <chakra.div
    position="relative"
    display="grid"
    placeItems="center"
    minH="132px"
    bg={ground}
    color={ink}
    _before={{
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '7px',
      width: '2px',
      bg: 'currentcolor',
    }}
    _after={{
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '7px',
      width: '2px',
      bg: 'currentcolor',
    }}
  >
    <Motif name={motif} size={36} />
  </chakra.div>
)
