import { chakra, Portal } from '@chakra-ui/react'
import {
  type ComponentProps,
  type CSSProperties,
  cloneElement,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import { timing } from '../timing.ts'

/** Beside the element there must be this much room, in pixels; else the hint stands below it. */
const roomBeside = 200

const placeBy = (element: Element): CSSProperties => {
  const box = element.getBoundingClientRect()
  return window.innerWidth - box.right >= roomBeside
    ? { left: box.right, top: box.top + box.height / 2, transform: 'translateY(-50%)' }
    : { left: box.left, top: box.bottom, maxWidth: `calc(100vw - ${box.left}px)` }
}

type Props = {
  /** Null: there is nothing to say. */
  text: string | null
  /** One link or button. */
  children: ReactElement<ComponentProps<'a'>>
}

/**
 * Words beside what is pointed at or reached with the keyboard: they stay while the pointer is on them, and Escape takes
 * them away. For eyes only: what they say is also in the element's name or description.
 */
export const Hint = ({ text, children }: Props) => {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = () => clearTimeout(leaving.current)
  const show = (element: Element) => {
    stay()
    setPlace(placeBy(element))
  }
  const leave = () => {
    stay()
    leaving.current = setTimeout(() => setPlace(null), timing.hintStays)
  }
  const shown = text !== null && place !== null

  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    if (!shown) return
    const hide = () => setPlace(null)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    // What moved away from under it, it says nothing about.
    window.addEventListener('scroll', hide, true)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('scroll', hide, true)
      window.removeEventListener('keydown', onKey)
    }
  }, [shown])

  return (
    <>
      {cloneElement(children, {
        onPointerEnter: event => {
          if (event.pointerType === 'mouse') show(event.currentTarget)
        },
        onPointerLeave: leave,
        onFocus: event => {
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
        },
        onBlur: leave,
      })}
      {shown && (
        <Portal>
          <Bubble aria-hidden style={place} onPointerEnter={stay} onPointerLeave={leave}>
            <Words>{text}</Words>
          </Bubble>
        </Portal>
      )}
    </>
  )
}

const Bubble = chakra('div', {
  base: { position: 'fixed', zIndex: 'popover', p: '2', maxW: 'calc(100vw - 3rem)' },
})

const Words = chakra('span', {
  base: {
    display: 'block',
    px: '2.5',
    py: '1.5',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    borderRadius: 'md',
    textStyle: 'meta',
    fontWeight: 'medium',
    boxShadow: 'overlay',
    border: '1px solid transparent',
    width: 'fit',
  },
})
