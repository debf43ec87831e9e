import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { figure } from '../../words.ts'

/** "184 of 220", always in view; over it, by how much. It is read out only when the limit is crossed. */
export const LimitCount = ({ length, max }: { length: number; max: number }) => {
  const over = length - max
  return (
    <>
      <chakra.span
        textStyle="meta"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={over > 0 ? 'error.fg' : 'fg.muted'}
      >
        {figure(length)} of {figure(max)} characters
        {over > 0 && `, ${figure(over)} too many`}
      </chakra.span>
      <VisuallyHidden role="status">
        {over > 0 && `More than the ${figure(max)} characters that LinkedIn takes.`}
      </VisuallyHidden>
    </>
  )
}
