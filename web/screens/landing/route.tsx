import { chakra } from '@chakra-ui/react'
import { brand } from '../../../shared/brand.ts'
import { Hero } from './hero.tsx'
import { Promises } from './promises.tsx'

export const LandingRoute = () => (
  <chakra.div>
    <chakra.main id="main" tabIndex={-1} outline="0">
      <Hero />
      <Promises />
    </chakra.main>
    <chakra.footer maxW="content" mx="auto" px="gutter" pb="12">
      <chakra.p
        pt="6"
        borderTop="1px solid {colors.border}"
        textStyle="small"
        color="fg.muted"
        display="flex"
        flexWrap="wrap"
        gap="1.5"
        justifyContent="space-between"
      >
        <span>
          {brand.name}. {brand.tagline}
        </span>
        <chakra.a href={`mailto:${brand.supportEmail}`} color="brand.fg" fontWeight="semibold" py="1">
          {brand.supportEmail}
        </chakra.a>
      </chakra.p>
    </chakra.footer>
  </chakra.div>
)
