const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('details[name=faq]')]

/** What the address names; nothing where its hash is no valid encoding, as `#100%` is none. */
const named = (): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

const openNamed = (): void => {
  const answer = named()?.closest<HTMLDetailsElement>('details[name=faq]')
  if (answer) answer.open = true
}

/** A link to a question opens it. Browsers that do not know the name of a details element keep one open by this. */
export const followFaq = (): void => {
  for (const answer of answers())
    answer.addEventListener('toggle', () => {
      if (!answer.open) return
      for (const other of answers()) if (other !== answer) other.open = false
    })
  openNamed()
  window.addEventListener('hashchange', openNamed)
}
