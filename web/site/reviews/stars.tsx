import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'

const best = 5
export const starsInWords = (rating: number): string => `${rating} of ${best} stars`

/** Those above the rating are pale. Which these are is said by styles, so that a script need only set `data-rating`. */
const pale = {
  [Array.from(
    { length: best },
    (_, rating) => `&[data-rating="${rating}"] > :nth-child(n+${rating + 1})`,
  ).join(', ')]: { opacity: 0.28 },
}

export const Stars = ({ rating }: { rating: number }) => (
  <chakra.span
    role="img"
    aria-label={starsInWords(rating)}
    data-slot="stars"
    data-rating={rating}
    display="inline-flex"
    gap="0.5"
    color="accent.emphasized"
    css={pale}
  >
    {Array.from({ length: best }, (_, place) => place).map(place => (
      <Star key={place} fill="currentColor" strokeWidth={0} />
    ))}
  </chakra.span>
)
