import { type ColorChoice, followColorMode } from '../../browser/color-mode.ts'
import { chooseTheme } from '../../person/theme-choice.ts'

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-theme-choice]')]

/** The button for the other theme takes the place, and the focus, of the one that was pressed. */
const choose = (pressed: HTMLElement, choice: ColorChoice): void => {
  chooseTheme(choice)
  const beside = [...(pressed.parentElement?.querySelectorAll<HTMLElement>('[data-theme-choice]') ?? [])]
  beside.find(button => button !== pressed)?.focus()
}

export const followTheme = (): void => {
  followColorMode()
  for (const button of buttons())
    button.addEventListener('click', () =>
      choose(button, button.dataset.themeChoice === 'dark' ? 'dark' : 'light'),
    )
}
