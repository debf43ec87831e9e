const everyMs = 5_000

/** The next one every five seconds; never while somebody points at them, has the focus in them, or wants no motion. */
export const turnTestimonials = (): void => {
  const place = document.querySelector<HTMLElement>('[data-testimonials]')
  if (!place) return
  const choices = [...place.querySelectorAll('input')]
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setInterval> | undefined

  const turn = () => {
    const next = choices[(choices.findIndex(choice => choice.checked) + 1) % choices.length]
    if (next) next.checked = true
  }
  const stop = () => clearInterval(timer)
  const start = () => {
    stop()
    const held = place.matches(':hover') || place.contains(document.activeElement)
    if (!still.matches && !held) timer = setInterval(turn, everyMs)
  }
  place.addEventListener('pointerenter', stop)
  place.addEventListener('pointerleave', start)
  place.addEventListener('focusin', stop)
  place.addEventListener('focusout', () => requestAnimationFrame(start))
  still.addEventListener('change', start)
  start()
}
