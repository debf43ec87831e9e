import { chakra } from '@chakra-ui/react'
import { SkipLink } from '../../app/shell/skip-link.tsx'
import { landingFigures } from '../../content/figures.ts'
import { FigureRow } from '../frame/figure-row.tsx'
import { Footer } from '../frame/footer.tsx'
import { LandingHeader } from '../frame/landing-header.tsx'
import { ToastRegion } from '../frame/toast-region.tsx'
import { ReviewsSection } from '../reviews/section.tsx'
import { Boards } from './boards.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Steps } from './steps.tsx'
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
