import { chakra } from '@chakra-ui/react'
import { CircleAlert, Star } from 'lucide-react'
import { useId } from 'react'

const ratings = [1, 2, 3, 4, 5]

/** A star is a label around a native radio button, so arrows move, and "4 stars" is announced. */
const StarLabel = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: 'tap',
    borderRadius: 'md',
    cursor: 'pointer',
    color: 'accent.emphasized',
    _hover: { bg: 'bg.muted' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '-2px' },
  },
})

type Props = {
  /** 0: none is chosen yet. */
  value: number
  onChange: (rating: number) => void
  error: string | undefined
}

/** The rating of a review, as a row of five stars. */
export const StarRating = ({ value, onChange, error }: Props) => {
  const name = useId()
  const errorId = useId()
  return (
    <chakra.fieldset
      role="radiogroup"
      aria-required
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <chakra.legend textStyle="label" mb="1">
        Rating
      </chakra.legend>
      <chakra.div display="flex" ms="-2.5">
        {ratings.map(rating => (
          <StarLabel key={rating}>
            <chakra.input
              type="radio"
              name={name}
              value={rating}
              aria-label={rating === 1 ? '1 star' : `${rating} stars`}
              checked={rating === value}
              onChange={() => onChange(rating)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="inherit"
            />
            <Star size={30} strokeWidth={1.5} fill={rating <= value ? 'currentColor' : 'none'} />
          </StarLabel>
        ))}
      </chakra.div>
      {error && (
        <chakra.p
          id={errorId}
          mt="1"
          display="flex"
          alignItems="center"
          gap="1.5"
          textStyle="meta"
          color="error.fg"
        >
          <CircleAlert size={16} />
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  )
}
