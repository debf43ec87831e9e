import { Moon, Sun } from 'lucide-react'
import { useColorMode } from '../../browser/use-browser-state.ts'
import { chooseTheme } from '../../person/theme-choice.ts'
import { IconButton } from '../../ui/button.tsx'

export const ThemeToggle = () => {
  const dark = useColorMode() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <IconButton
      label={dark ? 'Switch to light' : 'Switch to dark'}
      size="lg"
      icon={<Icon size={22} />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}
