import { chakra } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useColorChoice } from '../../browser/use-color-mode.ts'
import { chooseTheme } from '../../person/theme-choice.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { SectionCard } from './section-card.tsx'

const options = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
] as const

export const Appearance = () => (
  <SectionCard title="Appearance">
    <chakra.div px={{ base: '4', lg: '5.5' }} pb="4.5">
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        Light, dark, or as your device is set. It is kept with your account, on every device.
      </chakra.p>
      <chakra.div maxW="24rem">
        <Segmented label="Theme" value={useColorChoice()} onChange={chooseTheme} options={options} block />
      </chakra.div>
    </chakra.div>
  </SectionCard>
)
