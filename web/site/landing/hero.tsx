import { chakra, Heading } from '@chakra-ui/react'
import type { ApplicationStatus } from '../../../shared/api/applications.ts'
import { inNaira, plans, trialDays } from '../../../shared/domain/plan.ts'
import { StatusBadge } from '../../applications/status-badge.tsx'
import { Cloth } from '../../art/cloth.tsx'
import { hero } from '../../content/landing.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { forPeople, forVisitors } from '../audience.ts'
import { headerHeight } from '../header.tsx'

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
    <chakra.div data-ways-in display="flex" flexWrap="wrap" gap="3">
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

const rows: readonly { title: string; company: string; status: ApplicationStatus }[] = [
  { title: 'Operations Analyst', company: 'Palmline Freight, Apapa', status: 'interview' },
  { title: 'Data Officer', company: 'Ọdánú Health, Yaba', status: 'offer' },
  { title: 'Supply Planner', company: 'Tudun Foods, Kano', status: 'applied' },
]

/** What a list looks like. The companies are made up, and the list says that it is an example. */
const ExampleList = () => (
  <chakra.section
    aria-label="An example of a list of applications"
    position="absolute"
    insetInline={{ base: '4', lg: 'auto' }}
    insetInlineStart={{ lg: '-14' }}
    bottom={{ base: '5', lg: '18' }}
    width={{ lg: '404px' }}
    maxW={{ base: '404px', lg: 'none' }}
    mx={{ base: 'auto', lg: '0' }}
    bg="bg.panel"
    color="fg"
    borderRadius="lg"
    boxShadow="0 20px 44px -16px rgb(6 9 26 / 0.7)"
    overflow="hidden"
  >
    <chakra.p
      display="flex"
      justifyContent="space-between"
      px="3.5"
      py="2.5"
      fontSize="sm"
      fontWeight="strong"
      borderBottom="1px solid {colors.border}"
    >
      My Applications
      <chakra.span fontWeight="normal" color="fg.subtle">
        example
      </chakra.span>
    </chakra.p>
    <chakra.ul>
      {rows.map(({ title, company, status }) => (
        <chakra.li
          key={title}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2.5"
          px="3.5"
          py="2.5"
          borderTop="1px solid {colors.border.muted}"
          _first={{ borderTopWidth: 0 }}
        >
          <chakra.div minWidth="0">
            <chakra.p fontSize="sm" fontWeight="strong">
              {title}
            </chakra.p>
            <chakra.p textStyle="meta" color="fg.muted" truncate>
              {company}
            </chakra.p>
          </chakra.div>
          <StatusBadge status={status} />
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.section>
)
