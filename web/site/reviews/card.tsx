import { chakra } from '@chakra-ui/react'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Review } from '../../../shared/api/reviews.ts'
import { Badge } from '../../ui/badge.tsx'
import { Stars } from './stars.tsx'

type Sample = Pick<Review, 'rating' | 'reviewText' | 'reviewerName' | 'reviewerRole'>

/** A sample as it is; without one, the pattern of a real review, which site/enhance/review-card.ts fills in. */
export const ReviewCard = ({ review }: { review?: Sample }) => (
  <chakra.li
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
    <ThumbButton type="button" data-vote={vote}>
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
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
  },
})
