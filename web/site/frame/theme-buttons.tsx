import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'

type Props = { tone?: 'plain' | 'onCloth' }

// Both are in the page, and the page's colours say which one is shown: theme.js has chosen them before the first paint.
// Without it there is nothing to press.

/** The two halves of the theme toggle; site/enhance/theme.ts makes them work. */
export const ThemeButtons = ({ tone = 'plain' }: Props) => (
  <>
    <IconButton
      label="Switch to dark"
      size="lg"
      tone={tone}
      data-theme-choice="dark"
      icon={<Moon size={22} />}
      css={{ 'html:not(.light) &': { display: 'none' } }}
    />
    <IconButton
      label="Switch to light"
      size="lg"
      tone={tone}
      data-theme-choice="light"
      icon={<Sun size={22} />}
      css={{ 'html:not(.dark) &': { display: 'none' } }}
    />
  </>
)
