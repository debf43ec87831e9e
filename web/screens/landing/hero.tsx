import { chakra, Heading } from '@chakra-ui/react'
import { Cloth } from '../../art/cloth.tsx'
import { Logo } from '../../art/logo.tsx'
import { paths } from '../../paths.ts'
import { ThemeToggle } from '../../shell/theme-toggle.tsx'
import { ExampleList } from './example-list.tsx'
import { firstWords } from './first-words.ts'
import { WaysIn } from './ways-in.tsx'

/** Cloth that bleeds off the edge, with a list lying on it. */
export const Hero = () => (
  <chakra.div position="relative" overflow="hidden" bg="bg.cloth" color="fg.cloth">
    <chakra.div position="relative" zIndex="1" maxW="content" mx="auto" px="gutter">
      <TopNav />
      <chakra.div pt={{ base: '7', lg: '16' }} pb={{ base: '0', lg: '20' }} maxW={{ lg: 'calc(50% + 1rem)' }}>
        <Heading as="h1" textStyle="display">
          {firstWords.title}
        </Heading>
        <chakra.p
          mt={{ base: '5', lg: '7' }}
          mb={{ base: '6', lg: '7.5' }}
          maxW="26em"
          fontSize={{ base: 'lg', lg: '1.1875rem' }}
          color="fg.clothMuted"
        >
          {firstWords.text}
        </chakra.p>
        <WaysIn />
      </chakra.div>
    </chakra.div>
    <Art />
  </chakra.div>
)

const TopNav = () => (
  <chakra.header
    display="flex"
    alignItems="center"
    justifyContent="space-between"
    minH={{ base: '16', lg: '76px' }}
    maxW={{ lg: 'calc(50% - 4rem)' }}
  >
    <Logo to={paths.home} />
    <ThemeToggle tone="onCloth" />
  </chakra.header>
)

const Art = () => (
  <chakra.div
    position={{ base: 'relative', lg: 'absolute' }}
    top="0"
    bottom="0"
    insetInlineEnd="0"
    width={{ base: 'auto', lg: 'calc(50vw - 56px)' }}
    height={{ base: '300px', lg: 'auto' }}
    mt={{ base: '8', lg: '0' }}
  >
    <chakra.div
      position="absolute"
      inset="0"
      overflow="hidden"
      css={{ '& > svg': { width: '100%', height: '100%' } }}
    >
      <Cloth
        strips={['etu', 'alaari', 'night', 'sanyan', 'etu', 'citta', 'leaf', 'alaari']}
        shift={[0, 70, 20, 110, 150, 30, 90, 130]}
        height={720}
        fit="xMinYMin slice"
      />
    </chakra.div>
    <ExampleList />
  </chakra.div>
)
