import { Box, chakra, Flex, Grid, Heading } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Cloth, type StripName, warpGround } from '../art/cloth.tsx'
import { Logo } from '../art/logo.tsx'
import { paths } from '../paths.ts'

type Props = {
  /** Strips of the cloth that are woven, 0 to 4. */
  woven: number
  aside: { title: string; text: string }
  children: ReactNode
}

/** Every view outside the signed-in area: the cloth at the left on desks, a band of it on top of phones. */
export const OutsideFrame = ({ woven, aside, children }: Props) => (
  <Grid
    minHeight="100dvh"
    templateColumns={{ base: 'minmax(0, 1fr)', lg: '480px minmax(0, 1fr)' }}
    templateRows={{ base: 'auto 1fr', lg: '1fr' }}
  >
    <Flex
      as="header"
      direction="column"
      bg="bg.cloth"
      color="fg.cloth"
      position={{ lg: 'sticky' }}
      top="0"
      height={{ lg: '100dvh' }}
      minHeight={{ lg: '560px' }}
    >
      <Box px={{ base: 'gutter', lg: '12' }} py={{ base: '1', lg: '8' }}>
        <Logo to={paths.home} />
      </Box>
      <Box height={{ base: '24px', lg: 'auto' }} flex={{ lg: '1 1 0' }} minHeight="0">
        <Loom woven={woven} />
      </Box>
      <Box display={{ base: 'none', lg: 'block' }} px="12" pt="10" pb="11" minHeight="236px">
        <Heading as="p" fontSize="2rem" lineHeight="1.08" letterSpacing="-0.035em" fontWeight="bold">
          {aside.title}
        </Heading>
        <chakra.p mt="3.5" maxWidth="24em" color="fg.clothMuted">
          {aside.text}
        </chakra.p>
      </Box>
    </Flex>
    <Flex
      as="main"
      id="main"
      tabIndex={-1}
      direction="column"
      width="100%"
      maxWidth="reading"
      mx="auto"
      px={{ base: 'gutter', lg: '10' }}
      pt={{ base: '4', lg: '24' }}
      pb={{ base: '0', lg: '14' }}
      css={{ '&:not(:has([data-docked]))': { pb: { base: 'var(--offline)', lg: '14' } } }}
    >
      {children}
    </Flex>
  </Grid>
)

const strips: readonly [StripName, number][] = [
  ['alaari', 46],
  ['night', 104],
  ['sanyan', 58],
  ['etu', 0],
]

const Strip = chakra('div', {
  base: {
    minWidth: 0,
    overflow: 'hidden',
    transformOrigin: 'top',
    animation: 'weave-in {durations.weave} {easings.out}',
    borderInlineEnd: '1px solid {colors.black/45}',
    '& svg': { display: 'block', width: '100%', height: '100%' },
  },
})

/** Four strips side by side: so many are woven, the others are bare warp. */
const Loom = ({ woven }: { woven: number }) => (
  <Grid
    templateColumns={`repeat(${strips.length}, minmax(0, 1fr))`}
    height="100%"
    css={warpGround}
    aria-hidden
  >
    {strips.slice(0, woven).map(([name, shift]) => (
      <Strip key={name}>
        <Cloth strips={[name]} shift={[shift]} />
      </Strip>
    ))}
  </Grid>
)

/** The first address of a visit. There the focus stays where the browser has it. */
const firstKey = 'default'

/** The h1 of a view. It takes the focus when it appears, so that screen readers and thumbs start at the top. */
export const ViewHead = ({ title, text }: { title: string; text?: ReactNode }) => {
  const arrived = useLocation().key === firstKey
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [arrived])
  return (
    <div>
      <Heading as="h1" ref={heading} tabIndex={-1} textStyle="h1">
        {title}
      </Heading>
      {text && (
        <chakra.p mt="1" color="fg.muted">
          {text}
        </chakra.p>
      )}
    </div>
  )
}

type ViewProps = { title: string; text?: ReactNode; children?: ReactNode }

/** A view of the frame: its head, and below it one thing after the other. */
export const OutsideView = ({ title, text, children }: ViewProps) => (
  <Flex direction="column" gap="5" pb="6">
    <ViewHead title={title} text={text} />
    {children}
  </Flex>
)
