import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, PenLine, Star, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Review } from '../../../shared/api/reviews.ts'
import { sampleReviews } from '../../content/landing.ts'
import { reviewFigures } from '../../content/operator.ts'
import { buttonRecipe } from '../../theme/recipes/button.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { forScripts } from '../audience.ts'
import { Section } from '../section.tsx'

/** How many are in view before 'Show All'. */
const shownAtFirst = 3

const Opener = chakra('summary', buttonRecipe)

/** Samples, until show-reviews.ts finds approved reviews and puts them in their place. */
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
          We wrote these samples to show how reviews look. Approved reviews will replace them.
        </chakra.p>
        <Cards data-first>{cardsOf(sampleReviews.slice(0, shownAtFirst))}</Cards>
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
              // With scripts, the button that closes the list stands at its end.
              'html:is(.light, .dark) details[open] > &': { display: 'none' },
            }}
          >
            <span>Show All</span>
            <span>Show Fewer</span>
            <ChevronDown />
          </Opener>
          <Cards data-rest mt="4">
            {cardsOf(sampleReviews.slice(shownAtFirst))}
          </Cards>
          <chakra.div display="flex" flexWrap="wrap" gap="2.5" mt="4" css={forScripts}>
            <Button variant="outline" hidden data-older>
              Older reviews
            </Button>
            <Button variant="outline" data-fewer>
              Show Fewer
              <ChevronUp />
            </Button>
          </chakra.div>
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

/** The average, and how the stars are spread: weft bars with the figure on each. */
const Summary = () => (
  <Panel inset="card" aria-label="All reviews in figures">
    <chakra.div display="flex" alignItems="baseline" gap="3">
      <chakra.b fontSize="3rem" lineHeight="1" letterSpacing="-0.04em" fontWeight="bold">
        {reviewFigures.average}
      </chakra.b>
      <div>
        <Stars rating={Math.round(reviewFigures.average)} />
        <chakra.p textStyle="small" color="fg.muted">{`${reviewFigures.count} reviews`}</chakra.p>
      </div>
    </chakra.div>
    <chakra.dl mt="4" display="grid" gap="2">
      {reviewFigures.distribution.map(({ stars, percent }) => (
        <chakra.div
          key={stars}
          display="grid"
          gridTemplateColumns="3.75rem minmax(0, 1fr) 2.5rem"
          alignItems="center"
          gap="2"
          textStyle="small"
        >
          <dt>{stars}</dt>
          <chakra.dd gridColumn="3" gridRow="1" textAlign="end" fontVariantNumeric="tabular-nums">
            {`${percent}%`}
          </chakra.dd>
          <chakra.dd aria-hidden gridColumn="2" gridRow="1" height="2.5" bg="bg.muted" borderRadius="thread">
            <chakra.div
              height="100%"
              bg="accent.solid"
              borderRadius="thread"
              style={{ width: `${percent}%` }}
            />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </Panel>
)

type Sample = Pick<Review, 'rating' | 'reviewText' | 'reviewerName' | 'reviewerRole'>

const cardsOf = (samples: readonly Sample[]) =>
  samples.map(review => <ReviewCard key={review.reviewerName} review={review} />)

/** A sample as it is; without one, the pattern of a real review, which show-reviews.ts fills. */
const ReviewCard = ({ review }: { review?: Sample }) => (
  <chakra.li
    tabIndex={-1}
    outlineOffset="-2px"
    p={{ base: '4', md: '5' }}
    bg="bg.panel"
    border="1px solid {colors.border}"
    borderRadius="lg"
    minW="0"
  >
    <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
      <Stars rating={review?.rating ?? 0} />
      {review ? <Badge>Sample</Badge> : <chakra.time data-slot="day" textStyle="meta" color="fg.subtle" />}
    </chakra.div>
    <chakra.p data-slot="text" mt="2" whiteSpace="pre-line">
      {review?.reviewText}
    </chakra.p>
    <chakra.div mt="2.5" display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="small">
      <b data-slot="name">{review?.reviewerName}</b>
      <chakra.span data-slot="role" color="fg.muted">
        {review?.reviewerRole}
      </chakra.span>
      {!review && (
        <chakra.span display="inline-flex" gap="1" ms="auto" my="-2">
          <Thumb vote="like" />
          <Thumb vote="dislike" />
        </chakra.span>
      )}
    </chakra.div>
  </chakra.li>
)

const Thumb = ({ vote }: { vote: 'like' | 'dislike' }) => {
  const Icon = vote === 'like' ? ThumbsUp : ThumbsDown
  return (
    <ThumbButton type="button" data-vote={vote} aria-pressed={false}>
      <Icon />
      <chakra.span srOnly>{vote === 'like' ? 'Like' : 'Dislike'}</chakra.span>
      <span data-slot={`${vote}s`} />
    </ThumbButton>
  )
}

const ThumbButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'tap', md: 'control' },
    px: '2.5',
    borderRadius: 'md',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-pressed=true]': { bg: 'brand.subtle', color: 'brand.fg', '& svg': { fill: 'currentColor' } },
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
  },
})

const ratings = [0, 1, 2, 3, 4]

/** The stars above the rating are pale. Styles say which these are, so that a script need only set `data-rating`. */
const pale = {
  [ratings.map(rating => `&[data-rating="${rating}"] > :nth-child(n+${rating + 1})`).join(', ')]: {
    opacity: 0.28,
  },
}

const Stars = ({ rating }: { rating: number }) => (
  <chakra.span
    role="img"
    aria-label={`${rating} of 5 stars`}
    data-slot="stars"
    data-rating={rating}
    display="inline-flex"
    gap="0.5"
    color="accent.emphasized"
    css={pale}
  >
    {ratings.map(place => (
      <Star key={place} fill="currentColor" strokeWidth={0} />
    ))}
  </chakra.span>
)
