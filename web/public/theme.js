// Runs before the first paint. The same rule as web/browser/color-mode.ts; color-mode.test.ts holds the two together.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('aiki.theme')
  } catch {
    // Storage is switched off: the defaults serve.
  }
  if (choice !== 'light' && choice !== 'dark' && choice !== 'system')
    choice = /^\/dashboard(\/|$)/.test(location.pathname) ? 'system' : 'light'
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.classList.add(dark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0C1124' : '#F6F5F2'
  // The public pages show somebody who is signed in another way in: from the first paint, so that nothing moves.
  try {
    if (localStorage.getItem('aiki.person')) root.dataset.signedIn = ''
  } catch {
    // Then nobody can be signed in here.
  }

  if (navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) {
    root.dataset.saveData = ''
    return
  }
  const font = document.createElement('link')
  Object.assign(font, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' })
  font.href = '/assets/onest-1/onest-latin.woff2'
  document.head.append(font)
})()
