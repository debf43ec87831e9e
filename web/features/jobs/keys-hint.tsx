import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { draft } from '../../kit/draft.ts'
import { Panel } from '../../ui/panel.tsx'

const storedOff = (sub: string) => draft(sub, 'jobs.keys-off', z.literal(true))

/** Single letters do something here, so a person can turn them off: speech input types letters too. */
export const useKeysOn = (sub: string) => {
  const [isOn, setOn] = useState(() => storedOff(sub).read() === null)
  return {
    isOn,
    setOn: (next: boolean): void => {
      storedOff(sub).write(next ? null : true)
      setOn(next)
    },
  }
}

const keys = [
  ['/', 'search'],
  ['j', 'open the next job'],
  ['k', 'the one before'],
  ['Enter', 'go into it'],
  ['Esc', 'back to the list'],
  ['t', 'track'],
  ['x', 'hide'],
] as const
/** Those that can be turned off. */
const letters = keys.flatMap(([key]) => (key.length === 1 ? key : []))

type Props = ReturnType<typeof useKeysOn>

export const KeysHint = ({ isOn, setOn }: Props) => (
  <Panel px="4" py="3" aria-labelledby="keys">
    <chakra.h2 id="keys" textStyle="h3">
      Keys
    </chakra.h2>
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      my="1.5"
      textStyle="small"
      listStyleType="none"
      {...(!isOn && { color: 'fg.subtle' })}
    >
      {keys.map(([key, does]) => (
        <li key={key}>
          <Key>{key}</Key> {does}
        </li>
      ))}
    </chakra.ul>
    <Switch isOn={isOn} setOn={setOn} label="These keys are on" />
  </Panel>
)

/** At the end of the list, while a job that is open takes the place of the hint. */
export const KeysSwitch = (props: Props) => (
  <chakra.div px="4" py="1" color="fg.muted">
    <Switch {...props} label={`Keys are on: ${letters.join(' ')}`} />
  </chakra.div>
)

const Switch = ({ isOn, setOn, label }: Props & { label: string }) => (
  <chakra.label display="inline-flex" alignItems="center" gap="2" minH="8" textStyle="small" cursor="pointer">
    <chakra.input
      type="checkbox"
      boxSize="18px"
      accentColor="{colors.brand.solid}"
      checked={isOn}
      onChange={({ target }) => setOn(target.checked)}
    />
    {label}
  </chakra.label>
)

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '6',
    px: '1.5',
    border: '1px solid {colors.border.emphasized}',
    borderRadius: 'sm',
    fontFamily: 'inherit',
    textStyle: 'meta',
    fontWeight: 'semibold',
    textAlign: 'center',
  },
})
