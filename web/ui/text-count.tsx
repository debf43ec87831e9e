import { chakra, VisuallyHidden } from '@chakra-ui/react'

type Props = { length: number; max: number }

/** The share of the limit from which on the count is shown. */
const nearly = 0.9
const figure = (n: number): string => n.toLocaleString('en')

/** "4,812 of 5,000", once it matters. It is read out only when the limit is crossed: not with every letter. */
export const TextCount = ({ length, max }: Props) => {
  const over = length > max
  return (
    <>
      {length >= max * nearly && (
        <chakra.span textStyle="meta" whiteSpace="nowrap" color={over ? 'error.fg' : 'fg.subtle'}>
          {figure(length)} of {figure(max)}
        </chakra.span>
      )}
      <VisuallyHidden role="status">
        {over && `More than the ${figure(max)} characters that fit here.`}
      </VisuallyHidden>
    </>
  )
}
