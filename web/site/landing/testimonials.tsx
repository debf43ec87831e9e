import { chakra } from '@chakra-ui/react'
import { Cloth } from '../../art/cloth.tsx'
import { testimonials } from '../../content/landing.ts'
import { Badge } from '../../ui/badge.tsx'

const places = testimonials.map((_, place) => place + 1)

/** Styles alone show the one whose button is checked, so that choosing works before any script does. */
const shown = {
  [places.map(n => `& > input:nth-of-type(${n}):checked ~ div > figure:nth-of-type(${n})`).join(', ')]: {
    visibility: 'visible',
    opacity: 1,
  },
}

/** Three testimonials, one at a time. page-controls.ts turns them. */
export const Testimonials = () => (
  <chakra.section
    aria-label="Testimonials"
    maxW="content"
    mx="auto"
    px="gutter"
    py={{ base: '10', lg: '20' }}
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' }}
    gap="12"
    alignItems="center"
  >
    <chakra.div
      display={{ base: 'none', lg: 'block' }}
      height="200px"
      overflow="hidden"
      borderRadius="sm"
      css={{ '& > svg': { width: '100%', height: '100%' } }}
    >
      <Cloth strips={['sanyan', 'etu', 'alaari']} shift={[60, 0, 40]} height={200} />
    </chakra.div>
    <chakra.div
      data-testimonials
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent={{ lg: 'flex-end' }}
      css={shown}
    >
      {testimonials.map(({ name }, place) => (
        <Dot
          key={name}
          type="radio"
          name="testimonial"
          aria-label={`Testimonial ${place + 1} of ${testimonials.length}`}
          defaultChecked={place === 0}
        />
      ))}
      <chakra.div flexBasis="100%" display="grid" mb="3">
        {testimonials.map(({ words, name, role }) => (
          <chakra.figure
            key={name}
            gridArea="1 / 1"
            visibility="hidden"
            opacity="0"
            transition="opacity {durations.sheet} {easings.out}"
          >
            <chakra.blockquote
              fontSize={{ base: '1.375rem', lg: '2rem' }}
              lineHeight="1.25"
              letterSpacing="-0.02em"
              fontWeight="medium"
              maxW="25em"
            >
              {`“${words}”`}
            </chakra.blockquote>
            <chakra.figcaption
              mt="4"
              textStyle="small"
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="2"
            >
              <b>{name}</b>
              <chakra.span color="fg.muted">{role}</chakra.span>
              <Badge>Example</Badge>
            </chakra.figcaption>
          </chakra.figure>
        ))}
      </chakra.div>
    </chakra.div>
  </chakra.section>
)

/** Stands below the words, though it comes before them for the styles' sake. */
const Dot = chakra('input', {
  base: {
    order: 1,
    appearance: 'none',
    boxSize: { base: 'tap', md: '7' },
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    borderRadius: 'sm',
    _before: {
      content: '""',
      width: '2',
      height: '2',
      borderRadius: 'full',
      bg: 'border.emphasized',
    },
    _checked: { _before: { width: '6', bg: 'brand.solid' } },
  },
})
