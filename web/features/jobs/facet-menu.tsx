import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { usePressOutside } from '../../ui/use-press-outside.ts'

/** In pixels: the room that the choices keep from the edges of the window. */
const edge = 12
const width = 264

const placeBelow = (trigger: Element): CSSProperties => {
  const { left, bottom, top } = trigger.getBoundingClientRect()
  const below = window.innerHeight - bottom
  const x = Math.max(edge, Math.min(left, window.innerWidth - width - edge))
  // Where there is little room below, the choices stand above.
  return below < 200 && top > below
    ? { left: x, bottom: window.innerHeight - top + 4, maxHeight: top - edge }
    : { left: x, top: bottom + 4, maxHeight: below - edge }
}

const ways: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** As in a list of choices of the browser, the chosen one has the focus when they appear, else the first. */
const focusChosen = (panel: HTMLElement | null): void =>
  (
    panel?.querySelector<HTMLElement>('input:checked') ?? panel?.querySelector<HTMLElement>('input, a')
  )?.focus()

const moveFocus = (panel: HTMLElement, way: 1 | -1): void => {
  const choices = [...panel.querySelectorAll<HTMLElement>('input, a')]
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? choices.indexOf(activeElement) : -1
  if (at < 0) focusChosen(panel)
  else choices.at((at + way) % choices.length)?.focus()
}

type Props = {
  /** What is chosen between, for who hears it. */
  name: string
  label: string
  isOn: boolean
  children: ReactNode
}

/** A button that opens a few choices below it. They stay open where more than one can be chosen. */
export const FacetMenu = ({ name, label, isOn, children }: Props) => {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const root = useRef<HTMLFieldSetElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const open = place !== null
  const panel = useRef<HTMLDivElement>(null)
  /** The arrows move between the choices, and Enter takes one. Left to itself, a radio would be taken by each arrow. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (key === 'Enter' && target instanceof HTMLInputElement) {
      // The focus may go back to the button, which the same press would then open again.
      event.preventDefault()
      target.click()
    }
    const way = ways[key]
    // With Alt or Cmd, Left and Right are the browser's own: they go back and on.
    if (!way || event.altKey || event.metaKey) return
    event.preventDefault()
    if (panel.current) moveFocus(panel.current, way)
    else if (trigger.current) setPlace(placeBelow(trigger.current))
  }
  const choose = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    trigger.current?.focus()
    setPlace(null)
  }
  /** Closes without a choice. The focus, which was on one, goes back to the button. */
  const leave = () => {
    if (root.current?.contains(document.activeElement)) trigger.current?.focus()
    setPlace(null)
  }
  const escaped = useEffectEvent(leave)
  usePressOutside({ isOpen: open, parts: [root], close: leave })

  useEffect(() => {
    if (!open) return
    focusChosen(panel.current)
    const stopped = new AbortController()
    const close = () => setPlace(null)
    const listen = (type: string, act: (event: Event) => void) =>
      window.addEventListener(type, act, { signal: stopped.signal, capture: true })
    listen('keydown', event => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
      event.stopPropagation()
      escaped()
    })
    // What moves away from under the choices takes them along.
    listen('scroll', ({ target }) => {
      if (target instanceof Node && root.current && target !== root.current && target.contains(root.current))
        close()
    })
    listen('resize', close)
    return () => stopped.abort()
  }, [open])

  return (
    <fieldset
      ref={root}
      aria-label={name}
      // A press on what takes no focus, such as the words of a choice, moves it to what is around. That stays in here.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setPlace(null)
      }}
    >
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-menu-button
        data-on={isOn || undefined}
        onClick={({ currentTarget }) => setPlace(open ? null : placeBelow(currentTarget))}
      >
        {label}
        <ChevronDown size={15} />
      </Trigger>
      {place && (
        <Panel ref={panel} id={id} style={place} onClick={choose}>
          {children}
        </Panel>
      )}
    </fieldset>
  )
}

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: 'tap', md: '9' },
    px: '2.5',
    bg: 'bg.panel',
    border: '1px solid {colors.border.emphasized}',
    borderRadius: 'md',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { color: 'fg.subtle' },
    _hover: { bg: 'bg.muted' },
    '&[data-on]': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.fg' },
  },
})

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'dropdown',
    width: `${width}px`,
    maxWidth: `calc(100vw - ${2 * edge}px)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    p: '1.5',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    animation: 'lift-in {durations.base} {easings.out}',
  },
})

type ChoiceProps = {
  type: 'checkbox' | 'radio'
  name: string
  label: ReactNode
  /** Null: nothing is counted. */
  count: number | null
  checked: boolean
  onChange: () => void
}

export const Choice = ({ type, name, label, count, checked, onChange }: ChoiceProps) => (
  <ChoiceRow>
    <input type={type} name={name} checked={checked} onChange={onChange} />
    <span>{label}</span>
    {count !== null && (
      <small>
        {count.toLocaleString('en')}
        <chakra.span srOnly>{count === 1 ? ' job' : ' jobs'}</chakra.span>
      </small>
    )}
  </ChoiceRow>
)

const ChoiceRow = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: { base: 'tap', md: '36px' },
    px: '2.5',
    borderRadius: 'md',
    fontSize: '0.9375rem',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& input': { flexShrink: 0, boxSize: '18px', accentColor: '{colors.brand.solid}' },
    '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { textStyle: 'meta', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
})
