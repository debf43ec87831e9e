import { Moon, Sun } from 'lucide-react'
import { useColorMode } from '../../browser/use-color-mode.ts'
import { chooseTheme } from '../../person/theme-choice.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export const ThemeToggle = ({ tone = 'plain' }: { tone?: 'plain' | 'onCloth' }) => {
  const dark = useColorMode() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <IconButton
      label={dark ? 'Switch to light' : 'Switch to dark'}
      size="lg"
      tone={tone}
      icon={<Icon size={22} />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}
