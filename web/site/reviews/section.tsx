import { chakra } from '@chakra-ui/react'
import { ChevronDown, PenLine } from 'lucide-react'
import { reviewFigures, sampleReviews } from '../../content/reviews.ts'
import { buttonRecipe } from '../../theme/recipes/button.ts'
import { Button } from '../../ui/button.tsx'
import { forScripts } from '../frame/audience.ts'
import { Section } from '../frame/section.tsx'
import { ReviewCard } from './card.tsx'
import { Summary } from './summary.tsx'

/** How many are in view before 'Show All'. */
export const shownAtFirst = 3

const Opener = chakra('summary', buttonRecipe)
const samples = sampleReviews.map(review => <ReviewCard key={review.reviewerName} review={review} />)

/** Samples, until site/enhance/reviews.ts finds approved reviews and puts them in their place. */
export const ReviewsSection = () => (
  <Section
    id="reviews"
    title="What people say"
    text={`${reviewFigures.average} of 5, from ${reviewFigures.count} reviews.`}
  >
    <chakra.div
      data-reviews
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '10' }}
      alignItems="start"
    >
      <Summary />
      <div>
        <chakra.p data-samples mb="4" textStyle="small" color="fg.muted">
          These are samples, written by us to show how reviews look. Approved reviews will stand here in their
          place.
        </chakra.p>
        <Cards data-first>{samples.slice(0, shownAtFirst)}</Cards>
        <chakra.details data-more css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
          <Opener
            variant="outline"
            mt="4"
            listStyle="none"
            css={{
              '&::-webkit-details-marker': { display: 'none' },
              'details[open] > & > span:first-of-type, details:not([open]) > & > span:last-of-type': {
                display: 'none',
              },
            }}
          >
            <span>Show All</span>
            <span>Show Fewer</span>
            <ChevronDown />
          </Opener>
          <Cards data-rest mt="4">
            {samples.slice(shownAtFirst)}
          </Cards>
          <Button variant="outline" mt="4" hidden data-older>
            Older reviews
          </Button>
        </chakra.details>
        <Button mt="4" css={forScripts} data-write>
          <PenLine />
          Write a Review
        </Button>
      </div>
      <template id="review-card">
        <ReviewCard />
      </template>
    </chakra.div>
  </Section>
)

const Cards = chakra('ul', { base: { display: 'grid', gap: '3' } })
