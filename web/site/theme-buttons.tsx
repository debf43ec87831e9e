import { Moon, Sun } from 'lucide-react'
import { Button, IconButton } from '../ui/button.tsx'

const choices = [
  { choice: 'dark', shownIn: 'light', Icon: Moon },
  { choice: 'light', shownIn: 'dark', Icon: Sun },
] as const

const onlyIn = (shownIn: 'light' | 'dark') => ({ [`html:not(.${shownIn}) &`]: { display: 'none' } })

/**
 * Both buttons are in the page, and theme.js chooses the shown one before the first paint. Without scripts none is shown.
 * page-controls.ts makes them work.
 */
export const ThemeButtons = ({ tone = 'plain' }: { tone?: 'plain' | 'onCloth' }) =>
  choices.map(({ choice, shownIn, Icon }) => (
    <IconButton
      key={choice}
      label={`Switch to ${choice}`}
      size="lg"
      tone={tone}
      data-theme-choice={choice}
      icon={<Icon size={22} />}
      css={onlyIn(shownIn)}
    />
  ))

/** The same with words, where there is room for them. */
export const NamedThemeButtons = () =>
  choices.map(({ choice, shownIn, Icon }) => (
    <Button key={choice} variant="ghost" size="lg" data-theme-choice={choice} css={onlyIn(shownIn)}>
      <Icon />
      Switch to {choice}
    </Button>
  ))
