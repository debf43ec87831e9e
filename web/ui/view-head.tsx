import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The first address of a visit. There the focus stays where the browser has it. */
const firstKey = 'default'

/** The h1 of a view. It takes the focus when it appears, so that screen readers and thumbs start at the top. */
export const ViewHead = ({ title, text }: { title: string; text?: ReactNode }) => {
  const arrived = useLocation().key === firstKey
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [arrived])
  return (
    <div>
      <Heading as="h1" ref={heading} tabIndex={-1} textStyle="h1" outline="0">
        {title}
      </Heading>
      {text && (
        <chakra.p mt="1" color="fg.muted">
          {text}
        </chakra.p>
      )}
    </div>
  )
}
