import { chakra, Heading } from '@chakra-ui/react'
import { inNaira, plans, trialDays } from '../../../shared/domain/plan.ts'
import { Cloth } from '../../art/cloth.tsx'
import { hero } from '../../content/landing.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { forPeople, forVisitors } from '../frame/audience.ts'
import { headerHeight } from '../frame/landing-header.tsx'
import { ExampleList } from './example-list.tsx'

/** Cloth that bleeds off the edge, with a list lying on it. */
export const Hero = () => (
  <chakra.div position="relative" overflow="hidden" bg="bg.cloth" color="fg.cloth">
    <chakra.div position="relative" zIndex="base" maxW="content" mx="auto" px="gutter" pt={headerHeight}>
      <chakra.div pt={{ base: '7', lg: '16' }} pb={{ base: '0', lg: '24' }} maxW={{ lg: 'calc(50% + 1rem)' }}>
        <Heading as="h1" textStyle="display">
          {hero.title.map(line => (
            <chakra.span key={line} display="block">
              {line}{' '}
            </chakra.span>
          ))}
        </Heading>
        <chakra.p
          mt={{ base: '5', lg: '7' }}
          mb={{ base: '6', lg: '7.5' }}
          maxW="26em"
          fontSize={{ base: 'lg', lg: '1.1875rem' }}
          color="fg.clothMuted"
        >
          {hero.text}
        </chakra.p>
        <WaysIn />
      </chakra.div>
    </chakra.div>
    <Art />
  </chakra.div>
)

const WaysIn = () => (
  <>
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button asChild variant="onCloth" size="lg" flex={wide} css={forVisitors}>
        <a href={paths.auth({ mode: 'signup', trial: 'pro' })}>{hero.action}</a>
      </Button>
      <Button asChild variant="onCloth" size="lg" flex={wide} css={forPeople}>
        <a href={paths.dashboard}>Go to your dashboard</a>
      </Button>
    </chakra.div>
    <chakra.p mt="3.5" textStyle="small" color="fg.clothMuted" css={forVisitors}>
      {`${trialDays} days of ${plans.pro.name}. After that, free, or ${inNaira(plans.pro.price.kobo)} a month.`}
    </chakra.p>
  </>
)

const wide = { base: '1 1 auto', md: '0 0 auto' }

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
